/** The four types of combat unit (3.1b); Leaders pay as infantry (I-29). */
export const unitTypes = ["infantry", "cavalry", "artillery", "horse-artillery"] as const;
/** One type of combat unit. */
export type UnitType = (typeof unitTypes)[number];

/** Points to enter or cross; P where the type may not. */
export type Cost = number | "P";

/** One row of prices. */
export type Costs = { readonly inf: Cost; readonly cav: Cost; readonly art: Cost; readonly horse: Cost };

/*
 * Terrain Effects Chart: RECONSTRUCTED (TEC). What the book demands and the chart keeps: a clear hex costs 1 (7.2); hexside costs are added
 * (7.1); Road March costs a half along the road, nothing for bridges, slopes up as always (7.3); a major river stops zones (3.4); woods, towns and
 * bridges matter for Ar* (9.4.1); clear and woods for positions (7.4); towns, cities and fortresses for the duty to attack (9.0);
 * clear level ground for charges (7.5); what is not clear blocks sight unless the game says otherwise (3.7). City and fortress are
 * towns in every respect (I-77).
 */

/** Hexes. `cover`: die modifier for attacks into it. `shock`: Ar* counts as Sk. `free`: no duty to attack out of it. */
export const hexEffects = {
  //             inf       cav       art       horse         cover     shock         free          sight           charge         position
  clear:      { inf: 1,   cav: 1,   art: 1,   horse: 1,   cover: 0,  shock: false, free: false, blocks: false, charge: true,  build: true  },
  woods:      { inf: 2,   cav: 3,   art: 3,   horse: 3,   cover: -1, shock: true,  free: false, blocks: true,  charge: false, build: true  },
  garden:     { inf: 2,   cav: 2,   art: 2,   horse: 2,   cover: -1, shock: false, free: false, blocks: true,  charge: false, build: false },
  marsh:      { inf: 3,   cav: 4,   art: "P", horse: "P", cover: 0,  shock: false, free: false, blocks: false, charge: false, build: false },
  town:       { inf: 1,   cav: 2,   art: 2,   horse: 2,   cover: -1, shock: true,  free: true,  blocks: true,  charge: false, build: false },
  city:       { inf: 1,   cav: 2,   art: 2,   horse: 2,   cover: -1, shock: true,  free: true,  blocks: true,  charge: false, build: false },
  fortress:   { inf: 1,   cav: 2,   art: 2,   horse: 2,   cover: -1, shock: true,  free: true,  blocks: true,  charge: false, build: false },
  impassable: { inf: "P", cav: "P", art: "P", horse: "P", cover: 0,  shock: false, free: false, blocks: true,  charge: false, build: false },
} as const satisfies Readonly<Record<string, Costs & { cover: number; shock: boolean; free: boolean; blocks: boolean; charge: boolean; build: boolean }>>;

/** Along a road, in points and, in Road March, in half points. It replaces the cost of the hex (7.3a, I-102). */
export const roadEffects = {
  //                      inf       cav       art       horse
  "along the road":   { inf: 1,   cav: 1,   art: 1,   horse: 1   },
  "halves on march":  { inf: 1,   cav: 1,   art: 1,   horse: 1   },
} as const satisfies Readonly<Record<string, Costs>>;

/**
 * Hexsides, added to the cost of the hex. `halved`: attackers across it count half. `attack` and `zone`: whether they pass it.
 * A bridge or ford replaces the water it lies over; a steep slope climbed by a road is paid as a slope (I-151).
 */
export const hexsideEffects = {
  //                         inf       cav       art       horse         halved         attack         zone
  "slope up":            { inf: 1,   cav: 1,   art: 1,   horse: 1,   halved: false, attack: true,  zone: true  },
  "slope down":          { inf: 0,   cav: 0,   art: 0,   horse: 0,   halved: false, attack: true,  zone: true  },
  "steep slope":         { inf: 3,   cav: "P", art: "P", horse: "P", halved: false, attack: true,  zone: true  },
  "cliff":               { inf: "P", cav: "P", art: "P", horse: "P", halved: false, attack: false, zone: false },
  "stream":              { inf: 1,   cav: 1,   art: 2,   horse: 2,   halved: true,  attack: true,  zone: true  },
  "river":               { inf: 2,   cav: 2,   art: "P", horse: "P", halved: true,  attack: true,  zone: true  },
  "river with aqueduct": { inf: 3,   cav: 3,   art: "P", horse: "P", halved: true,  attack: true,  zone: true  },
  "ford":                { inf: 1,   cav: 1,   art: 2,   horse: 2,   halved: true,  attack: true,  zone: true  },
  "bridge":              { inf: 0,   cav: 0,   art: 0,   horse: 0,   halved: false, attack: true,  zone: true  },
  "major river":         { inf: "P", cav: "P", art: "P", horse: "P", halved: false, attack: false, zone: false },
} as const satisfies Readonly<Record<string, Costs & { halved: boolean; attack: boolean; zone: boolean }>>;

/** The prices of the chart: what a position may replace row by row. */
export interface TerrainChart {
  readonly hexes: Readonly<Record<keyof typeof hexEffects, Costs>>;
  readonly hexsides: Readonly<Record<keyof typeof hexsideEffects, Costs>>;
}

/** Our own chart. */
export const ownTerrain: TerrainChart = { hexes: hexEffects, hexsides: hexsideEffects };
