#pragma once

#include "editor/views/start/packinfo.h"

#include <QFrame>

namespace mw::editor {

/// A pack on the start page, with its Play and Edit buttons.
class PackCard : public QFrame
{
    Q_OBJECT

public:
    explicit PackCard(const PackInfo &pack, QWidget *parent = nullptr);

signals:
    void playRequested(const QString &folder);
    void editRequested(const QString &folder);

private:
    [[nodiscard]] static QString facts(const PackInfo &pack);
};

} // namespace mw::editor
