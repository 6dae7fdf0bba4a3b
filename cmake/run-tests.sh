#!/bin/sh
# Every test and check of the project; ./mw test has done the set-up. A stage that fails does not keep the others from
# running; the last lines say which failed.
set -u
cd "$(dirname "$0")/.."

runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
chmod 700 "$runtime"
export XDG_RUNTIME_DIR="$runtime" QT_QPA_PLATFORM=offscreen QTEST_DISABLE_STACK_DUMP=1
failed=

stage() {
    name=$1
    shift
    printf '\n== %s\n' "$name"
    "$@" || failed="$failed
  $name"
}

configured() { [ -f "$1/build.ninja" ] || cmake --preset "$2"; }

sanitized() {
    configured build-asan asan && cmake --build build-asan &&
        ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 \
            ctest --test-dir build-asan --output-on-failure --no-tests=error -j2
}

fuzzed() { configured build-fuzz fuzz && cmake --build build-fuzz && cmake/fuzz-briefly.sh; }

stage "style" cmake/format.sh check
stage "build" cmake --build build
stage "qmllint" cmake --build build --target all_qmllint
stage "engine and content under the sanitizers" sanitized
stage "fuzzing, briefly" fuzzed
stage "tests" ctest --test-dir build --output-on-failure --no-tests=error -j2

if [ -n "$failed" ]; then
    printf '\nFailed:%s\n' "$failed"
    exit 1
fi
