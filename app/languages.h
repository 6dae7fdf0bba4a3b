#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

#include <array>

namespace mw::app {

/// The languages that the studio speaks: those of which there is a catalogue, meeplewright_xx.qm.
class Languages : public QObject
{
    Q_OBJECT

public:
    /// Catalogues of folders that come first win.
    explicit Languages(const QStringList &folders, QObject *parent = nullptr);
    ~Languages() override;

    /// Where the program's catalogues lie: within it, and beside it.
    [[nodiscard]] static QStringList folders(const QString &programFolder);
    /// What a language is called in itself: "Deutsch" for "de".
    [[nodiscard]] static QString nameOf(const QString &language);

    [[nodiscard]] const QStringList &found() const { return m_found; } ///< "de", "en", "pt_BR"
    [[nodiscard]] QString chosen() const { return m_chosen; }
    /// Speaks a language from now on; that of the desktop if it is empty or there is no catalogue of it.
    void choose(const QString &language);

private:
    bool install(QTranslator &translator, const QString &language, const QString &name, const QStringList &folders);

    QStringList m_folders;
    QStringList m_found;
    QString m_chosen;
    std::array<QTranslator, 3> m_translators; ///< English for its plural forms, the language, Qt's own texts in it
};

} // namespace mw::app
