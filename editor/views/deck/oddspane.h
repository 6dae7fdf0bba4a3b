#pragma once

#include "editor/models/deckfields.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace mw::editor {

class OddsChart;
class PackIcons;

/// "At least one of … in three draws from these cards": the odds, and how they grow with more draws.
class OddsPane : public QWidget
{
    Q_OBJECT

public:
    explicit OddsPane(const PackIcons *icons, QWidget *parent = nullptr);

    void setFields(const QList<DeckField> &fields);
    /// The cards that are drawn from; they must live as long as they are set.
    void setCards(const std::vector<const Item *> &cards);

private:
    void fillValues();
    void calculate();

    const PackIcons *m_icons;
    QList<DeckField> m_fields;
    std::vector<const Item *> m_cards;
    QString m_chosen; ///< the value asked for, also while no card has it
    QSpinBox *m_wanted;
    QComboBox *m_field;
    QComboBox *m_value;
    QSpinBox *m_draws;
    QLabel *m_answer;
    OddsChart *m_chart;
};

} // namespace mw::editor
