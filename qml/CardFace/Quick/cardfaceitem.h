#pragma once

#include "qml/CardFace/Quick/facesource.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace mw::table {

/// A card, tile or board in a scene, drawn by its layout. Its implicit size is the printed one at `scaleFactor`
/// pixels to the millimetre; in any other size it is drawn anew and stays sharp. Where
/// it is too small for its words, the kind's small face is shown, if it has one.
class CardFaceItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(CardFace)
    Q_PROPERTY(mw::table::FaceSource *source READ source WRITE setSource NOTIFY sourceChanged REQUIRED)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY faceChanged)
    Q_PROPERTY(QString itemId READ itemId WRITE setItemId NOTIFY faceChanged)
    Q_PROPERTY(bool back READ isBack WRITE setBack NOTIFY faceChanged)
    Q_PROPERTY(qreal scaleFactor READ scaleFactor WRITE setScaleFactor NOTIFY faceChanged)
    /// Millimetres.
    Q_PROPERTY(QSizeF faceSize READ faceSize NOTIFY faceChanged)
    /// Whether there is no room for its words: then the small face is shown.
    Q_PROPERTY(bool brief READ isBrief NOTIFY briefChanged)

public:
    explicit CardFaceItem(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

    [[nodiscard]] FaceSource *source() const { return m_source; }
    void setSource(FaceSource *source);
    [[nodiscard]] QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    [[nodiscard]] QString itemId() const { return m_itemId; }
    void setItemId(const QString &itemId);
    [[nodiscard]] bool isBack() const { return m_back; }
    void setBack(bool back);
    [[nodiscard]] qreal scaleFactor() const { return m_scaleFactor; }
    void setScaleFactor(qreal pixelsPerMm);
    [[nodiscard]] QSizeF faceSize() const;
    [[nodiscard]] bool isBrief() const;

    /// Where a value is drawn, in the item's own coordinates; empty if it is not shown.
    Q_INVOKABLE [[nodiscard]] QRectF regionOf(const QString &path) const;

signals:
    void sourceChanged();
    void faceChanged();
    void briefChanged();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void renew();

    QPointer<FaceSource> m_source;
    QString m_kind;
    QString m_itemId;
    bool m_back = false;
    qreal m_scaleFactor = 3;
};

} // namespace mw::table
