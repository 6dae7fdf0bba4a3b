#!/usr/bin/env python3
"""Breaks the rules of a game in many small ways and reports which breaks no scenario and no test notices.

    tests/mutation/mutate.py steam-time [--rule ST-TILE-04 ...] [--jobs 2] [--thorough] [--scenarios-only] [--again] [--list]
                                       [--report FILE]

For every place in engine/games that names a rule, instrument.py finds ways to break the lines that hold it. All of them
are built into one copy of the program (build-mutation; the working tree stays as it is), and a variable of the
environment says which one is at work. Each is played against the scenarios that name one of its rules and pass its
lines; where that leaves a rule unheld, against all others that pass them, then against the game's engine tests that do.
<game>.toml beside this script adds breaks of its own, for rules that hold because something is *not* there, and names
those that make no difference, with the reason.

A rule is held when a scenario that names it, or else any scenario or test, fails under one of its breaks. Exit status 1
if a rule is not held.
--again takes the copy as it was built, with new scenarios; --list only lists the breaks.
"""
import argparse
import collections
import concurrent.futures
import filecmp
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tomllib

sys.dont_write_bytecode = True
from instrument import Mutant, Source, attributed, changed  # noqa: E402  (needs the line above)

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build-mutation"
PREFIX = {"steam-time": "ST", "timespan": "TS", "world-wonders": "WW"}
SOURCE = WORK / "source"
BUILD = SOURCE / "build"    # as in the working tree, so that a compiler cache knows what is not changed
FLAGS = f"""
target_compile_options(mw_engine PUBLIC -include {SOURCE}/tests/mutation/mutant.h PRIVATE -O1 -w -UNDEBUG)
"""


def run(command, seconds, **environment):
    """The finished process; None after a timeout."""
    try:
        return subprocess.run([str(part) for part in command], capture_output=True, text=True, errors="replace",
                              timeout=seconds, env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment})
    except subprocess.TimeoutExpired:
        return None


def refresh(source, target):
    """Copies what has changed. The copy is as new as it looks, so that the build notices."""
    if not os.path.exists(target) or not filecmp.cmp(source, target, shallow=False):
        shutil.copy(source, target)


