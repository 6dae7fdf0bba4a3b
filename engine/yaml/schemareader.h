#pragma once

#include "schema.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// Turns the values of schema.yaml into specs, and reports what is wrong with them.
class SchemaReader
{
public:
    explicit SchemaReader(Diagnostics &problems) : m_problems(problems) {}

    /// Makes the named types of a file known; later ones replace earlier ones of the same name.
    void addTypes(const Value &schema);
    /// The kinds of a schema, and after them those that all games share and that it does not describe itself.
    [[nodiscard]] std::vector<KindSpec> readKinds(const Value &shared, const Value &schema);

private:
    [[nodiscard]] FieldSpec readField(const std::string &name, const Value &value);
    [[nodiscard]] FieldSpec readPlain(FieldSpec::Type type, const Value &value);
    [[nodiscard]] FieldSpec readNamed(const std::string &typeName, const Value &value);
    [[nodiscard]] KindSpec readKind(const std::string &name, const Value &value);
    void readFieldName(const Value *value, const KindSpec &kind, std::string &into);
    void readLanes(const Value &value, KindSpec &kind);
    void readFields(const Value *fields, FieldSpec &into);
    void checkKeys(const Value &map, const std::vector<std::string> &known);
    void checkDefault(const FieldSpec &spec);
    void readLegend(const Value &value, FieldSpec &into);
    void checkTargets(const std::vector<KindSpec> &kinds);
    void checkTexts(const FieldSpec &spec, const Value &value);
    void report(const Value &place, const char *code, Message message, Message remedy);

    Diagnostics &m_problems;
    std::vector<const Value *> m_targets; ///< kinds that references name
    std::map<std::string, const Value *, std::less<>> m_types;
    std::set<std::string, std::less<>> m_open; ///< named types that are being read
};

} // namespace mw::yaml
