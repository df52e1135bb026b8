/** Numbers that stand in the cases and in no chart: all given. Movement is in whole points. */
export const constants = {
  officerRange:        { value: 3,  rule: "6.1.1c" },
  commanderRange:      { value: 4,  rule: "6.1.1c" },
  officerCommanderCp:  { value: 1,  rule: "6.1c"   },
  overlandLeg:         { value: 14, rule: "3.6b"   },
  roadLeg:             { value: 3,  rule: "3.6c"   },
  sight:               { value: 3,  rule: "3.7b"   },
  joiningStack:        { value: 1,  rule: "3.3i"   },
  roadMarchChange:     { value: 1,  rule: "7.3c"   },
  builders:            { value: 2,  rule: "7.4e"   },
  demoralizedRating:   { value: -1, rule: "3.8.2f" },
} as const;

/** Multipliers of SP, in halves: doubled is 4, halved is 1. Given (3.8.1c, 3.8.2g, 7.4k) but for water, which is RECONSTRUCTED (TEC). */
export const strengthHalves = {
  "improved-position": { rule: "7.4k",   halves: 4 },
  disrupted:           { rule: "3.8.1c", halves: 1 },
  demoralized:         { rule: "3.8.2g", halves: 1 },
  water:               { rule: "TEC",    halves: 1 },
} as const;

/** Standard stacking: given (3.3.1). Any one line that a stack keeps is enough; a position has a room of its own (7.4j, I-57). */
export const stackingLimits = {
  normal:   { rule: "3.3.1a", units: 2, infantry: 2, same: null       },
  division: { rule: "3.3.1b", units: 3, infantry: 2, same: "division" },
  corps:    { rule: "3.3.1c", units: 5, infantry: 3, same: "corps"    },
} as const;

/** Room in an Improved Position: given (7.4j). */
export const positionRoom = { rule: "7.4j", infantry: 2, artillery: 1 } as const;