class Game:
    """A game's sources, scenarios and tests, and the ways to break it."""

    def __init__(self, name, jobs, with_tests):
        self.name, self.prefix, self.jobs, self.with_tests = name, PREFIX[name], jobs, with_tests
        self.folder = f"engine/games/{name.replace('-', '_')}"
        notes = pathlib.Path(__file__).with_name(f"{name}.toml")
        self.notes = tomllib.loads(notes.read_text()) if notes.exists() else {}
        rules = (ROOT / "content" / name / "rules.yaml").read_text()
        self.rules = re.findall(rf"- id: ({self.prefix}-[A-Z]+-\d+)", rules)
        self.scenarios = sorted((ROOT / "content" / name / "scenarios").glob("*.yaml"))
        self.naming = collections.defaultdict(list)
        for path in self.scenarios:
            for rule in re.findall(r"^rules: \[(.*?)\]", path.read_text(), flags=re.M | re.S)[:1]:
                for one in re.findall(r"[\w-]+", rule):
                    self.naming[one].append(path)
        self.sources = {}
        self.mutants = []
        for path in sorted((ROOT / self.folder).rglob("*.[hc]*")):
            source = Source(str(path.relative_to(ROOT)), path.read_text())
            self.sources[source.name] = source
            self.mutants += attributed(source, self.prefix)
        own = list(self.own())
        self.mutants = [m for m in self.mutants if not any(o.file == m.file and o.start < m.end and m.start < o.end
                                                           for o in own)] + own
        alike = collections.Counter()
        for number, mutant in enumerate(self.mutants, 1):
            mutant.number = number
            alike[mutant.key] += 1
            if alike[mutant.key] > 1:
                mutant.text += f" ({alike[mutant.key]})"

    def own(self):
        """Breaks from the notes; those of content have no place in the sources and are played on a changed copy."""
        for note in self.notes.get("break", []):
            text = (ROOT / note["file"]).read_text()
            start = text.find(note["replace"], max(0, text.find(note.get("after", ""))))
            if start < 0:
                sys.exit(f"{note['file']} does not hold: {note['replace']}")
            mutant = Mutant(note["file"], start, start + len(note["replace"]), note["what"], text=note["replace"],
                            rules=tuple(note["rules"]), line=text.count("\n", 0, start))
            if note["file"] in self.sources:
                if note["with"].count("\n") != note["replace"].count("\n"):
                    sys.exit(f"a break of code has to keep the lines: {note['what']}")
                mutant.instead = ((start, mutant.end, note["with"].replace("MUTANT", "mw::mutant({0})")),)
            else:
                mutant.suffix = note["with"]
            yield mutant

    def build(self, pool):
        """Builds all mutants into one program; leaves out those that do not compile."""
        for part in ("CMakeLists.txt", "cmake", "engine", "app", "tests", "docs"):
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, SOURCE / part, copy_function=refresh, dirs_exist_ok=True)
            else:
                SOURCE.mkdir(parents=True, exist_ok=True)
                refresh(ROOT / part, SOURCE / part)
        if not (SOURCE / "content").exists():
            (SOURCE / "content").symlink_to(ROOT / "content")
        with (SOURCE / "engine" / "games" / "CMakeLists.txt").open("a") as lists:
            lists.write(FLAGS)
        self.write()
        done = run(["cmake", "-G", "Ninja", "-S", SOURCE, "-B", BUILD, "-DMW_STUDIO=OFF"], 120)
        if done is None or done.returncode:
            sys.exit(done.stderr if done else "configuring took too long")
        files = sorted(name for name in self.sources if name.endswith(".cpp"))
        count = len(self.mutants)
        self.sieve(files[:1], pool)     # what is wrong in headers would be wrong everywhere
        self.sieve(files, pool)
        print(f"{count} breaks, {count - len(self.mutants)} of them left out since they do not compile", flush=True)
        done = run(["cmake", "--build", BUILD, f"-j{self.jobs}", "--target", "meeplewright-cli", *self.tests()],
                   3600)
        if done is None or done.returncode:
            sys.exit(done.stdout if done else "building took too long")

    def sieve(self, files, pool):
        """Leaves out the mutants at which the compiler stumbles, until it does not."""
        while files:
            self.write()
            said = list(pool.map(lambda name: run(["c++", "-std=c++20", "-fsyntax-only", "-w", "-I", SOURCE / "engine",
                                                   "-include", SOURCE / "tests/mutation/mutant.h", SOURCE / name],
                                                  300).stderr, files))
            bad = {(os.path.normpath(name), line) for name, line in
                   re.findall(rf"({self.folder}/[\w./]+\.\w+):(\d+):\d+: (?:error|  required)", "".join(said))}
            headers = {place for place in bad if place[0].endswith(".h")}   # what follows from them is not at fault
            bad = headers if any(self.covers(m, *place) for m in self.mutants for place in headers) else bad
            left = [m for m in self.mutants if not any(self.covers(m, *place) for place in bad)]
            if "error" in "".join(said) and len(left) == len(self.mutants):
                sys.exit("".join(said))
            self.mutants = left
            files = [name for name, text in zip(files, said) if "error" in text]

    def write(self):
        for name, source in self.sources.items():
            text = changed(source, [m for m in self.mutants if m.file == name])
            (SOURCE / name).parent.mkdir(parents=True, exist_ok=True)
            if not (SOURCE / name).exists() or (SOURCE / name).read_text() != text:
                (SOURCE / name).write_text(text)

    def covers(self, mutant, name, line):
        return mutant.file == name and mutant.line <= int(line) - 1 <= self.sources[name].line(mutant.end)

    def tests(self):
        if not self.with_tests:
            return []
        listed = run(["ctest", "--test-dir", BUILD, "-N"], 60).stdout
        found = re.findall(rf"Test +#\d+: (tst_{self.name.replace('-', '')}\w*)", listed)
        return [test for test in found if not test.endswith("_bots")]   # how well bots play holds no rule

    def save(self):
        (WORK / "kept.json").write_text(json.dumps({m.key: m.number for m in self.mutants}))

    def load(self):
        """Takes the numbers of the build that is there."""
        kept = json.loads((WORK / "kept.json").read_text())
        left = []
        for mutant in self.mutants:
            number = kept.get(mutant.key)
            if number or mutant.file not in self.sources:
                mutant.number = number or 0
                left.append(mutant)
        self.mutants = left


