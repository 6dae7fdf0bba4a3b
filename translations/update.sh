#!/bin/sh
# Brings the program's catalogues up to date with the sources. Engine texts are marked by MW_TEXT("…") and have the
# context "engine"; they are extracted from throw-away copies in which the mark is one that lupdate knows.
set -eu
cd "$(dirname "$0")/.."
lupdate=${LUPDATE:-/usr/lib/qt6/bin/lupdate}
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT

git ls-files --cached --others --exclude-standard -- 'engine/*.cpp' 'engine/*.h' | while read -r file; do
    grep -q 'MW_TEXT(' "$file" || continue
    copy=$copies/$(printf '%s' "$file" | tr / _)
    sed -e '/#define MW_TEXT/d' -e 's/MW_TEXT(/QT_TRANSLATE_NOOP("engine", /g' "$file" >"$copy"
done

for catalogue in translations/meeplewright_*.ts; do
    # English needs its plural forms only; all else reads as it stands in the source.
    case $catalogue in *_en.ts) only=-pluralonly ;; *) only= ;; esac
    # shellcheck disable=SC2086 # no option is no argument
    "$lupdate" -silent -recursive -locations none -no-obsolete $only -I . -I engine editor qml app "$copies" -ts "$catalogue"
done
