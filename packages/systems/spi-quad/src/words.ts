import { vocabulary } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";

/** The answers of the quad. */
export const words = vocabulary({
  /** Ends a phase or a list. */
  end: [],
  /** Takes up a unit: to move, to retreat, to rally, to advance. */
  unit: ["unit"],
  /** Goes to, or means, a hex. */
  hex: ["hex"],
  /** Steps straight into an adjacent hex to which a way around is cheaper. */
  step: ["hex"],
  /** Halts where the unit stands. */
  stop: [],
  /** Brings a reinforcement on at a hex. */
  enter: ["unit", "hex"],
  /** Leaves the map. */
  exit: [],
  /** Puts a unit on top of its stack. */
  top: ["unit"],
  /** Spikes a redoubt gun. */
  spike: ["unit"],
  /** Aims at a hex. */
  target: ["hex"],
  add: ["unit"],
  remove: ["unit"],
  /** Rolls for the fire declared. */
  fire: [],
  /** Rolls for the melee declared. */
  attack: [],
  /** Gives up what was begun. */
  cancel: [],
  withdraw: ["unit"],
  advance: ["unit", "hex"],
  rally: ["unit"],
});

/** One maker of answers for each verb. */
export const { say } = words;

/** The unit that an answer names first. */
export const unitIn = (answer: number): Unit => asUnit(words.arg(answer, 0));

/** The hex that an answer names, in the first place or in another. */
export const hexIn = (answer: number, place = 0): Hex => asHex(words.arg(answer, place));
