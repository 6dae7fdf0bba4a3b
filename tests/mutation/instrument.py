"""Finds the ways to break the lines that hold a rule, and writes sources in which each can be switched on.

A way to break something is a Mutant: pieces of text that go around or instead of pieces of the source. The changed
source asks mw::mutant(<number>) (mutant.h) at run time, so that one build holds them all.
"""
import bisect
import dataclasses
import re

# Text, not structure: good enough for sources that clang-format has laid out; what does not compile is left out.
DECLARATION = re.compile(r"[\w:<>*&, ]*\w[>&*]* [*&]?\w+(?:\[\w*\])?(?: = |;|\(|\{)")
NO_STATEMENT = re.compile(r"(return|break|continue|case|default|using|else|if|for|while|switch|struct|enum|class|public"
                          r"|private|namespace|const|constexpr|static|static_assert|auto|template|assert|engine\.emit)\b")
LIMITS = {"<": "Less", "<=": "LessEqual", ">": "Greater", ">=": "GreaterEqual"}


@dataclasses.dataclass
class Mutant:
    file: str       # relative to the root
    start: int      # offsets of the text that is changed
    end: int
    what: str       # what it does, for people
    prefix: str = ""        # {0} is the number
    suffix: str = ""
    instead: tuple = ()     # (start, end, text) that is replaced as well
    rules: tuple = ()
    line: int = 0
    number: int = 0
    text: str = ""

    @property
    def key(self):
        """A name that outlives changes elsewhere in the file."""
        return f"{self.file.rsplit('/', 1)[-1]}: {self.what}: {self.text}"


def masked(source):
    """The source with comments and the insides of strings blanked out, every character at its place."""
    def blank(match):
        text = match[0]
        if text[0] in "\"'":
            return text[0] + "x" * (len(text) - 2) + text[-1]
        return re.sub(r"[^\n]", " ", text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|//[^\n]*|/\*.*?\*/|^#[^\n]*', blank, source,
                  flags=re.S | re.M)


