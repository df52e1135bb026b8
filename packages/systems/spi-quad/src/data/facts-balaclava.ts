/*
 * Numbers, hexes and units that the Exclusive Rules of Balaclava name. Given, exit and trigger as corrected by the errata.
 */

/** B23.21: the hex through which Russian units raid Balaclava (S-21), and its edge. */
export const balaclavaExit = { side: "russian", hex: "2025", edge: "south", unitsNeeded: 2 } as const;

/** B16.1, B18.0: the six redoubts from west to east with their guns; 0714 and 1114 have none. */
export const redoubts = [
  { hex: "0714", gun: null },
  { hex: "1114", gun: null },
  { hex: "1312", gun: "No-4" },
  { hex: "1811", gun: "Arabtabia" },
  { hex: "2012", gun: "No-2" },
  { hex: "2313", gun: "Canrobt" },
] as const;

/** B23.21: the redoubts the Russians must hold at the end. */
export const easternRedoubts = ["1811", "2012", "2313"] as const;

/** B23.22: the redoubts in which the Allies must have been last. */
export const westernRedoubts = ["0714", "1114", "1312"] as const;

/** B17.21: a Russian unit in a column below this one calls down the additional French (S-16). */
export const tripwireColumn = 4;

/** B19.1: the units that tire. */
export const tiringUnits = [
  "Coldstrm/1", "Scot-Fus/1", "Gren-Gds/1", "42-BW/1", "79-Cam/1",
  "20/4", "21/4", "63/4", "46/4", "57/4", "1-Bat-RB/4",
] as const;

/** B20.0: the British are demoralized when more melee points than this are eliminated. */
export const demoralizedAbove = 22;

/** B21.0: melee strength of British cavalry that may share a hex. */
export const cavalryStackStrength = 4;
