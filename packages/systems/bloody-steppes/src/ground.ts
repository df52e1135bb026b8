import {
  createRays,
  DIRECTIONS,
  type Grid,
  type Hex,
  hexesOfSide,
  isOnMap,
  neighbour,
  type Rays,
  type Side,
  sideCount,
  sideOf,
} from "@redoubt/hex";
import {
  type HexMap,
  hasHexTag,
  hasSideTag,
  sidesTagged,
  TOWARD_NONE,
  TOWARD_OTHER,
  TOWARD_OWNER,
  towardHex,
} from "@redoubt/mechanics";
import { type ChartSet, ownCharts } from "./chart-set.ts";
import { type Prices, withPrices } from "./checks/step-price.ts";
import { frontTags, type HexTag, type SideTag } from "./data/map-tags.ts";

/** A map of Bloody Steppes. */
export type SteppesMap = HexMap<HexTag, SideTag>;

/** What the rules ask of the ground, by Hex or by Side; made once per map. */
export type Ground = {
  readonly map: SteppesMap;
  /** The charts that price and protect. */
  readonly charts: ChartSet;
  readonly grid: Grid;
  readonly rays: Rays;
  /** Level of each hex. */
  readonly level: Int8Array;
  /** 1 where the ground of a hex hides what is behind it (IX.4, K-78). */
  readonly hides: Uint8Array;
  /** By Side: height of the escarpment edge there, 0 where there is none or a road breaks through (IX.8, IX.10). */
  readonly edge: Uint8Array;
  /** By Side: which hex is above the edge, as TOWARD_OWNER or TOWARD_OTHER. */
  readonly edgeTop: Uint8Array;
  /** 1 where a hex has the escarpment: it is marked so, or lies above an edge (III.44, IX.8, K-186). */
  readonly hasEdge: Uint8Array;
  /** By Side: 1 where a road breaks through an escarpment (IX.10). */
  readonly ravine: Uint8Array;
  /** By Side: which hex a work protects there, as TOWARD_OWNER or TOWARD_OTHER (IV.25, IV.27). */
  readonly front: Uint8Array;
  readonly prices: Prices;
  /** The hexes at the edge of the map, in order of their numbers. */
  readonly edgeHexes: readonly Hex[];
};

const hiding = ["orchard", "forest", "grove", "village", "vineyard"] as const;

/** The ground of a map under a set of charts. */
export function createGround(map: SteppesMap, charts: ChartSet = ownCharts): Ground {
  const { grid } = map;
  const hides = Uint8Array.from(map.hexMask, (mask) => (hiding.some((tag) => (mask & map.hexBits[tag]) !== 0) ? 1 : 0));
  const edge = new Uint8Array(sideCount(grid));
  const edgeTop = new Uint8Array(sideCount(grid));
  const hasEdge = Uint8Array.from(map.hexMask, (mask) => ((mask & map.hexBits.escarpment) !== 0 ? 1 : 0));
  const ravine = new Uint8Array(sideCount(grid));
  for (const side of escarpmentSides(map)) {
    if (hasSideTag(map, side, "road") || hasSideTag(map, side, "ravine")) {
      ravine[side] = 1;
      continue;
    }
    const [owner, other] = hexesOfSide(grid, side);
    const rise = map.elevation[owner] - map.elevation[other];
    // On level ground the hex marked escarpment is the upper one (K-186).
    const isOwnerTop = rise > 0 || (rise === 0 && hasHexTag(map, owner, "escarpment"));
    edge[side] = Math.max(1, Math.abs(rise));
    edgeTop[side] = isOwnerTop ? TOWARD_OWNER : TOWARD_OTHER;
    hasEdge[isOwnerTop ? owner : other] = 1;
  }
  for (const side of sidesTagged(map, "ravine")) ravine[side] = 1;
  return withPrices({
    map,
    charts,
    grid,
    rays: createRays(grid),
    level: map.elevation,
    hides,
    edge,
    edgeTop,
    hasEdge,
    ravine,
    front: frontsOf(map),
    edgeHexes: grid.cells.filter((hex) =>
      DIRECTIONS.some((direction) => grid.onMap[hex + grid.offsets[direction]] !== 1),
    ),
  });
}

/** The hexsides that are an escarpment: those marked, and around a marked hex without marked hexsides all that fall away (K-186). */
function escarpmentSides(map: SteppesMap): Side[] {
  const { grid } = map;
  const marked = sidesTagged(map, "escarpment");
  const isDone = new Set<Hex>(marked.flatMap((side) => hexesOfSide(grid, side)));
  const falling = grid.cells.flatMap((hex) => {
    if (!hasHexTag(map, hex, "escarpment") || isDone.has(hex)) return [];
    return DIRECTIONS.filter((direction) => {
      const below = neighbour(grid, hex, direction);
      return isOnMap(grid, below) && map.elevation[below] < map.elevation[hex];
    }).map((direction) => sideOf(grid, hex, direction));
  });
  return [...marked, ...falling];
}

function frontsOf(map: SteppesMap): Uint8Array {
  const front = new Uint8Array(sideCount(map.grid));
  for (const tag of frontTags)
    for (const side of sidesTagged(map, tag)) {
      const inside = towardHex(map, side, tag);
      front[side] =
        inside === undefined ? TOWARD_NONE : inside === hexesOfSide(map.grid, side)[0] ? TOWARD_OWNER : TOWARD_OTHER;
    }
  return front;
}

/** The hex above an escarpment edge; undefined where the hexside has none. */
export function topOfEdge(ground: Ground, side: Side): Hex | undefined {
  if (ground.edge[side] === 0) return undefined;
  return hexesOfSide(ground.grid, side)[ground.edgeTop[side] === TOWARD_OWNER ? 0 : 1];
}

/** The hex a work protects at its front hexside; undefined where the hexside is no front. */
export function insideOfFront(ground: Ground, side: Side): Hex | undefined {
  if (ground.front[side] === TOWARD_NONE) return undefined;
  return hexesOfSide(ground.grid, side)[ground.front[side] === TOWARD_OWNER ? 0 : 1];
}
