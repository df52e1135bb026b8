import type { Arm, Formation } from "../formation.ts";

/*
 * Values of counters by the kind of troops (X.8, XI.9, XII.38). Reconstructed: the counters are not at hand. The text shows that factors
 * of -1/0 and +1/- occur for infantry and -1/+2 for guns (X.9, XI.9), momenta of 3 and 1 (XII.38), and morale 6, 7 and 8 (XIV.33, X.16).
 */

/** A kind of troops. `fire`: modifiers by hex (infantry) or by band of two hexes (artillery), nearest first; missing is out of range. */
export type Troops = {
  readonly arm: Arm;
  readonly morale: number;
  readonly fire: readonly number[];
  /** Momentum of cavalry (XII.38). */
  readonly stars: number;
  readonly formations: readonly Formation[];
  /** Heavy cavalry (XII.43); British line infantry (IV.2); Zouaves and Algerian rifles (XII.28); licornes (XI.12); guns that never move. */
  readonly heavy?: true;
  readonly britishLine?: true;
  readonly zouave?: true;
  readonly licorne?: true;
  readonly fixed?: true;
  /** Movement points where they differ from the FORMATIONS CHART. */
  readonly mp?: number;
};

const british = ["line", "assault-column", "square"] as const;
const light = ["line", "assault-column", "square", "skirmish"] as const;
const russian = ["line", "assault-column", "company-column", "square"] as const;
const horse = ["line", "march-column"] as const;
const none = [] as const;

/** Every kind of troops of the three battles. */
export const troops = {
  //                              arm                        morale       fire                     stars       formations
  "british-guards":           { arm: "infantry",        morale: 9, fire: [-1, 0],          stars: 0, formations: british,   britishLine: true },
  "british-line":             { arm: "infantry",        morale: 8, fire: [-1, 0],          stars: 0, formations: british,   britishLine: true },
  "rifle-brigade":            { arm: "infantry",        morale: 8, fire: [-1, 0],          stars: 0, formations: light },
  "royal-marines":            { arm: "infantry",        morale: 8, fire: [-1, 0],          stars: 0, formations: british,   britishLine: true },
  "pickets":                  { arm: "infantry",        morale: 8, fire: [-1, 0],          stars: 0, formations: ["skirmish"] },
  "invalids":                 { arm: "infantry",        morale: 7, fire: [-1, 0],          stars: 0, formations: ["line", "assault-column"], britishLine: true },
  "french-line":              { arm: "infantry",        morale: 7, fire: [0],              stars: 0, formations: british },
  "french-marine":            { arm: "infantry",        morale: 7, fire: [0],              stars: 0, formations: british },
  "chasseurs":                { arm: "infantry",        morale: 7, fire: [-1, 1],          stars: 0, formations: light },
  "zouaves":                  { arm: "infantry",        morale: 8, fire: [-1, 1],          stars: 0, formations: light,     zouave: true },
  "turkish-line":             { arm: "infantry",        morale: 5, fire: [1],              stars: 0, formations: british },
  "turkish-garrison":         { arm: "infantry",        morale: 4, fire: [1],              stars: 0, formations: british },
  "russian-line":             { arm: "infantry",        morale: 6, fire: [1],              stars: 0, formations: russian },
  "russian-reserve":          { arm: "infantry",        morale: 5, fire: [1],              stars: 0, formations: russian },
  "russian-elite":            { arm: "infantry",        morale: 7, fire: [1],              stars: 0, formations: russian },
  "russian-rifles":           { arm: "infantry",        morale: 7, fire: [0, 1],           stars: 0, formations: ["skirmish", "assault-column"] },
  "sappers":                  { arm: "infantry",        morale: 6, fire: [1],              stars: 0, formations: ["line", "assault-column"] },
  "british-heavy":            { arm: "cavalry",         morale: 8, fire: none,             stars: 3, formations: horse,     heavy: true },
  "scots-greys":              { arm: "cavalry",         morale: 9, fire: none,             stars: 3, formations: horse,     heavy: true },
  "british-light":            { arm: "cavalry",         morale: 8, fire: none,             stars: 2, formations: horse },
  "chasseurs-afrique":        { arm: "cavalry",         morale: 8, fire: none,             stars: 2, formations: horse },
  "russian-hussars":          { arm: "cavalry",         morale: 6, fire: none,             stars: 2, formations: horse },
  "cossacks":                 { arm: "cavalry",         morale: 5, fire: none,             stars: 1, formations: ["dispersed"] },
  "british-field":            { arm: "foot-artillery",  morale: 8, fire: [-1, 0, 1],       stars: 0, formations: none },
  "british-horse":            { arm: "horse-artillery", morale: 8, fire: [-1, 1],          stars: 0, formations: none },
  "naval":                    { arm: "foot-artillery",  morale: 7, fire: [-2, -1, 0, 1],   stars: 0, formations: none,      fixed: true },
  "eighteen-pounder":         { arm: "foot-artillery",  morale: 9, fire: [-2, -1, -1, 0],  stars: 0, formations: none,      mp: 2 },
  "french-field":             { arm: "foot-artillery",  morale: 7, fire: [-1, 0, 1],       stars: 0, formations: none },
  "french-horse":             { arm: "horse-artillery", morale: 7, fire: [-1, 0, 1],       stars: 0, formations: none },
  "russian-position":         { arm: "foot-artillery",  morale: 7, fire: [-1, 0, 1],       stars: 0, formations: none },
  "russian-position-licorne": { arm: "foot-artillery",  morale: 7, fire: [-1, 0, 2],       stars: 0, formations: none,      licorne: true },
  "russian-light":            { arm: "foot-artillery",  morale: 6, fire: [-1, 1],          stars: 0, formations: none },
  "russian-light-licorne":    { arm: "foot-artillery",  morale: 6, fire: [0, 1],           stars: 0, formations: none,      licorne: true },
  "russian-horse":            { arm: "horse-artillery", morale: 6, fire: [-1, 1],          stars: 0, formations: none },
  "russian-position-battery": { arm: "foot-artillery",  morale: 7, fire: [-2, -1, 0],      stars: 0, formations: none },
  "russian-light-battery":    { arm: "foot-artillery",  morale: 6, fire: [-2, 0],          stars: 0, formations: none },
  "turkish-battery":          { arm: "foot-artillery",  morale: 5, fire: [-1, 1],          stars: 0, formations: none },
} as const satisfies Record<string, Troops>;

/** The name of a kind of troops. */
export type TroopType = keyof typeof troops;

/** The values of a kind of troops. */
export function troopsOf(type: TroopType): Troops {
  return troops[type];
}