class Player:
    """Plays scenarios and tests under mutants."""

    def __init__(self, game):
        self.game = game
        self.passed = collections.defaultdict(set)  # number -> scenarios and tests that pass its lines

    def play(self, scenarios, mutant=None, each=False):
        """Which of the scenarios fail, or bring the program down or to a stop: then each of them, or the first half in
        which there is one."""
        environment = {"MW_MUTANT": str(mutant.number)} if mutant else {}
        if mutant and self.is_content(mutant):
            scenarios = self.copied(scenarios, mutant)
        done = run([BUILD / "bin" / "meeplewright-cli", "scenario", "--format", "json", *scenarios],
                   10 + len(scenarios) / 4, **environment)
        try:
            if done and done.returncode in (0, 1):
                return {pathlib.Path(one["file"]).name for one in json.loads(done.stdout) if not one["holds"]}
        except json.JSONDecodeError:
            pass    # not even that is left whole
        if len(scenarios) == 1:
            return {pathlib.Path(scenarios[0]).name}
        half = len(scenarios) // 2
        failed = self.play(scenarios[:half], mutant, each)
        return failed | self.play(scenarios[half:], mutant, each) if each or not failed else failed

    def copied(self, scenarios, mutant):
        """The scenarios in a copy of the content that has a break of its own."""
        content = WORK / "content" / str(mutant.number)
        if not content.exists():
            shutil.copytree(ROOT / "content", content)
            path = content / pathlib.Path(mutant.file).relative_to("content")
            text = path.read_text()
            path.write_text(text[:mutant.start] + mutant.suffix + text[mutant.end:])
        return [content / self.game.name / "scenarios" / pathlib.Path(one).name for one in scenarios]

    def trace(self, what, command):
        file = WORK / "trace" / what
        file.parent.mkdir(exist_ok=True)
        done = run(command, 120, MW_MUTANT_TRACE=str(file))
        if done is None or done.returncode:
            if what in self.game.tests():
                print(f"{what} fails without any break and is left out", file=sys.stderr)
                return what, []
            sys.exit(f"{what} has to hold before rules are broken")
        return what, [int(number) for number in file.read_text().split()]

    def prepare(self, pool):
        tests = [(test, [BUILD / "tests" / test]) for test in self.game.tests()]
        cli = BUILD / "bin" / "meeplewright-cli"
        for what, numbers in pool.map(lambda one: self.trace(*one), tests + [
                (path.name, [cli, "scenario", path]) for path in self.game.scenarios]):
            for number in numbers:
                self.passed[number].add(what)

    def check(self, mutant):
        """Rules with a scenario that names them and fails, by that scenario."""
        passed = self.passed[mutant.number]
        naming = {p: None for rule in mutant.rules for p in self.game.naming[rule]
                  if p.name in passed or self.is_content(mutant)}
        failed = self.play(list(naming), mutant, each=True) if naming else set()
        return {rule: p.name for rule in mutant.rules for p in self.game.naming[rule] if p.name in failed}

    def check_all(self, mutant):
        """Any other scenario or test that fails; None without one."""
        passed = self.passed[mutant.number]
        others = [p for p in self.game.scenarios if p.name in passed or self.is_content(mutant)]
        for some in range(0, len(others), 20):
            if failed := self.play(others[some:some + 20], mutant):
                return sorted(failed)[0]
        for test in self.game.tests():
            if test in passed:
                done = run([BUILD / "tests" / test], 120, MW_MUTANT=str(mutant.number))
                if done is None or done.returncode:
                    return test
        return None

    def is_content(self, mutant):
        return mutant.file not in self.game.sources


