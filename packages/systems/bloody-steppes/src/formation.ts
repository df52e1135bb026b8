/** The formations of infantry (IV.1). */
export const infantryFormations = ["line", "assault-column", "company-column", "skirmish", "square"] as const;
/** The formations of cavalry (IV.4). */
export const cavalryFormations = ["line", "march-column", "dispersed"] as const;
/** Every formation; artillery and routed units have none (IV.6, IV.7). */
export const formations = [
  "line",
  "assault-column",
  "company-column",
  "skirmish",
  "square",
  "march-column",
  "dispersed",
] as const;
/** One formation. */
export type Formation = (typeof formations)[number];

/** The arms of service; the two kinds of artillery differ in movement and cost of fire (XI.5). */
export const arms = ["infantry", "cavalry", "foot-artillery", "horse-artillery"] as const;
/** One arm. */
export type Arm = (typeof arms)[number];

/** The levels of combat efficiency (XIV.28, XIV.30). */
export const levels = ["effective", "disorganized", "routed"] as const;
/** One level. */
export type Level = (typeof levels)[number];

/** Whether an arm is artillery. */
export function isArtillery(arm: Arm): boolean {
  return arm === "foot-artillery" || arm === "horse-artillery";
}

/** Whether a formation has a front all round and no facing (V.1, V.3). */
export function isAllRound(formation: Formation): boolean {
  return formation === "skirmish" || formation === "square" || formation === "dispersed";
}

/** Whether a unit in this formation stands closed: neither skirmishers nor horse skirmishers (IV.1, IV.4). */
export function isClosed(formation: Formation): boolean {
  return formation !== "skirmish" && formation !== "dispersed";
}
