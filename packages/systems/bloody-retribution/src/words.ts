import { vocabulary } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";

/** The answers of Bloody Retribution. */
export const words = vocabulary({
  /** Takes up a unit to move it. */
  move: ["unit"],
  /** Takes up a reinforcement to bring it on. */
  enter: ["unit"],
  /** Brings it on in a hex. */
  at: ["hex"],
  /** Goes to a hex by a cheapest way and stops there. */
  go: ["hex"],
  /** Goes to a victory hex on the way to somewhere else. */
  via: ["hex"],
  /** Stops, or attacks no further. */
  halt: [],
  /** Attacks a hex. */
  attack: ["hex"],
  /** Adds a unit to the attack. */
  add: ["unit"],
  /** Rolls for the attack declared. */
  resolve: [],
  /** A unit makes a flank attack into a hex. */
  flank: ["unit", "hex"],
  /** The unit that has just advanced goes on with a flank attack. */
  "flank-to": ["hex"],
  bombard: ["unit"],
  /** Sets a bombardment marker aside: time marches on. */
  "set-aside": [],
  /** Disrupts a unit where it stands: time marches on. */
  disrupt: ["unit"],
  /** Takes a step from a unit. */
  lose: ["unit"],
  advance: ["unit"],
  /** Advances with nobody. */
  stay: [],
  /** Offers to end the phase. */
  offer: [],
  accept: [],
  refuse: [],
  /** Declares itself finished for the phase. */
  finish: [],
  /** Ends the phase when the other side is out. */
  end: [],
  capitulate: [],
});

/** One maker of answers for each verb. */
export const { say } = words;

/** The unit that an answer names first. */
export const unitIn = (answer: number): Unit => asUnit(words.arg(answer, 0));

/** The hex that an answer names, in the first place or in another. */
export const hexIn = (answer: number, place = 0): Hex => asHex(words.arg(answer, place));