class Result:
    """What became of the breaks."""

    def __init__(self, game, rules, mutants):
        self.game, self.rules, self.mutants = game, rules, mutants
        self.held = {}      # rule -> a scenario that names it and fails
        self.noticed = {}   # mutant's number -> what fails
        self.alive = {}     # mutant's number -> mutant that nothing has noticed so far
        self.excused = game.notes.get("no-difference", {})

    def play(self, player, pool, thorough):
        """Without thoroughness a mutant is played only as long as something of what it breaks is not held yet."""
        def is_named(rule):
            return rule in self.held or not self.game.naming[rule]

        def is_held(rule):
            return rule in self.held or self.other(rule)

        self.check(player.check, pool, self.mutants, lambda rule: not thorough and is_named(rule))
        left = [m for m in self.mutants if m.number not in self.noticed and m.key not in self.excused]
        self.check(player.check_all, pool, left, lambda rule: not thorough and is_held(rule))

    def check(self, how, pool, mutants, is_done):
        def play(mutant):
            if all(is_done(rule) for rule in mutant.rules):
                return None
            found = how(mutant)
            if isinstance(found, dict):
                self.held = {**found, **self.held}
                found = next(iter(found.values()), None)
            if found:
                self.noticed[mutant.number] = found
            else:
                self.alive[mutant.number] = mutant
            return found or "LIVES ON"

        for count, (mutant, found) in enumerate(zip(mutants, pool.map(play, mutants)), 1):
            if found:
                print(f"{count}/{len(mutants)} {mutant.key}: {found}", file=sys.stderr, flush=True)

    def other(self, rule):
        """What else notices that a rule is broken."""
        return next((self.noticed[m.number] for m in self.mutants if rule in m.rules and m.number in self.noticed), None)

    def missing(self):
        return [rule for rule in self.rules if rule not in self.held and not self.other(rule)]

    def report(self):
        lines = []
        for rule in self.rules:
            if rule not in self.held:
                other = self.other(rule)
                lines.append(f"{rule}: held by {other} only" if other else f"{rule}: NOT HELD")
        for mutant in self.alive.values():
            if mutant.number in self.noticed or mutant.key in self.excused:
                continue
            lines.append(f"lives on: {mutant.key}  [{mutant.file}:{mutant.line + 1}, {', '.join(mutant.rules)}]")
        for name, is_one in (("printed rules", lambda rule: "-OPEN-" not in rule),
                            ("readings of what print leaves open", lambda rule: "-OPEN-" in rule)):
            some = [rule for rule in self.rules if is_one(rule)]
            own = sum(rule in self.held for rule in some)
            other = sum(rule not in self.held and self.other(rule) is not None for rule in some)
            lines.append(f"{own + other} of {len(some)} {name} are held: {own} by a scenario that names them and fails "
                         f"when they are broken, {other} by another scenario or test")
        played = self.noticed.keys() | self.alive.keys()
        excused = sum(m.key in self.excused for m in self.mutants if m.number in played)
        lines.append(f"{len(played)} of {len(self.mutants)} breaks were played; {len(self.noticed)} are noticed, "
                     f"{excused} make no difference")
        return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(PREFIX))
    parser.add_argument("--rule", action="append", help="only this rule; may be given several times")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--thorough", action="store_true",
                        help="play every break, even if all rules that it breaks are held already")
    parser.add_argument("--scenarios-only", action="store_true", help="leave out the engine's tests, which take longest")
    parser.add_argument("--again", action="store_true", help="do not build")
    parser.add_argument("--list", action="store_true", help="only list the breaks")
    parser.add_argument("--report", type=pathlib.Path, help="write the report to a file as well")
    args = parser.parse_args()
    game = Game(args.game, args.jobs, not args.scenarios_only)
    if args.list:
        for mutant in game.mutants:
            print(f"{mutant.file}:{mutant.line + 1}: {mutant.what}: {mutant.text}  {', '.join(mutant.rules)}")
        return 0
    pool = concurrent.futures.ThreadPoolExecutor(args.jobs)
    if args.again:
        game.load()
    else:
        game.build(pool)
        game.save()
    rules = [rule for rule in game.rules if not args.rule or rule in args.rule]
    chosen = [m for m in game.mutants if set(m.rules) & set(rules)]
    shutil.rmtree(WORK / "content", ignore_errors=True)
    player = Player(game)
    player.prepare(pool)
    result = Result(game, rules, chosen)
    result.play(player, pool, args.thorough)
    print(result.report())
    if args.report:
        args.report.write_text(result.report() + "\n")
    return 1 if result.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
