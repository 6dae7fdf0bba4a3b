#pragma once

#include <QTableView>

namespace mw::editor {

class DeckMatrix;
class PackIcons;

/// The matrix of a deck. A click on a cell chooses it, a second one or Space opens its values; a digit sets the value
/// of that number, a letter the next that begins with it, S swaps two cells of each row; copying and pasting go by
/// lines of tab-separated values.
class MatrixView : public QTableView
{
    Q_OBJECT

public:
    MatrixView(DeckMatrix *matrix, const PackIcons *icons, QWidget *parent = nullptr);

    void swapSelected();
    [[nodiscard]] bool canSwap() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

signals:
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QModelIndexList cells() const;
    void fit();
    void openValues(const QModelIndex &cell);
    void setValue(const QString &value);
    /// The value that a typed letter or digit means for the current cell; empty if none.
    [[nodiscard]] QString valueOfKey(const QString &typed) const;

    DeckMatrix *m_matrix;
    const PackIcons *m_icons;
};

} // namespace mw::editor
