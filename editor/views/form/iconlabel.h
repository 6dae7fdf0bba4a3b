#pragma once

#include <QIcon>
#include <QList>
#include <QWidget>

namespace mw::editor {

class PackIcons;

/// One line of text with the icons of a pack in it, such as "3 {gold}". Cheaper than a label with rich text, which
/// lays its page out several times for each key that changes a number.
class IconLabel : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString text READ text WRITE setText)

public:
    explicit IconLabel(const PackIcons *icons, QWidget *parent = nullptr);

    /// The text with its icons in braces; an icon that the pack does not have stays as it is written.
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A run of text, or an icon.
    struct Piece {
        QString text;
        QIcon icon;
        int width = 0;
    };
    void measure();

    const PackIcons *m_icons;
    QString m_text;
    QList<Piece> m_pieces;
    int m_width = 0; ///< of all pieces
};

} // namespace mw::editor
