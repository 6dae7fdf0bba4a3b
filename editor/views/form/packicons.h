#pragma once

#include "core/value.h"

#include <QHash>
#include <QIcon>
#include <QObject>
#include <QStringList>

#include <memory>

namespace mw::face {
class IconBook;
}

namespace mw::editor {

class PackDocument;

/// The inline icons of the open pack: those its texts name ({gold}, {crystal:blue}) and that exist as pictures.
class PackIcons : public QObject
{
    Q_OBJECT

public:
    explicit PackIcons(PackDocument *document, QObject *parent = nullptr);
    ~PackIcons() override;

    [[nodiscard]] const QStringList &tokens() const; ///< sorted, without braces
    [[nodiscard]] QIcon icon(const QString &token) const;
    /// For a choice of a field: the icon "gold" for gold, "crystal:blue" for blue; null if there is none.
    [[nodiscard]] QIcon iconOfChoice(const QString &choice) const;

private:
    void collect() const;
    void collect(const Value &value, QStringList &tokens) const;

    PackDocument *m_document;
    mutable std::unique_ptr<face::IconBook> m_book;
    mutable QStringList m_tokens;
    mutable QHash<QString, QIcon> m_icons;
};

} // namespace mw::editor
