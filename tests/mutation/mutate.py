#!/usr/bin/env python3
"""Breaks the rules of a game one by one and reports which breaks no scenario and no test notices.

    tests/mutation/mutate.py steam-time [--rule ST-TILE-04 ...] [--jobs 2] [--list]

Works on a copy of the sources in build-mutation, so the working tree stays as it is. For every rule id that the engine
names, the lines that hold the rule are changed in small ways: a refusal is not given, a condition is turned round, a
statement is left out. A mutant is killed when a scenario or one of the game's engine tests fails. A rule survives when
all its mutants live on. Exit status 1 if any rule survives.
"""
import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build-mutation"
PREFIX = {"steam-time": "ST", "timespan": "TS", "world-wonders": "WW"}
MOST_PER_RULE = 6


def run(*command, timeout=300):
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return None


def sites(folder, prefix):
    """Rule id -> places (file, line number) that name it, in comments or in refusals."""
    found = collections.OrderedDict()
    word = re.compile(r"\b" + prefix + r"-([A-Z]+)-(\d+)((?:, \d+)*)")
    for path in sorted(folder.rglob("*.cpp")):
        for number, line in enumerate(path.read_text().splitlines()):
            for section, first, more in word.findall(line):
                for n in [first, *re.findall(r"\d+", more)]:
                    found.setdefault(f"{prefix}-{section}-{n}", []).append((path, number))
    return found


def variants(lines, number, rule):
    """Changed copies of the few lines that a mention of a rule stands for, each with a word on what was done."""
    line = lines[number]
    if f'refuse("{rule}"' in line:
        yield number, re.sub(r'return [^;]*refuse\("[^;]*;', "return std::nullopt;", line), "is not refused"
        return
    code_before_comment = line.split("//")[0].strip()
    start = number if code_before_comment else number + 1
    seen = 0
    for n in range(start, min(start + 14, len(lines))):
        text = lines[n].split("//")[0]
        bare = text.strip()
        if not bare and seen:
            return
        if not bare or bare.startswith("}") and seen == 0:
            continue
        condition = re.match(r"^(\s*(?:\} else )?if \()(.*)(\)\s*\{?)$", text)
        if condition:
            seen += 1
            yield n, f"{condition[1]}!({condition[2]}){condition[3]}", "turns a condition round"
        elif re.match(r"^\s*(?:[+-]{2})?[\w.\->\[\]]+(?:\(.*\)|\s*[-+|&]?=\s*.*)?;$", text) and "return" not in text:
            if re.match(r"^\s*(const|auto|int|bool|std::|Player|Frame)\b", text):
                continue
            seen += 1
            yield n, re.sub(r"\S.*", ";", text, count=1), "leaves out a statement"
        elif re.match(r"^\s*return (?!std::nullopt|refuse)[^;]+;$", text) and re.search(r"[<>=!]=?|&&|\|\|", text):
            seen += 1
            yield n, re.sub(r"return (.*);", r"return !(\1);", text), "turns an answer round"
        if seen >= 3:
            return


class Mutants:
    def __init__(self, game, jobs):
        self.game, self.jobs = game, jobs
        self.source, self.build = WORK / "source", WORK / "build"
        self.tests = []

    def prepare(self):
        WORK.mkdir(exist_ok=True)
        for part in ("CMakeLists.txt", "cmake", "engine", "app", "tests", "content", "docs"):
            target = self.source / part
            if (ROOT / part).is_dir():
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(ROOT / part, target)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / part, target)
        done = run("cmake", "-G", "Ninja", "-S", self.source, "-B", self.build, "-DCMAKE_BUILD_TYPE=Debug",
                   "-DMW_STUDIO=OFF", "-DMW_WERROR=OFF")
        if done is None or done.returncode:
            sys.exit(done.stderr if done else "configuring took too long")
        listed = run("ctest", "--test-dir", self.build, "-N").stdout
        stem = self.game.replace("-", "")
        self.tests = re.findall(rf"Test +#\d+: (tst_{stem}\w*|tst_invariants)", listed)
        if self.compile() or not self.holds():
            sys.exit("the sources must build and hold before rules are broken")

    def compile(self):
        """None when it builds, else what the compiler said."""
        done = run("cmake", "--build", self.build, f"-j{self.jobs}", "--target", "meeplewright-cli", *self.tests)
        return None if done and done.returncode == 0 else (done.stdout if done else "took too long")

    def holds(self):
        scenarios = self.source / "content" / self.game / "scenarios"
        done = run(self.build / "bin" / "meeplewright-cli", "scenario", scenarios, timeout=60)
        if done is None or done.returncode:
            return False
        for test in self.tests:
            done = run(self.build / "tests" / test, timeout=120)
            if done is None or done.returncode:
                return False
        return True

    def check(self, rule, places):
        """What became of the mutants of a rule: how it was killed, or the places where it lived on."""
        alive, tried = [], 0
        for path, number in places:
            before = path.read_text()
            lines = before.splitlines()
            for n, changed, what in variants(lines, number, rule):
                if tried == MOST_PER_RULE or changed == lines[n]:
                    continue
                tried += 1
                path.write_text("\n".join(lines[:n] + [changed] + lines[n + 1:]) + "\n")
                try:
                    if self.compile():
                        continue
                    place = f"{path.relative_to(self.source)}:{n + 1} {what}"
                    if not self.holds():
                        return place, []
                    alive.append(place)
                finally:
                    path.write_text(before)
        return None, alive


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(PREFIX))
    parser.add_argument("--rule", action="append", help="only this rule; may be given several times")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only list the rules and the places that hold them")
    args = parser.parse_args()
    folder = pathlib.Path("engine") / "games" / args.game.replace("-", "_")
    if args.list:
        for rule, places in sites(ROOT / folder, PREFIX[args.game]).items():
            print(rule, *(f"{p.relative_to(ROOT)}:{n + 1}" for p, n in places))
        return 0
    mutants = Mutants(args.game, args.jobs)
    mutants.prepare()
    found = sites(mutants.source / folder, PREFIX[args.game])
    killed, survived, unchanged = [], [], []
    for rule in args.rule or found:
        how, alive = mutants.check(rule, found.get(rule, []))
        if how:
            killed.append(rule)
            print(f"killed    {rule}  {how}", flush=True)
        elif alive:
            survived.append(rule)
            print(f"SURVIVED  {rule}  " + "; ".join(alive), flush=True)
        else:
            unchanged.append(rule)
            print(f"no mutant {rule}", flush=True)
    print(f"{len(killed)} rules killed, {len(survived)} survived, {len(unchanged)} without a mutant that compiles")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
