#!/bin/sh
# tidy.sh [FILE...]: clang-tidy over the given sources, or over all of the engine's, editor's, table's and program's.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046 # our file names have no blanks
    set -- $(git ls-files -- 'engine/*.cpp' 'editor/*.cpp' 'qml/*.cpp' 'app/*.cpp')
fi
status=0
log=$(mktemp)
printf '%s\n' "$@" | xargs -P2 -n2 clang-tidy -p build --quiet --warnings-as-errors='*' >"$log" 2>/dev/null || status=1
cat "$log"
rm -f "$log"
exit $status
