#pragma once

#include <QHeaderView>
#include <QList>

class QLineEdit;

namespace mw::editor {

/// A table's horizontal header with a row of filter fields under the titles. The owner decides which columns have
/// one: those of `firstColumn` and on (a frozen overlay shows the ones before).
class FilterHeader : public QHeaderView
{
    Q_OBJECT

public:
    FilterHeader(int firstColumn, int lastColumn, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field(int column) const;
    void setFiltersVisible(bool visible);
    [[nodiscard]] QSize sizeHint() const override;
    void setModel(QAbstractItemModel *model) override;

signals:
    void filterChanged(int column, const QString &text);

protected:
    void updateGeometries() override;

private:
    void rebuild();
    void placeFields();

    QList<QLineEdit *> m_fields;
    int m_first;
    int m_last; ///< -1: all
    bool m_visible = true;
};

} // namespace mw::editor
