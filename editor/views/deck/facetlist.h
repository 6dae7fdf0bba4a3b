#pragma once

#include "editor/models/deckfields.h"

#include <QListWidget>

namespace mw::editor {

class PackIcons;

/// How many cards have each value of a field, as bars. What is selected filters the page.
class FacetList : public QListWidget
{
    Q_OBJECT

public:
    FacetList(const DeckField &field, const PackIcons *icons, QWidget *parent = nullptr);

    [[nodiscard]] const DeckField &field() const { return m_field; }
    /// `cards` is what the shares are of.
    void setShares(const QList<DeckShare> &shares, int cards);
    [[nodiscard]] QStringList chosen() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    DeckField m_field;
    const PackIcons *m_icons;
};

} // namespace mw::editor
