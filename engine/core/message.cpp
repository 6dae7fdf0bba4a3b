#include "message.h"

namespace mw {

Message &&Message::number(std::int64_t value) &&
{
    arguments.push_back({Argument::Kind::Number, value, {}});
    return std::move(*this);
}

Message &&Message::name(std::string_view value) &&
{
    arguments.push_back({Argument::Kind::Name, 0, std::string(value)});
    return std::move(*this);
}

Message &&Message::term(std::string_view value) &&
{
    arguments.push_back({Argument::Kind::Term, 0, std::string(value)});
    return std::move(*this);
}

std::string Message::toEnglish() const
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool place =
            text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' && text[i + 1] >= '0' && text[i + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(text[i + 1] - '0') : arguments.size();
        if (index >= arguments.size()) {
            result += text[i];
            continue;
        }
        const Argument &argument = arguments[index];
        result += argument.kind == Argument::Kind::Number ? std::to_string(argument.number) : argument.text;
        i += 2;
    }
    return result;
}

} // namespace mw
