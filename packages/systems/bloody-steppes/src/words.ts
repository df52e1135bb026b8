import { vocabulary } from "@redoubt/engine";

/** The answers of Bloody Steppes: verbs with at most two things that they name. */
export const words = vocabulary({
  /** Closes what is open: a sheet, a move, a window, an activation; or declines. */
  end: [],
  yes: [],
  no: [],
  cancel: [],
  /** Takes a piece up, or picks one. */
  unit: ["unit"],
  /** Goes to a hex: a step or way, a retreat, the end of a flight. */
  hex: ["hex"],
  enter: ["unit", "hex"],
  exit: [],
  /** Turns to a facing, 0 to 5 clockwise from the front between N and NE. */
  turn: ["number"],
  /** Takes a formation by its place in `formations`. */
  form: ["number"],
  /** Puts the FORCED MARCH marker on, or takes it off. */
  march: [],
  fire: ["hex"],
  /** A half-battery of the same battery joins the salvo (XI.4). */
  join: ["unit"],
  /** Marks an assault on a hex, or declares a charge at it. */
  attack: ["hex"],
  /** Resolves the attack that was marked. */
  resolve: [],
  reorganize: [],
  top: ["unit"],
  /** Leaves a unit behind when its stack moves. */
  leave: ["unit"],
  deploy: ["unit"],
  absorb: ["unit"],
  /** Takes a nation's marker by choice; or names a command. */
  take: ["number"],
  draw: [],
  yield: [],
  /** Tries to keep the initiative with a leader's command. */
  sustain: ["unit"],
  /** An order by its number: attack, defense, forced march. */
  order: ["number"],
  goal: ["hex"],
  distance: ["number"],
  /** Sends a rider to a leader. */
  send: ["unit"],
  /** A corps or wing commander tries to change a leader's order (III.47); or a leader his own (III.48). */
  try: ["unit"],
  /** Goes over to Defense since half the command is broken (III.31). */
  defend: ["unit"],
  /** Turns routed units of a hex to REORGANIZATION. */
  mark: ["hex"],
  /** Fires, if it can, and falls back before enemies who approach (VI.17). */
  retire: [],
  /** Falls back likewise without firing, where it could fire (VI.17, K-63). */
  withdraw: [],
  /** Opens the standing instructions. */
  instructions: [],
  /** A standing instruction: what (a kind), and how (never, ask, always, or from which chance). */
  instruct: ["number", "number"],
});

export const { say } = words;
