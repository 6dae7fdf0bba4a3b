#include "editor/views/deck/oddspane.h"

#include "editor/models/drawodds.h"
#include "editor/views/deck/deckcharts.h"
#include "editor/views/form/packicons.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

namespace {
constexpr int mostDraws = 12; // places in the chart
}

OddsPane::OddsPane(const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_icons(icons), m_wanted(new QSpinBox), m_field(new QComboBox), m_value(new QComboBox),
      m_draws(new QSpinBox), m_answer(new QLabel), m_chart(new OddsChart)
{
    m_wanted->setObjectName(QStringLiteral("oddsWanted"));
    m_field->setObjectName(QStringLiteral("oddsField"));
    m_value->setObjectName(QStringLiteral("oddsValue"));
    m_draws->setObjectName(QStringLiteral("oddsDraws"));
    m_answer->setObjectName(QStringLiteral("oddsAnswer"));
    m_wanted->setAccessibleName(tr("Cards wanted"));
    m_field->setAccessibleName(tr("Field"));
    m_value->setAccessibleName(tr("Value"));
    m_draws->setAccessibleName(tr("Draws"));
    m_wanted->setRange(1, 1);
    m_draws->setRange(1, 1);
    m_field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_value->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *words = new QWidget;
    auto *line = new FlowLayout(spacing::tiny, words);
    const auto addWord = [&](const QString &word) {
        auto *label = new QLabel(word);
        label->setFixedHeight(m_field->sizeHint().height());
        line->addWidget(label);
    };
    for (QWidget *box :
         {static_cast<QWidget *>(m_wanted), static_cast<QWidget *>(m_value), static_cast<QWidget *>(m_draws)})
        box->setFixedHeight(m_field->sizeHint().height());
    addWord(tr("At least"));
    line->addWidget(m_wanted);
    addWord(tr("with"));
    line->addWidget(m_field);
    line->addWidget(m_value);
    addWord(tr("in"));
    line->addWidget(m_draws);
    addWord(tr("draws"));
    m_answer->setProperty("heading", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::tiny);
    layout->addWidget(words);
    layout->addWidget(m_answer);
    layout->addWidget(m_chart);
    connect(m_field, &QComboBox::currentIndexChanged, this, &OddsPane::fillValues);
    connect(m_value, &QComboBox::currentIndexChanged, this, [this] {
        m_chosen = m_value->currentData().toString();
        calculate();
    });
    connect(m_wanted, &QSpinBox::valueChanged, this, &OddsPane::calculate);
    connect(m_draws, &QSpinBox::valueChanged, this, &OddsPane::calculate);
}

void OddsPane::setFields(const QList<DeckField> &fields)
{
    const QSignalBlocker quiet(m_field);
    m_fields = fields;
    m_field->clear();
    for (const DeckField &field : fields)
        m_field->addItem(field.title);
}

void OddsPane::setCards(const std::vector<const Item *> &cards)
{
    m_cards = cards;
    const int count = std::max(1, int(cards.size()));
    const QSignalBlocker quiet(m_draws);
    m_draws->setMaximum(count);
    fillValues();
}

void OddsPane::fillValues()
{
    {
        const QSignalBlocker quiet(m_value);
        m_value->clear();
        if (m_field->currentIndex() >= 0) {
            for (const DeckShare &share : sharesOf(m_fields.at(m_field->currentIndex()), m_cards))
                m_value->addItem(m_icons->iconOfChoice(share.value), share.value, share.value);
        }
        m_value->setCurrentIndex(std::max(0, m_value->findData(m_chosen)));
    }
    calculate();
}

void OddsPane::calculate()
{
    int hits = 0;
    if (m_field->currentIndex() >= 0) {
        const DeckField &field = m_fields.at(m_field->currentIndex());
        hits = int(std::count_if(m_cards.cbegin(), m_cards.cend(), [&](const Item *card) {
            return valuesAt(*card, field).contains(m_value->currentData().toString());
        }));
    }
    const QSignalBlocker quiet(m_wanted);
    m_wanted->setMaximum(std::max(1, hits));
    const int cards = int(m_cards.size());
    QList<double> odds;
    for (int draws = 1; draws <= std::min(cards, std::max(mostDraws, m_draws->value())); ++draws)
        odds << oddsOfAtLeast(m_wanted->value(), draws, hits, cards);
    const double asked = oddsOfAtLeast(m_wanted->value(), m_draws->value(), hits, cards);
    m_answer->setText(tr("%1 %", "odds").arg(QLocale().toString(100 * asked, 'f', 1)));
    m_answer->setToolTip(tr("%1 of %2 cards have it; drawn cards are not put back.").arg(hits).arg(cards));
    m_chart->setOdds(odds, m_draws->value());
}

} // namespace mw::editor
