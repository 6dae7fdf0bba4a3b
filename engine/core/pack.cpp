#include "pack.h"

#include <algorithm>
#include <limits>

namespace mw {

namespace {

constexpr std::uint64_t hashStart = 0xcbf29ce484222325U;

/// FNV-1a with a final mix of its own, so that hashes can be added up.
std::uint64_t hashBytes(std::string_view bytes, std::uint64_t hash = hashStart)
{
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash;
}

std::uint64_t hashNumber(std::uint64_t number, std::uint64_t hash)
{
    for (int shift = 0; shift < 64; shift += 8)
        hash = (hash ^ ((number >> shift) & 0xffU)) * 0x100000001b3U;
    return hash ^ (hash >> 29U);
}

/// Keys of a map may stand in any order: that is layout.
std::uint64_t hashOf(const Value &value)
{
    std::uint64_t hash = hashBytes(value.text, hashStart + static_cast<std::uint64_t>(value.kind));
    for (const Value &element : value.list)
        hash = hashNumber(hashOf(element), hash);
    std::uint64_t entries = 0;
    for (const Value::Entry &entry : value.map)
        entries += hashNumber(hashOf(entry.value), hashBytes(entry.key));
    return hashNumber(entries, hash);
}

std::uint64_t hashOf(const Item &item, std::uint64_t hash)
{
    return hashNumber(hashOf(item.fields), hashBytes(item.id, hashBytes(item.kind, hash)));
}

std::uint64_t hashOfLooks(const Items &items)
{
    std::uint64_t hash = hashStart;
    for (const Item &item : items.all()) {
        if (isLooks(item.kind))
            hash = hashOf(item, hash);
    }
    return hash;
}

/// Every declared option with its default, then what was chosen.
OptionValues completeOptions(const Items &items, const Item &game, const OptionValues &chosen, Diagnostics &problems)
{
    OptionValues result;
    const Value *declared = game.field("options");
    for (const Value &option : declared ? declared->list : std::vector<Value>()) {
        const std::string id = option.textOr("id", "");
        const Value *preset = option.find("default");
        if (preset)
            result[id] = readOption(items, id, preset->text, preset->location, problems).value_or(0);
    }
    for (const auto &[id, value] : chosen) {
        if (result.contains(id))
            result[id] = value;
        else
            problems.push_back(unknownOption(id, game.location));
    }
    return result;
}

} // namespace

std::shared_ptr<GamePack> makePack(const Rules &rules, Items items, const OptionValues &options, Diagnostics &problems)
{
    const std::vector<const Item *> games = items.ofKind("game");
    if (games.size() != 1) {
        problems.push_back(errorAt({}, "pack.no-game", Message(MW_TEXT("The pack needs exactly one game item.")),
                                   Message(MW_TEXT("Describe the game in game.yaml."))));
        return nullptr;
    }
    auto pack = std::make_shared<GamePack>();
    pack->rules = &rules;
    Diagnostics found;
    pack->options = completeOptions(items, *games.front(), options, found);
    pack->items = std::move(items);
    pack->content = rules.compile(pack->items, pack->options, found);
    pack->hash = hashOf(pack->items, pack->options);
    pack->looks = hashOfLooks(pack->items);
    const bool playable = pack->content && !hasErrors(found);
    std::move(found.begin(), found.end(), std::back_inserter(problems));
    return playable ? pack : nullptr;
}

void applyVariant(Items &items, OptionValues &options, std::string_view variant, Diagnostics &problems)
{
    const Item *item = items.find("variant", variant);
    if (!item) {
        problems.push_back(errorAt({}, "variant.unknown", Message(MW_TEXT("There is no variant {0}.")).name(variant),
                                   Message(MW_TEXT("Variants are the files in the folder variants, without .yaml."))));
        return;
    }
    const Value fields = item->fields; // the patch may change or move items
    if (const Value *map = fields.find("options")) {
        OptionValues own;
        readOptions(items, *map, own, problems);
        options.merge(own);
    }
    if (const Value *patch = fields.find("patch"))
        applyPatch(items, *patch, problems);
}

bool isLooks(std::string_view kind)
{
    return kind == "layout" || kind == "style" || kind == "swatch";
}

std::uint64_t hashOf(const Items &items, const OptionValues &options)
{
    std::uint64_t hash = hashStart;
    for (const Item &item : items.all()) {
        if (!isLooks(item.kind))
            hash = hashOf(item, hash);
    }
    for (const auto &[id, value] : options)
        hash = hashNumber(static_cast<std::uint64_t>(value), hashBytes(id, hash));
    return hash;
}

std::vector<std::string> changedItems(const Items &before, const Items &after)
{
    std::vector<std::string> changed;
    for (const Item &item : after.all()) {
        const Item *old = before.find(item.kind, item.id);
        if (!old || !old->fields.sameAs(item.fields))
            changed.push_back(item.kind + '/' + item.id);
    }
    for (const Item &item : before.all()) {
        if (!after.find(item.kind, item.id))
            changed.push_back(item.kind + '/' + item.id);
    }
    return changed;
}

} // namespace mw
