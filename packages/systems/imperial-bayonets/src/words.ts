import { vocabulary } from "@redoubt/engine";

/** The answers of Imperial Bayonets: verbs with at most two things that they name. */
export const words = vocabulary({
  /** Ends a phase, a stage or a list. */
  end: [],
  /** Takes up a unit or Leader, to move or to do something else with it. */
  unit: ["unit"],
  /** Goes to a hex by the cheapest way; in a retreat or disengagement, one step. */
  hex: ["hex"],
  /** Steps straight into an adjacent hex to which a way around is cheaper. */
  step: ["hex"],
  /** Puts down who was taken up. */
  stop: [],
  /** Gives up what was begun. */
  cancel: [],
  add: ["unit"],
  remove: ["unit"],
  /** A reinforcement is to come in at a hex (7.2). */
  enter: ["unit", "hex"],
  /** Enters or leaves Road March (7.3); at the edge of the map, comes in on the march. */
  road: [],
  /** Begins an Improved Position, or joins the work (7.4). */
  dig: [],
  /** Works on the bridge, or throws one, over the hexside to this hex (7.6, E10). */
  bridge: ["hex"],
  repulse: ["hex"],
  /** Prepares a charge at this hex (7.5). */
  prepare: ["hex"],
  /** Ends the March Order of the unit taken up (5.5e). */
  "leave-order": [],
  /** The marker of a construction that failed: it stays, or goes (7.4f). */
  keep: [],
  abandon: [],
  sponsor: ["unit"],
  recover: ["unit"],
  /** A unit of the March Order that is written, and its destination (5.5c). */
  order: ["unit"],
  to: ["hex"],
  /** A Leader's point for an Officer; for himself as head of his corps troops (6.1, I-24). */
  command: ["unit", "unit"],
  /** A Leader's point for the force in a hex. */
  "command-hex": ["unit", "hex"],
  /** An Officer out of command checks his initiative (8.0b). */
  check: ["unit"],
  /** A force out of command acts, or checks and acts (8.0c, 8.0h). */
  activate: ["hex"],
  /** Aims a bombardment or an attack at a hex. */
  target: ["hex"],
  /** Rolls for what was put together. */
  resolve: [],
  /** Charges with all who prepared with this unit (9.3a). */
  charge: ["unit"],
  /** Advances after combat or bombardment. */
  advance: ["unit", "hex"],
  /** A Leader goes with units that went to a hex (I-100). */
  follow: ["unit", "hex"],
  /** Names the lead unit of a Shock (I-129). */
  lead: ["unit"],
  /** A unit is lost: to an Exchange, to overstacking, or loses the step. */
  lose: ["unit"],
});

/** One maker of answers for each verb. */
export const { say } = words;
