#!/usr/bin/env python3
"""tidy.py [FILE...]: clang-tidy over the given sources, or over all of the engine's, editor's, table's and programs'.

Sources of one target are looked at a dozen at a time, as one text, so that the headers of Qt are read once and not for
each; that takes a tenth of the time. Sources whose private names clash are then looked at one by one.
Exit status 1 means that there are findings.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
OURS = re.compile(r"(engine|editor|qml|app)/")
TOGETHER = 12
FINDING = re.compile(r"^(\S+?):(\d+):(\d+): (warning|error): ")
CLASH = "clang-diagnostic-error"


def relative(path):
    try:
        return str(pathlib.Path(path).resolve().relative_to(ROOT))
    except ValueError:
        return ""


def targets():
    """Target -> (flags to compile, sources): what the build says, unity sources taken apart."""
    found = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        target = re.search(r"-o (\S*CMakeFiles/[^/]+\.dir)/", entry["command"])
        path = pathlib.Path(entry["file"])
        parts = re.findall(r'#include "([^"]+)"', path.read_text()) if "/Unity/" in entry["file"] else [path]
        sources = [part for part in map(relative, parts) if OURS.match(part)]
        if target and sources:
            flags = entry["command"].split(" -o ")[0]
            found.setdefault(target.group(1), (flags, set()))[1].update(sources)
    return found


def tidy(folder, name, flags, sources):
    """The findings in some sources, looked at as one text."""
    own = folder / name
    own.mkdir()
    text = own / (name + ".cpp")
    text.write_text("".join(f'#include "{ROOT / source}"\n' for source in sources))
    command = [{"directory": str(BUILD), "file": str(text), "command": f"{flags} -c {text}"}]
    (own / "compile_commands.json").write_text(json.dumps(command))
    run = subprocess.run(
        ["clang-tidy", "-p", str(own), "--quiet", f"--config-file={ROOT / '.clang-tidy'}",
         "--checks=-bugprone-suspicious-include", f"--header-filter={ROOT}/(engine|editor|qml|app)/.*", str(text)],
        capture_output=True, text=True, check=False)
    if CLASH in run.stdout and len(sources) > 1:
        return "".join(tidy(folder, f"{name}-{index}", flags, [source]) for index, source in enumerate(sources))
    return run.stdout


def jobs(wanted):
    for target, (flags, sources) in targets().items():
        chosen = sorted(sources & wanted if wanted else sources)
        for first in range(0, len(chosen), TOGETHER):
            yield f"{pathlib.Path(target).stem}-{first}", flags, chosen[first:first + TOGETHER]


def main():
    wanted = {relative(path) for path in sys.argv[1:]}
    told = set()
    with tempfile.TemporaryDirectory() as place, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = pathlib.Path(place)
        for output in pool.map(lambda job: tidy(folder, *job), jobs(wanted)):
            for part in re.split(r"(?m)^(?=\S+:\d+:\d+: (?:warning|error): )", output):
                if FINDING.match(part) and part not in told:  # a header is met again and again
                    told.add(part)
                    print(part.replace(f"{ROOT}/", ""), end="", flush=True)
    print(f"{len(told)} findings", file=sys.stderr)
    return 1 if told else 0


sys.exit(main())
