import { type AnyPlay, hashColumns } from "@redoubt/engine";
import type { AnyWargame, Mind } from "@redoubt/mechanics";
import { type Course, type Errand, type Imaginer, imaginer } from "./course.ts";
import { type Temperament, temperaments } from "./level.ts";
import { type Thought, takeUp, thoughtFor } from "./thought.ts";

/** Somebody who imagines courses for a player that thinks elsewhere, on a game of his own that is the same. */
export interface Hand {
  /** What the courses come to, the same as the player himself would find; null once `isOver` says that there is no time. */
  readonly imagine: (
    play: AnyPlay,
    errand: Errand,
    courses: readonly Course[],
    isOver: () => boolean,
  ) => readonly number[] | null;
}

/** A hand for players of a temperament who think with the present edition. */
export function createHand(system: AnyWargame, temperament: Temperament): Hand {
  // A registry holds systems of every kind; a system's mind is only ever given plays of that system.
  const mind = system.mind as Mind<AnyPlay> | undefined;
  let thought: Thought | null = null;
  // What is imagined from the same position for the same errand goes on from the same moves.
  let last: { readonly key: string; readonly imagine: Imaginer } | null = null;
  return {
    imagine(play, errand, courses, isOver) {
      if (mind === undefined) return null;
      if (thought === null || thought.base.world !== play.world)
        thought = thoughtFor(system, mind, temperaments[temperament], play);
      const key = [hashColumns(play.state), ...Object.values(errand)].join(" ");
      if (last?.key !== key) {
        takeUp(thought, play, errand.seat);
        last = { key, imagine: imaginer(thought, errand) };
      }
      return last.imagine(courses, isOver);
    },
  };
}
