#pragma once

#include "qml/Playtest/adoption.h"
#include "qml/Playtest/rows.h"
#include "qml/Playtest/tablemodel.h"

#include "core/pack.h"
#include "core/savefile.h"

#include <memory>

namespace mw::table {

/// What a table agrees on before a game: seats, options, variant, seed. Reads what there is to choose from the
/// pack's items and compiles the pack that the choices make.
class TableSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the game.")
    Q_PROPERTY(QString title READ title NOTIFY packChanged)
    Q_PROPERTY(QString tagline READ tagline NOTIFY packChanged)
    Q_PROPERTY(int fewestPlayers READ fewestPlayers NOTIFY packChanged)
    Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY packChanged)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    Q_PROPERTY(int variant READ variant WRITE setVariant NOTIFY changed)
    Q_PROPERTY(QList<QString> seatKinds READ seatKinds CONSTANT)
    Q_PROPERTY(mw::table::TableModel *seats READ seatModel CONSTANT)
    Q_PROPERTY(mw::table::TableModel *options READ optionModel CONSTANT)
    Q_PROPERTY(mw::table::TableModel *variants READ variantModel CONSTANT)

public:
    explicit TableSetup(QObject *parent = nullptr);

    /// Content as edited; its variant, if it has one, is fixed.
    void setPack(std::shared_ptr<const GamePack> pack);
    [[nodiscard]] const std::shared_ptr<const GamePack> &basePack() const { return m_base; }
    /// The base pack with variant and options; null when that does not compile.
    [[nodiscard]] std::shared_ptr<const GamePack> chosenPack(Diagnostics &problems) const { return maker()(problems); }
    /// What makes that pack of the present choices, on any thread.
    [[nodiscard]] PackMaker maker() const;
    [[nodiscard]] Setup engineSetup() const;
    [[nodiscard]] std::vector<Seat> chosenSeats() const;
    /// Sets an option to one of its values by its word; false if there is no such option or value.
    bool choose(std::string_view option, std::string_view word);
    /// Takes over what a running or opened game was started with.
    void adopt(const GamePack &pack, const Setup &setup, const std::vector<Seat> &seats);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString tagline() const;
    /// What a player is called who has not said a name; seats count from 0.
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] int fewestPlayers() const;
    [[nodiscard]] int mostPlayers() const;
    [[nodiscard]] int players() const { return m_players; }
    void setPlayers(int players);
    [[nodiscard]] QString seed() const { return QString::number(m_seed); }
    void setSeed(const QString &seed); ///< anything but a number is ignored
    [[nodiscard]] int variant() const { return m_variant; }
    void setVariant(int variant);
    [[nodiscard]] QStringList seatKinds() const;
    [[nodiscard]] int seatKind(int seat) const; ///< position in seatKinds
    [[nodiscard]] TableModel *seatModel() { return &m_seats; }
    [[nodiscard]] TableModel *optionModel() { return &m_options; }
    [[nodiscard]] TableModel *variantModel() { return &m_variants; }

    Q_INVOKABLE void setSeatName(int seat, const QString &name);
    Q_INVOKABLE void setSeatKind(int seat, int kind); ///< a position in seatKinds
    Q_INVOKABLE void setOption(int option, int value);
    Q_INVOKABLE void drawSeed();

signals:
    void packChanged();
    void changed();

private:
    [[nodiscard]] const Item *gameItem() const;
    [[nodiscard]] const Item *variantItem() const;
    [[nodiscard]] OptionValues optionValues() const;
    void readOptions(const GamePack *before);
    void readVariants();
    void fillSeats();
    /// Says of each option whether it does anything with so many players.
    void tellIdle();

    std::shared_ptr<const GamePack> m_base;
    RowModel<SeatRow> m_seats;
    RowModel<OptionRow> m_options;
    RowModel<VariantRow> m_variants;
    int m_players = 2;
    int m_variant = 0;
    std::uint64_t m_seed = 1;
};

} // namespace mw::table
