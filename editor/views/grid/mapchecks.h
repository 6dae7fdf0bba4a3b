#pragma once

#include "editor/models/grid/mapreport.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QTreeWidget;

namespace mw::editor {

class GridModel;
class GridPaint;

/// What a map comes to while it is painted: its spaces beside those of the other maps of the side, what roads reach,
/// and where each piece fits. A line that is chosen is pointed out on the map.
class MapChecks : public QWidget
{
    Q_OBJECT

public:
    explicit MapChecks(GridModel *model, QWidget *parent = nullptr);

    void showReport(const MapReport &report, const GridPaint &paint);
    void showFits(const std::vector<PieceFit> &fits);
    [[nodiscard]] QStringList findings() const; ///< the lines, for tests and for screen readers
    void clearChoice();

signals:
    void cellsChosen(const mw::grid::Cells &cells);
    void pieceChosen(const mw::editor::Piece &piece, const mw::grid::Cells &cells);
    void pieceTaken(); ///< by the pointer or Enter, after pieceChosen()
    void fieldChosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Level { Good, Note, Warning, Error };
    /// What a line is about; it stays chosen while the map is painted.
    enum class About { Problem, Doors, Apart, Areas, First, Beside, Room };
    enum class Chosen { Nothing, Finding, Piece };

    void fillCounts(const MapReport &report, const GridPaint &paint);
    void fillFindings(const MapReport &report);
    void fillDiagnostics();
    void tellAreas(const MapReport &report);
    void tellFirstTurn(const MapReport &report);
    QListWidgetItem *tell(Level level, About about, const QString &text, const grid::Cells &cells = {});
    void choose(const QListWidgetItem *item);
    void chooseAgain(int about);
    [[nodiscard]] QList<std::vector<int>> otherCounts() const;

    GridModel *m_model;
    QGridLayout *m_counts;
    QStringList m_shownCounts;
    QListWidget *m_findings;
    QTreeWidget *m_pieces;
    QLabel *m_piecesHead;
    std::vector<grid::Cells> m_cells; ///< of the findings, by row
    std::vector<PieceFit> m_fits;     ///< by row of m_pieces
    Chosen m_chosen = Chosen::Nothing;
};

/// A picture of a piece, its parts beside each other.
[[nodiscard]] QIcon pieceIcon(const Piece &piece, const QColor &colour);

} // namespace mw::editor
