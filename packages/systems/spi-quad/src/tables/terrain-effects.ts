import type { ReadingId } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";
import type { MeleeLine } from "./melee-odds.ts";

/** One line of the Terrain Effects Chart. */
export interface TerrainRow {
  readonly terrain: string;
  readonly place: "hex" | "hexside";
  /** Movement cost in half points; null where nobody may enter or cross. */
  readonly half: number | null;
  /** `hex`: the price of the hex. `added`: on top of the hex. `total`: hex and hexside together. */
  readonly how: "hex" | "added" | "total" | "closed";
  /** The odds line of 8.4 for a defender here, or attacked across it; null where the terrain gives none. */
  readonly melee: MeleeLine | null;
  readonly rule: QuadRule;
  readonly readings: readonly ReadingId[];
  readonly note: string;
}

/*
 * 13.0 Terrain Effects Chart, in the order of the print, with the melee lines of 8.4 beside it. Given, but for the readings
 * named. Costs are in half movement points. The printed lines for swamp, ford and steamships belong to Inkerman and Tchernaya.
 */

/** 13.0: what terrain costs and which odds line it gives. */
export const terrainEffects = [
  // terrain                       where             half MP   counted       melee line
  { terrain: "clear",              place: "hex",     half:  2, how: "hex",    melee: "clear", rule: "5.21",   readings: [],               note: "" },
  { terrain: "woods",              place: "hex",     half:  4, how: "hex",    melee: "woods", rule: "13.0",   readings: [],               note: "disrupts cavalry that enters off the road (11.12)" },
  { terrain: "vineyard",           place: "hex",     half:  6, how: "hex",    melee: "town",  rule: "A18.1",  readings: [],               note: "Alma only" },
  { terrain: "town",               place: "hex",     half:  2, how: "hex",    melee: "town",  rule: "13.0",   readings: [],               note: "Bourliuk is closed (A18.2)" },
  { terrain: "major-road",         place: "hex",     half:  1, how: "hex",    melee: null,    rule: "13.0",   readings: ["S-26"],         note: "if entered through a road hexside; never for disrupted units" },
  { terrain: "minor-road",         place: "hex",     half:  2, how: "hex",    melee: null,    rule: "13.0",   readings: ["S-26"],         note: "if entered through a road hexside; never for disrupted units" },
  { terrain: "steep-along",        place: "hex",     half:  4, how: "hex",    melee: null,    rule: "5.25",   readings: ["S-7", "S-58"],  note: "moving along the slope; at Alma from any hex (A18.3)" },
  { terrain: "steep-along-woods",  place: "hex",     half:  8, how: "hex",    melee: null,    rule: "5.25",   readings: ["S-7", "S-58"],  note: "moving along the slope; at Alma from any hex (A18.3)" },
  { terrain: "gentle-slope",       place: "hexside", half:  2, how: "added",  melee: "woods", rule: "5.23",   readings: [],               note: "infantry downhill 0 (5.26); free to move along" },
  { terrain: "steep-slope",        place: "hexside", half:  4, how: "added",  melee: "river", rule: "5.24",   readings: [],               note: "infantry downhill 2 half points (5.26)" },
  { terrain: "ridge-gentle-gentle", place: "hexside", half: 2, how: "added",  melee: null,    rule: "5.27",   readings: ["S-45"],         note: "melee line by the slope on the attacker's side" },
  { terrain: "ridge-gentle-steep", place: "hexside", half:  4, how: "added",  melee: null,    rule: "5.27",   readings: ["S-45"],         note: "melee line by the slope on the attacker's side" },
  { terrain: "ridge-steep-steep",  place: "hexside", half:  6, how: "added",  melee: null,    rule: "5.27",   readings: ["S-45"],         note: "melee line by the slope on the attacker's side" },
  { terrain: "cliff",              place: "hexside", half: null, how: "closed", melee: null,  rule: "13.0",   readings: ["S-45"],         note: "cuts zones (6.14)" },
  { terrain: "redoubt",            place: "hexside", half:  0, how: "added",  melee: "town",  rule: "13.0",   readings: [],               note: "cavalry and guns only where a road passes (11.13)" },
  { terrain: "river",              place: "hexside", half:  4, how: "added",  melee: "river", rule: "13.0",   readings: [],               note: "cuts zones unless bridged (6.14)" },
  { terrain: "stream",             place: "hexside", half:  2, how: "added",  melee: "woods", rule: "13.0",   readings: ["S-45"],         note: "" },
  { terrain: "bridge",             place: "hexside", half:  2, how: "total",  melee: null,    rule: "13.0",   readings: ["S-27"],         note: "melee line of the water it crosses" },
  { terrain: "aqueduct",           place: "hex",     half:  6, how: "hex",    melee: "clear", rule: "B22.21", readings: ["S-6", "S-70"],  note: "cavalry and guns only by road or bridge hex in their Movement Phase" },
  { terrain: "aqueduct-bridge",    place: "hex",     half:  2, how: "hex",    melee: "clear", rule: "13.0",   readings: ["S-6", "S-70"],  note: "" },
  { terrain: "sea",                place: "hex",     half: null, how: "closed", melee: null,  rule: "13.0",   readings: [],               note: "Balaclava" },
  // Alma's own costs for its river, in place of river and stream above
  { terrain: "alma-east",          place: "hexside", half:  6, how: "added",  melee: "river", rule: "A17.2",  readings: ["S-8", "S-57"],  note: "a river hexside: cuts zones" },
  { terrain: "alma-west",          place: "hexside", half:  4, how: "added",  melee: "woods", rule: "A17.2",  readings: ["S-8", "S-57"],  note: "a stream hexside" },
] as const satisfies readonly TerrainRow[];

/** A line of the chart by its name. */
export type TerrainName = (typeof terrainEffects)[number]["terrain"];

/** 5.26: half points that infantry saves on a slope hexside it crosses downhill. */
export const infantryDownhillSaving = 2;
