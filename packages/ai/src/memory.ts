import { type AnswerList, type AnyPlay, hashState } from "@redoubt/engine";

/** What a player has answered lately in which position, so that it never goes round in a circle. */
export interface Memory {
  /** Takes answers off the list that were given before in this very position, as long as others are left. */
  readonly dropRepeats: (play: AnyPlay, list: AnswerList) => void;
  /** Notes the answer given now. */
  readonly note: (answer: number) => number;
}

// Circles are short: older positions need not be remembered.
const mostPositions = 200;

/** An empty memory. */
export function memory(): Memory {
  const given = new Map<string, number[]>();
  let here: number[] = [];
  return {
    dropRepeats(play, list) {
      const position = hashState(play.state);
      const known = given.get(position);
      if (known === undefined) {
        if (given.size >= mostPositions) given.clear();
        here = [];
        given.set(position, here);
        return;
      }
      here = known;
      let kept = 0;
      for (let i = 0; i < list.count; i++) if (!known.includes(list.codes[i])) list.codes[kept++] = list.codes[i];
      if (kept > 0) list.count = kept;
      else here.length = 0;
    },
    note(answer) {
      here.push(answer);
      return answer;
    },
  };
}