class Source:
    def __init__(self, name, text):
        self.name, self.text, self.bare = name, text, masked(text)
        self.starts = [0] + [m.end() for m in re.finditer("\n", text)]
        self.lines = text.splitlines()
        self.code = self.bare.splitlines()

    def line(self, offset):
        return bisect.bisect_right(self.starts, offset) - 1

    def closing(self, opening):
        """Offset of the bracket that closes the one at an offset."""
        depth = 0
        for at in range(opening, len(self.bare)):
            depth += (self.bare[at] in "([{") - (self.bare[at] in ")]}")
            if depth == 0:
                return at
        return len(self.bare) - 1

    def split(self, start, end, operator):
        """Parts of an expression between an operator that stands outside all brackets."""
        parts, depth, begin, at = [], 0, start, start
        while at < end:
            depth += (self.bare[at] in "([{") - (self.bare[at] in ")]}")
            if depth == 0 and self.bare.startswith(operator, at):
                parts.append((begin, at))
                at += len(operator)
                begin = at
            else:
                at += 1
        return [self.trim(*part) for part in [*parts, (begin, end)]]

    def trim(self, start, end):
        while start < end and self.bare[start].isspace():
            start += 1
        while end > start and self.bare[end - 1].isspace():
            end -= 1
        return start, end

    # --- ways to break

    def mutants(self):
        for find in (self.conditions, self.loops, self.statements, self.answers, self.refusals, self.limits):
            yield from find()

    def mutant(self, start, end, what, prefix="", suffix="", instead=()):
        line = self.line(start)
        return Mutant(self.name, start, end, what, prefix, suffix, tuple(instead), line=line,
                      text=" ".join(self.text[start:end].split())[:90])

    def condition(self, start, end):
        yield self.mutant(start, end, "turns round", "mw::mutant({0}) != static_cast<bool>(", ")")
        alternatives = self.split(start, end, "||")
        for either in alternatives:
            if len(alternatives) > 1:
                yield self.mutant(*either, "leaves out", "(!mw::mutant({0}) && static_cast<bool>(", "))")
            if len(both := self.split(*either, "&&")) > 1:
                for one in both:
                    yield self.mutant(*one, "leaves out", "(mw::mutant({0}) || static_cast<bool>(", "))")

    def conditions(self):
        for match in re.finditer(r"\b(?:if|while) \(", self.bare):
            start, end = self.split(match.end(), self.closing(match.end() - 1), ";")[-1]
            declared = re.match(r"(?:const )?[\w:]+ [*&]?\w+ = ", self.bare[start:end])
            if declared and "Refused" in declared[0]:
                yield self.mutant(start + declared.end(), end, "goes on in spite of",
                                  "mw::mutant({0}) ? std::optional<mw::Refusal>() : std::optional<mw::Refusal>(", ")")
            elif not declared:
                yield from self.condition(start, end)
        for match in re.finditer(r"\s\? ", self.bare):
            start = self.before(match.start())
            yield from self.condition(*self.trim(start, match.start()))
        for match in re.finditer(r"\bbool \w+ = ([^;]+);", self.bare):
            yield from self.condition(match.start(1), match.end(1))

    def before(self, at):
        """Where the condition of a ?: at an offset begins."""
        depth = 0
        while at > 0:
            at -= 1
            depth += (self.bare[at] in ")]}") - (self.bare[at] in "([{")
            here = self.bare[at]
            if depth < 0 or depth == 0 and (here in ",;?" or here == ":" and ":" not in self.bare[at - 1] +
                                            self.bare[at + 1]):
                return at + 1
            if depth == 0 and re.match(r"(?<![=!<>])=(?!=)", self.bare[at:at + 2]) and self.bare[at - 1] not in "=!<>":
                return at + 1
            if depth == 0 and self.bare.startswith("return ", at):
                return at + 7
        return 0

    def loops(self):
        for match in re.finditer(r"\bfor \(", self.bare):
            parts = self.split(match.end(), self.closing(match.end() - 1), ";")
            if len(parts) == 3 and parts[1][0] < parts[1][1]:
                yield self.mutant(*parts[1], "never runs", "!mw::mutant({0}) && (", ")")

    def statements(self):
        names = [(m.end(), self.closing(m.end() - 1)) for m in re.finditer(r"\benum\b[^;{]*\{", self.bare)]
        for number, line in enumerate(self.code):
            bare = line.strip()
            if not re.match(r"\w|\+\+|--", bare) or NO_STATEMENT.match(bare) or DECLARATION.match(bare):
                continue
            start = self.starts[number] + len(line) - len(line.lstrip())
            if any(first <= start < last for first, last in names):
                continue
            before = self.bare[:start].rstrip()
            if before[-1:] not in (";", "{", "}", ")", ":") and not before.endswith("else"):
                continue
            end = self.split(start, len(self.bare), ";")[0][1]
            yield self.mutant(start, end, "leaves out", "mw::mutant({0}) ? void() : void(", ")")

    def answers(self):
        for match in re.finditer(r"\breturn ", self.bare):
            start, end = match.end(), self.split(match.end(), len(self.bare), ";")[0][1]
            text = self.bare[start:end]
            if text.startswith(("refuse(", "std::nullopt", "std::clamp(", "{")) or " ? " in text:
                continue
            if re.search(r" (&&|\|\||==|!=|<|>|<=|>=) ", self.outside(text)):
                yield from self.condition(start, end)
            elif "(" not in self.bare[:start].rsplit("\n", 1)[-1] and re.fullmatch(r"[\w:.]+\(.*\)", text, re.S):
                call = " ".join(self.text[start:end].split())
                yield self.mutant(start, end, "leaves out", "mw::mutant({0}) ? decltype(" + call + ")() : ", "")
            else:
                yield self.mutant(start, end, "answers otherwise", "mw::altered({0}, ", ")")

    @staticmethod
    def outside(text):
        """An expression without what stands in brackets."""
        depth, result = 0, ""
        for here in text:
            depth -= here in ")]}"
            result += here if depth == 0 else ""
            depth += here in "([{"
        return result

    def refusals(self):
        for match in re.finditer(r"\brefuse\(", self.bare):
            yield self.mutant(match.start(), self.closing(match.end() - 1) + 1, "does not refuse",
                              "(mw::mutant({0}) ? std::optional<mw::Refusal>() : std::optional<mw::Refusal>(", "))")

    def limits(self):
        for match in re.finditer(r"\bstd::(min|max|clamp)(?:<\w+>)?\(", self.bare):
            name = self.bare[match.start():match.end()].replace("std::" + match[1], "mw::other" + match[1].title())
            yield self.mutant(match.start(), self.closing(match.end() - 1) + 1, "limits otherwise",
                              instead=[(match.start(), match.end(), name + "{0}, ")])
        for match in re.finditer(r" (<|<=|>|>=) ", self.bare):
            around = self.bare[:match.start()].rsplit("\n", 1)[-1][-25:], self.bare[match.end():].split("\n", 1)[0][:25]
            found = self.mutant(match.start(), match.end(), "moves the limit",
                                instead=[(match.start(), match.end(), f" < mw::Limit<mw::{LIMITS[match[1]]}>{{{{0}}}} > ")])
            found.text = " ".join((around[0] + match[0] + around[1]).split())
            yield found


