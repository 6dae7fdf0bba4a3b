#pragma once

#include "editor/models/fieldmodel.h"

#include <QPersistentModelIndex>
#include <QWidget>

namespace mw::editor {

class PackIcons;

/// Shows and edits the value of one field of a FieldModel. Each type of field has its own class; makeFieldEditor
/// chooses. An editor never keeps a value: it asks the model and tells it.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent = nullptr);

    [[nodiscard]] const QPersistentModelIndex &index() const { return m_index; }
    [[nodiscard]] QString path() const;
    /// Takes over value, state and problems from the model.
    virtual void refresh() = 0;
    /// The editor of a path: this one or one inside it; null if it is not here.
    [[nodiscard]] virtual FieldEditor *find(const QString &path);
    /// Whether it wants the whole width, with its title above.
    [[nodiscard]] virtual bool isWide() const { return false; }

protected:
    [[nodiscard]] FieldModel *model() const { return m_model; }
    [[nodiscard]] PackIcons *icons() const { return m_icons; }
    [[nodiscard]] const yaml::FieldSpec &spec() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] Value value() const { return m_model->value(m_index); }
    /// Sets the value unless it is the same already.
    void submit(const Value &value);
    /// Puts name, help, state and problems on the widget that has the focus.
    void describe(QWidget *widget) const;

private:
    FieldModel *m_model;
    QPersistentModelIndex m_index;
    PackIcons *m_icons;
};

/// The editor for a row of the model.
[[nodiscard]] FieldEditor *makeFieldEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons);
/// Sets a property that the style sheet goes by, which looks at it only when it is told to.
void setStyled(QWidget *widget, const char *property, const QVariant &value);

} // namespace mw::editor
