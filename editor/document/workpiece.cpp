#include "editor/document/workpiece.h"

namespace mw::editor {

namespace {

std::string_view view(const QByteArray &text)
{
    return {text.constData(), std::size_t(text.size())};
}

std::shared_ptr<const yaml::LoadedFile> parsed(const std::string &name, std::string text, Diagnostics &problems)
{
    yaml::SourceFile source(name, std::move(text));
    yaml::YamlTree tree = yaml::YamlTree::parse(source, problems);
    return std::make_shared<const yaml::LoadedFile>(yaml::LoadedFile{std::move(source), std::move(tree), {}, {}});
}

} // namespace

std::optional<Workpiece> Workpiece::ofItems(const yaml::Schema &schema, const std::string &name,
                                            const DocumentFile &file, std::size_t first, std::size_t last)
{
    if (file.isPending || last >= file.spans.size() || file.spans[first].list != file.spans[last].list)
        return std::nullopt;
    const std::string_view bytes = view(file.text);
    const yaml::KindSpec *kind = schema.kind(file.spans[first].kind);
    // Comment lines above belong to the first item, those above the next one to that.
    std::size_t end = lineEnd(bytes, file.spans[last].to);
    if (last + 1 < file.spans.size() && file.spans[last + 1].list == file.spans[last].list)
        end = std::max(std::min(end, file.spans[last + 1].from), commentStart(bytes, file.spans[last + 1].from));
    const auto excerpt = Excerpt::cut(name, bytes, kind ? kind->collection : std::string(),
                                      commentStart(bytes, file.spans[first].from), end, file.spans[first].indent);
    if (!excerpt || excerpt->elements().size() != last - first + 1)
        return std::nullopt;
    Workpiece piece;
    piece.m_parsed =
        std::make_shared<const yaml::LoadedFile>(yaml::LoadedFile{excerpt->source(), excerpt->tree(), {}, {}});
    piece.m_key = excerpt->key();
    piece.m_elements = excerpt->elements();
    piece.m_header = excerpt->header();
    piece.m_from = excerpt->toFile(excerpt->header());
    return piece;
}

std::optional<Workpiece> Workpiece::ofFile(const std::string &name, const DocumentFile &file,
                                           std::optional<Diagnostic> &problem)
{
    Workpiece piece;
    if (file.isCurrent) {
        piece.m_parsed = file.parsed;
        return piece;
    }
    Diagnostics problems;
    piece.m_parsed = parsed(name, file.text.toStdString(), problems);
    if (!hasErrors(problems) && piece.m_parsed->tree.isComplete())
        return piece;
    if (!problems.empty())
        problem = problems.front();
    return std::nullopt;
}

std::optional<Workpiece> Workpiece::ofText(const std::string &name, const std::string &text)
{
    DocumentFile file;
    file.text = QByteArray::fromStdString(text);
    std::optional<Diagnostic> problem;
    return ofFile(name, file, problem);
}

std::optional<Diagnostic> Workpiece::edit(const Edit &edit)
{
    yaml::EditResult result = edit(m_parsed->source, m_parsed->tree);
    if (result.problem)
        return result.problem;
    if (result.edits.empty())
        return std::nullopt;
    if (result.edits.front().offset < m_header) {
        Diagnostic problem;
        problem.code = "edit.outside";
        problem.message = Message(MW_TEXT("The change reaches beyond its item."));
        return problem;
    }
    if (m_start.empty() && m_edits.empty()) {
        m_edits = result.edits;
        m_start = m_parsed->source.bytes();
    } else {
        m_edits.clear();
    }
    Diagnostics problems;
    m_parsed = parsed(m_parsed->source.name(), yaml::applyEdits(m_parsed->source.bytes(), result.edits), problems);
    if (hasErrors(problems))
        return problems.front();
    return std::nullopt;
}

std::vector<TextEdit> Workpiece::edits() const
{
    std::vector<TextEdit> edits = m_edits;
    if (edits.empty() && !m_start.empty())
        edits = editsBetween(QByteArray::fromStdString(m_start), QByteArray::fromStdString(std::string(text())));
    for (TextEdit &edit : edits)
        edit.offset = edit.offset - m_header + m_from;
    return edits;
}

} // namespace mw::editor
