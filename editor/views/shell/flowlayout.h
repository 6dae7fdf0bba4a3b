#pragma once

#include <QLayout>
#include <QList>

namespace mw::editor {

/// Lays widgets out in rows like words, as many to a row as fit.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int gap, QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// Makes all widgets as high as the highest needs to be.
    void setEven() { m_isEven = true; }
    /// Deletes all widgets.
    void clear();

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int place(const QRect &rect, bool apply) const;
    [[nodiscard]] int heightOfHighest() const;

    QList<QLayoutItem *> m_items;
    int m_gap;
    bool m_isEven = false;
};

} // namespace mw::editor
