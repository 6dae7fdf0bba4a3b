#include "yaml/loader.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

/// Any bytes as schema.yaml and as a deck: diagnostics with places, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace mw;
    using namespace mw::yaml;
    static const std::string schema = R"(kinds:
  card:
    collection: cards
    folder: cards
    title: Card
    help: A card.
    fields:
      name: {type: text, required: true, default: x, title: Name, help: N.}
      cost: {type: int, min: 0, max: 9, default: 1, required: true, title: Cost, help: C.}
      next: {type: reference, target: card, title: Next, help: N.}
      top: {type: list, max: 3, title: Top, help: T., element: {type: struct, oneOf: [a, b], title: E, help: E., fields: {a: {type: bool, title: A, help: A.}, b: {type: enum, values: [x, y], title: B, help: B.}}}}
)";
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto parsed = [](const char *name, const std::string &bytes) {
        Diagnostics problems;
        auto file = std::make_shared<const LoadedFile>(parseFile(SourceFile(name, bytes), problems));
        for (const Diagnostic &problem : problems) {
            if (!problem.location.isKnown() || problem.location.offset > bytes.size())
                std::abort();
        }
        if (!file->tree.isComplete() && problems.empty())
            std::abort();
        return file;
    };
    const LoadResult asDeck = loadFiles("/", {parsed("schema.yaml", schema), parsed("cards/a.yaml", text)});
    const LoadResult asSchema =
        loadFiles("/", {parsed("schema.yaml", text), parsed("cards/a.yaml", "cards:\n  - id: a\n")});
    return asDeck.pack || asSchema.pack ? 1 : 0;
}
