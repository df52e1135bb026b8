#!/bin/sh
# Plays every match that docs/ai.md reports and makes its tables. Stopped and started again it goes on where it was.
# usage: packages/ai/tune/acceptance.sh [GAMES] [JOBS]
games=${1:-200}
jobs=${2:-1}
for battle in spi-quad/alma spi-quad/balaclava bloody-retribution/inkerman; do
  name=${battle#*/}
  for pair in "regular random" "regular greedy" "recruit random" "recruit regular" "veteran regular" "veteran veteran-1" \
    "regular:bold regular" "regular:cautious regular"; do
    set -- $pair
    file=docs/matches/$name-$(echo "$1-$2" | tr : -).json
    npx redoubt match "$1" "$2" --scenario "$battle" --games "$games" --jobs "$jobs" --seed 1 --out "$file" || exit
  done
  npx redoubt simulate veteran --scenario "$battle" --games "$games" --jobs "$jobs" --seed 2 \
    --out "docs/matches/$name-balance.json" --page "docs/matches/$name-balance.html" || exit
done
# Bloody Steppes has battles of the same names, and whole battles that take long: fewer games of these.
for battle in scarlett great-redoubt inkerman balaclava alma; do
  case $battle in scarlett | great-redoubt) count=$games ;; *) count=$((games / 10)) ;; esac
  for pair in "regular random" "recruit random" "recruit regular" "veteran regular"; do
    set -- $pair
    npx redoubt match "$1" "$2" --scenario "bloody-steppes/$battle" --games "$count" --jobs "$jobs" --seed 1 \
      --out "docs/matches/steppes-$battle-$1-$2.json" || exit
  done
done
npx redoubt report docs/matches docs/ai.md
