#include "tablesettings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace mw::table {

namespace {

bool programIsDark()
{
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

TableSettings::TableSettings(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool TableSettings::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange) {
        emit changed();
    }
    return QObject::eventFilter(watched, event);
}

void TableSettings::set(const QString &key, const QVariant &value)
{
    if (m_settings.value(key) != value) {
        m_settings.setValue(key, value);
        emit changed();
    }
}

bool TableSettings::dark() const
{
    return m_settings.value(QStringLiteral("table/dark"), programIsDark()).toBool();
}

void TableSettings::setDark(bool dark)
{
    set(QStringLiteral("table/dark"), dark);
}

bool TableSettings::motion() const
{
    return m_settings.value(QStringLiteral("table/motion"), true).toBool();
}

void TableSettings::setMotion(bool motion)
{
    set(QStringLiteral("table/motion"), motion);
}

bool TableSettings::paced() const
{
    return m_settings.value(QStringLiteral("table/paced"), true).toBool();
}

void TableSettings::setPaced(bool paced)
{
    set(QStringLiteral("table/paced"), paced);
}

qreal TableSettings::zoom() const
{
    return std::clamp(m_settings.value(QStringLiteral("table/zoom"), 1.0).toDouble(), leastZoom, mostZoom);
}

void TableSettings::setZoom(qreal zoom)
{
    set(QStringLiteral("table/zoom"), std::clamp(zoom, leastZoom, mostZoom));
}

} // namespace mw::table
