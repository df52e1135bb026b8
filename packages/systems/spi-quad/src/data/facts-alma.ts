/*
 * Numbers, hexes and units that the Exclusive Rules of Alma name. Given, the exit hex and the trigger as corrected by the errata.
 */

/** A21.2: the hex through which Russian units leave (S-12), and its edge. */
export const almaExit = { side: "russian", hex: "2225", edge: "south" } as const;

/** A17.2: the hexes on the north and south end of the bridge. */
export const almaBridge = { north: "2113", south: "2213" } as const;

/** A18.2: the hexes of Bourliuk; that there are three is given, where they lie is reconstructed. */
export const bourliukHexes = ["1913", "2012", "2013"] as const;

/** A17.11, A17.13: how deep beyond the Alma a unit may be moved while its Parent Unit is not all across. */
export const almaDepthLimits = { untilInfantryIsAcross: 2, frenchUntilGunsAreAcross: 3 } as const;

/** A20.1, A20.2: the first turn in which the French move, and the units that need not wait. */
export const frenchWaiting = { firstTurn: 3, exempt: ["1z/3rd", "2z/3rd"] } as const;

/** A21.1: the first turn of the check, and the total that triggers Preservation. */
export const preservation = { firstTurn: 5, triggeredAt: 10, exitsPerTurn: 2, earlyBeforeTurn: 7 } as const;

/** A16.1, A16.12: die modifier per Parent Unit when several fire together, and the lowest die. */
export const parentUnitsInFire = { perParent: -1, lowestDie: 1 } as const;
