#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSettings>

namespace mw::table {

/// How this person likes the table; kept between sessions.
class TableSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY changed)
    Q_PROPERTY(bool paced READ paced WRITE setPaced NOTIFY changed)
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY changed)

public:
    explicit TableSettings(QObject *parent = nullptr);

    /// As the program is, until somebody chooses for the table.
    [[nodiscard]] bool dark() const;
    void setDark(bool dark);
    [[nodiscard]] bool motion() const;
    void setMotion(bool motion);
    [[nodiscard]] bool paced() const;
    void setPaced(bool paced);
    /// 1 is 100 %; kept between the least and the most.
    [[nodiscard]] qreal zoom() const;
    void setZoom(qreal zoom);

    static constexpr qreal leastZoom = 0.75;
    static constexpr qreal mostZoom = 2.5;

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void set(const QString &key, const QVariant &value);

    QSettings m_settings;
};

} // namespace mw::table
