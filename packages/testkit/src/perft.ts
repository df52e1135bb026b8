import {
  type AnyPlay,
  answerList,
  type Chance,
  cloneState,
  copyState,
  listAnswers,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";

/** Dice for counting: each die asked for shows the next face of the list, over and over; a copy starts where it is. */
export interface CyclingDice {
  readonly faces: readonly number[];
}

function cycling(dice: CyclingDice, used: { count: number }): Chance {
  return {
    roll(wanted) {
      return Array.from({ length: wanted.count }, () => {
        const face = dice.faces[used.count++ % dice.faces.length];
        return wanted.lowest + ((face - wanted.lowest + wanted.sides) % wanted.sides);
      });
    },
  };
}

/** How many sequences of `depth` legal answers there are from here, under the given dice. The play is left as it is. */
export function perft(play: AnyPlay, depth: number, dice: CyclingDice): number {
  const used = { count: 0 };
  const chance = cycling(dice, used);
  const count = (left: number): number => {
    if (run(play, chance) !== "ask") return 1;
    if (left === 0) return 1;
    const list = answerList(64);
    const seat = seatsToAnswer(play)[0];
    listAnswers(play, seat, list);
    if (left === 1) return list.count;
    const here = cloneState(play.state);
    const usedHere = used.count;
    let total = 0;
    for (let i = 0; i < list.count; i++) {
      takeAnswer(play, seat, list.codes[i]);
      total += count(left - 1);
      copyState(here, play.state);
      used.count = usedHere;
    }
    return total;
  };
  const start = cloneState(play.state);
  const total = count(depth);
  copyState(start, play.state);
  return total;
}
