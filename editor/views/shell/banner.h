#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;

namespace mw::editor {

/// A strip over the page that says what happened and offers what can be done, without stopping the work.
class Banner : public QFrame
{
    Q_OBJECT

public:
    /// `key` names the matter, so that the same matter has one banner only.
    Banner(const QString &key, const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QString key() const { return m_key; }
    /// Adds a button; pressing it closes the banner and then does `act`.
    void addChoice(const QString &name, const QString &label, std::function<void()> act);

private:
    QString m_key;
    QHBoxLayout *m_layout;
};

} // namespace mw::editor
