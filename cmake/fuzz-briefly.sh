#!/bin/sh
# Runs every fuzzer for a few seconds on its corpus; a crash, a hang or a leak fails.
set -eu
cd "$(dirname "$0")/.."
for fuzzer in build-fuzz/fuzz/fuzz_*; do
    name=$(basename "$fuzzer")
    work=$(mktemp -d)
    seeds=tests/fuzz/corpus/${name#fuzz_}
    [ -d "$seeds" ] || seeds=
    # shellcheck disable=SC2086 # no folder is no argument
    "$fuzzer" -max_total_time="${MW_FUZZ_SECONDS:-20}" -timeout=10 -rss_limit_mb=2048 -print_final_stats=0 \
        -artifact_prefix="$work/" "$work" $seeds >"$work/log" 2>&1 || {
        tail -n 40 "$work/log" >&2
        echo "$name failed; inputs are in $work" >&2
        exit 1
    }
    echo "$name: $(grep -c '' "$work/log") lines of log, no finding"
    rm -rf "$work"
done
