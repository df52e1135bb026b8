#!/bin/sh
# Plays every match that docs/ai.md reports and makes its tables. Stopped and started again it goes on where it was.
# usage: packages/ai/tune/acceptance.sh [GAMES] [JOBS]
games=${1:-200}
jobs=${2:-1}

# name SYSTEM/SCENARIO: what its files begin with. Bloody Steppes has battles of the same names as others.
name() {
  case $1 in
    bloody-steppes/*) echo "steppes-${1#*/}" ;;
    imperial-bayonets/battle) echo tchernaya ;;
    *) echo "${1#*/}" ;;
  esac
}

# meet SYSTEM/SCENARIO PLAYER PLAYER
meet() {
  file=docs/matches/$(name "$1")-$(echo "$2-$3" | tr : -).json
  npx redoubt match "$2" "$3" --scenario "$1" --games "$games" --jobs "$jobs" --seed 1 --out "$file" || exit
}

quad_and_retribution="spi-quad/alma spi-quad/balaclava bloody-retribution/inkerman"
others="bloody-steppes/scarlett bloody-steppes/great-redoubt bloody-steppes/inkerman bloody-steppes/balaclava bloody-steppes/alma
imperial-bayonets/traktir imperial-bayonets/battle"

# Greedy of Bloody Steppes has thousands of orders to try at a question: a measure of work units an answer makes it possible.
greedy() {
  case $1 in
    bloody-steppes/scarlett | bloody-steppes/great-redoubt) echo greedy:steady:500 ;;
    bloody-steppes/*) echo greedy:steady:25 ;;
    *) echo greedy ;;
  esac
}

for battle in $quad_and_retribution $others; do
  for pair in "regular random" "regular $(greedy "$battle")" "recruit random" "recruit regular" "veteran regular"; do
    meet "$battle" $pair
  done
done
for battle in $quad_and_retribution; do
  for pair in "veteran veteran-1" "marshal veteran" "regular:bold regular" "regular:cautious regular"; do
    meet "$battle" $pair
  done
done
for battle in $quad_and_retribution $others; do
  file=docs/matches/$(name "$battle")-veteran-balance
  npx redoubt simulate veteran --scenario "$battle" --games "$games" --jobs "$jobs" --seed 2 --out "$file.json" --page "$file.html" || exit
done
npx redoubt report docs/matches docs/ai.md
