#!/bin/sh
# format.sh write: rewrites sources in the house style. format.sh check: lists the files that differ, exit status 1 if any.
set -eu
cd "$(dirname "$0")/.."
qmlformat=/usr/lib/qt6/bin/qmlformat

cpp_files() { git ls-files --cached --others --exclude-standard -- '*.h' '*.cpp'; }
qml_files() { git ls-files --cached --others --exclude-standard -- '*.qml'; }

case "${1-}" in
write)
    cpp_files | xargs -r -P2 -n20 clang-format -i
    qml_files | xargs -r -n1 "$qmlformat" --normalize -i
    ;;
check)
    status=0
    cpp_files | xargs -r -P2 -n20 clang-format --dry-run -Werror || status=1
    for file in $(qml_files); do
        "$qmlformat" --normalize "$file" | cmp -s - "$file" || {
            echo "$file: differs from qmlformat" >&2
            status=1
        }
    done
    [ $status -eq 0 ] || echo "run ./mw format" >&2
    exit $status
    ;;
*)
    echo "usage: format.sh write|check" >&2
    exit 2
    ;;
esac
