#include "archive.h"

#include "games/timespan/rules.h"

namespace mw::timespan {

namespace {

/// Writes all parts into a Value.
class Writer final : public Archive
{
public:
    explicit Writer(const Content &content) : Archive(content) {}

    [[nodiscard]] Value result() && { return std::move(m_value); }

    void number(std::string_view key, std::int64_t &value, std::int64_t, std::int64_t) override
    {
        m_value.set(key, Value::ofInt(value));
    }
    void text(std::string_view key, std::string &value) override
    {
        const bool isFlag = value == "true" || value == "false";
        m_value.set(key, isFlag ? Value::ofBool(value == "true") : Value::ofText(value));
    }
    void texts(std::string_view key, std::vector<std::string> &values) override
    {
        Value list = Value::ofList({});
        for (const std::string &value : values)
            list.list.push_back(isNumber(value) ? Value::ofInt(std::stoi(value)) : Value::ofText(value));
        m_value.set(key, std::move(list));
    }
    void part(std::string_view key, const std::function<void()> &visit) override
    {
        Value outer = std::exchange(m_value, Value::ofMap({}));
        visit();
        outer.set(key, std::exchange(m_value, Value()));
        m_value = std::move(outer);
    }
    void parts(std::string_view key, int &count, const std::function<void(int)> &visit) override
    {
        Value outer = std::exchange(m_value, Value());
        Value list = Value::ofList({});
        for (int i = 0; i < count; ++i) {
            m_value = Value::ofMap({});
            visit(i);
            list.list.push_back(std::move(m_value));
        }
        m_value = std::move(outer);
        m_value.set(key, std::move(list));
    }
    void claim(Table, int) override {}
    void problem(Message) override {}
    [[nodiscard]] bool has(std::string_view) const override { return true; }
    [[nodiscard]] bool writes() const override { return true; }

private:
    [[nodiscard]] static bool isNumber(const std::string &value)
    {
        return !value.empty() && value.size() < 9 && value.find_first_not_of("0123456789") == std::string::npos;
    }

    Value m_value = Value::ofMap({});
};

} // namespace

Value describeState(const Content &content, const GameState &state)
{
    Writer writer(content);
    GameState copy = state;
    visitState(writer, copy);
    return std::move(writer).result();
}

} // namespace mw::timespan
