#!/bin/sh
# Every test and check of the project; ./mw test has done the set-up.
set -eu
cd "$(dirname "$0")/.."

runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
chmod 700 "$runtime"
export XDG_RUNTIME_DIR="$runtime" QT_QPA_PLATFORM=offscreen QTEST_DISABLE_STACK_DUMP=1

stage() { printf '\n== %s\n' "$*"; }

stage "style"
cmake/format.sh check

stage "build"
cmake --build build

stage "qmllint"
cmake --build build --target all_qmllint

stage "engine and content under the sanitizers"
[ -f build-asan/build.ninja ] || cmake --preset asan >/dev/null
cmake --build build-asan
ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 \
    ctest --test-dir build-asan --output-on-failure --no-tests=error -j2

stage "fuzzing, briefly"
[ -f build-fuzz/build.ninja ] || cmake --preset fuzz >/dev/null
cmake --build build-fuzz
cmake/fuzz-briefly.sh

stage "tests"
ctest --test-dir build --output-on-failure --no-tests=error -j2