# --- which rules a line holds

def mentions(text, prefix):
    """Rule ids that a line names: "ST-PORTAL-01 to 03", "ST-UPGRADE-01, 04; ST-STOCK-03"."""
    for section, first, more in re.findall(rf"\b{prefix}-([A-Z]+)-(\d\d)((?:,? (?:and |to )?\d\d\b)*)", text):
        numbers = [int(first)]
        for word, number in re.findall(r"(to )?(\d\d)", more):
            numbers += range(numbers[-1] + 1, int(number) + 1) if word else [int(number)]
        yield from (f"{prefix}-{section}-{n:02}" for n in numbers)


def indent(line):
    return len(line) - len(line.lstrip())


def region(source, number):
    """First and last line of what a mention on a line is about."""
    code, last = source.code, len(source.code) - 1
    comment = not code[number].strip()
    first = number
    while comment and first < last and source.lines[first].strip().startswith("//"):
        first += 1
    line = code[first]
    opening = source.bare.find("{", source.starts[first])
    if not indent(line) or line.rstrip().endswith("{"):     # a function or a block
        semicolon = source.bare.find(";", source.starts[first])
        if opening >= 0 and (semicolon < 0 or opening < semicolon):
            return first, source.line(source.closing(opening))
        return first, first
    end = first
    if comment:                                             # a paragraph
        while end < last and source.lines[end + 1].strip() and indent(source.lines[end + 1]) >= indent(line) and \
                not source.lines[end + 1].strip().startswith("//"):
            end += 1
        return first, end
    if line.strip().startswith(("case ", "default")):       # up to the next case
        while end < last and indent(source.lines[end + 1]) > indent(line):
            end += 1
        return first, end
    if re.match(r"(\} )?(else )?(if|for|while)\b", line.strip()):
        return first, first + 1
    for before in range(first - 1, max(first - 5, 0), -1):  # a refusal and its condition
        if indent(code[before]) < indent(line) and code[before].strip():
            return (before if re.match(r"(\} )?(else )?(if|for|case)\b", code[before].strip()) else first), end
    return first, end


def attributed(source, prefix):
    """The mutants of a source that break a rule, each with the rules."""
    regions = [(rule, *region(source, number)) for number, line in enumerate(source.lines)
               for rule in mentions(line, prefix)]
    for mutant in source.mutants():
        end = min(source.line(mutant.end), mutant.line + 4)
        rules = [rule for rule, first, last in regions if mutant.line <= last and end >= first]
        if rules:
            mutant.rules = tuple(dict.fromkeys(rules))
            yield mutant


def changed(source, mutants):
    """The text of a source with all these mutants in it."""
    pieces = []     # (offset, order, end of the replaced text, text)
    for mutant in mutants:
        size = mutant.end - mutant.start
        if mutant.prefix:
            pieces.append((mutant.start, (1, -size), mutant.start, mutant.prefix.replace("{0}", str(mutant.number))))
            pieces.append((mutant.end, (0, size), mutant.end, mutant.suffix))
        for start, end, text in mutant.instead:
            pieces.append((start, (2, 0), end, text.replace("{0}", str(mutant.number))))
    result, at = [], 0
    for offset, _, end, text in sorted(pieces):
        result += [source.text[at:offset], text]
        at = max(at, end)
    return "".join(result) + source.text[at:]
