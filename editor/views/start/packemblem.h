#pragma once

#include <QWidget>

namespace mw::editor {

/// A hexagonal tile with the initials of a pack, in a colour made from its name.
class PackEmblem : public QWidget
{
    Q_OBJECT

public:
    explicit PackEmblem(const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_initials;
    int m_hue = 0;
};

} // namespace mw::editor
