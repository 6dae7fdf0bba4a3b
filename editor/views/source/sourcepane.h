#pragma once

#include "editor/document/documentchange.h"

#include <QWidget>

class QLabel;

namespace mw::editor {

class CodeEditor;
class PackDocument;
class YamlHighlighter;

/// The text of a file. What is typed goes to the document as one small edit, what others change comes back as one;
/// problems are underlined, and the current item is followed.
class SourcePane : public QWidget
{
    Q_OBJECT

public:
    explicit SourcePane(PackDocument *document, QWidget *parent = nullptr);

    void showFile(const QString &file);
    [[nodiscard]] QString file() const { return m_file; }
    /// Shows an item or a field of it, unless the cursor is in it already.
    void showItem(const ItemRef &item, const QString &path);
    void showBytes(const QString &file, std::size_t offset, std::size_t length);
    [[nodiscard]] CodeEditor *editor();

signals:
    /// The cursor was moved by the user to another item or field.
    void cursorMoved(const mw::editor::ItemRef &item, const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void onTextChanged();
    void onChanged(const DocumentChange &change);
    void onCursorMoved();
    void takeText();
    /// Takes the text over if that was put off.
    void catchUp();
    void follow(void (SourcePane::*what)());
    void updateMarks();
    void applyTokens();

    PackDocument *m_document;
    CodeEditor *m_editor;
    YamlHighlighter *m_highlighter;
    QLabel *m_name;
    QString m_file;
    ItemRef m_item;
    bool m_isTaking = false;
    bool m_isStale = false; ///< the document went on while nobody saw the text
};

} // namespace mw::editor
