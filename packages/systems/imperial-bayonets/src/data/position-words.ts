/** Kinds of pieces in a position file. */
export const positionKinds = [
  "infantry", "cavalry", "artillery", "horse-artillery",
  "army-commander", "commander", "officer-commander", "officer", "depot",
] as const;

/** Places of a piece that is not in a hex; "entry:HEX" besides. */
export const positionPlaces = ["off-map", "uar", "peu", "captured", "killed", "waiting"] as const;

/** States of combat units. */
export const unitStates = [
  "reduced", "disrupted", "temp-dm", "oos", "ic", "ooc", "road-march", "building", "marked", "held", "stopped", "finished", "moved", "fired", "attacked",
  "retreated", "charged", "overrunning", "advanced", "full", "half", "locked", "acted", "tried",
] as const;

/** States of Leaders. */
export const leaderStates = ["ic", "ooc", "recovering", "checked", "stopped", "moved"] as const;

/** Phases in which a position may begin, in the order of a turn. */
export const positionPhases = [
  "administration", "command-distribution", "ic-maneuver", "ic-bombardment", "ic-combat", "ooc-activation", "rally", "disengagement",
] as const;

/** Values printed on counters, and what stands in their place for reinforcements and Depots. */
export const positionStats = ["sp", "reducedSp", "steps", "initiative", "ma", "cp", "turn", "serves"] as const;

/** Flags: what the state holds beyond pieces. */
export const positionFlags = [
  "corps", "orders", "charges", "attempts", "owes", "weather", "weatherUntil", "nextAdmin", "night", "thrown", "bridgesTried", "bombarded",
  "attacked", "o1", "control", "queue", "spent", "began", "points", "stage", "step", "begun", "activation", "sources", "compass", "game",
] as const;

/** Charts that a position may replace. */
export const positionTables = ["combat-results", "artillery-results", "cavalry-charge", "shock-combat", "terrain-effects"] as const;
