import type { Ground } from "./ground.ts";

// The Terrain Effects Chart typed once more: what a step costs, and whom it disorganizes.

/** The columns of the chart. */
export type Mover = "line" | "column" | "skirmish" | "cavalry" | "dispersed" | "march" | "foot" | "horse" | "routed";

const P = null;
type Row = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
];
const columns: readonly Mover[] = ["line", "column", "skirmish", "cavalry", "dispersed", "march", "foot", "horse"];

const hexRows: Readonly<Record<string, Row>> = {
  clear: [1, 1, 1, 1, 1, 1, 1, 1],
  grove: [2, 2, 1, 3, 3, 3, P, P],
  forest: [3, 3, 2, P, P, P, P, P],
  orchard: [2, 2, 1, 3, 3, 2, 3, 3],
  vineyard: [3, 2, 1, 4, 4, 4, 4, 4],
  village: [3, 2, 1, P, 3, 2, 2, 2],
  redoubt: [2, 2, 2, P, 4, P, 2, 2],
  rampart: [1, 1, 1, 2, 2, 2, 1, 1],
  camp: [2, 1, 1, 2, 2, 2, 2, 2],
  marsh: [4, 3, 2, P, P, P, P, P],
  sea: [P, P, P, P, P, P, P, P],
};
const sideRows: Readonly<Record<string, Row>> = {
  up: [1, 1, 0, 1, 1, 1, 1, 1],
  steepUp: [3, 2, 1, P, P, 3, P, 3],
  steepDown: [1, 0, 0, P, P, 2, P, 2],
  river: [2, 2, 1, 2, 2, 2, P, P],
  crossing: [1, 0, 0, 1, 1, 0, 1, 1],
  stream: [1, 1, 0, 1, 1, 1, 1, 1],
  work: [1, 1, 1, P, P, P, P, P],
  edge: [P, P, 4, P, P, P, P, P],
  cut: [3, 2, 2, 4, 4, 3, 3, 3],
};
// Who is disorganized by entering: D of the chart.
const shakes: Readonly<Record<string, readonly Mover[]>> = {
  grove: ["line", "cavalry", "march"],
  forest: ["line", "column"],
  orchard: ["line"],
  vineyard: ["line", "cavalry", "march"],
  village: ["line"],
  camp: ["line", "cavalry", "march"],
  marsh: ["line", "column"],
};

/** What a step costs by terrain, and whether it disorganizes closed units; undefined where it is closed. */
export interface Step {
  readonly cost: number;
  readonly isShaking: boolean;
}

/** The price of a step between neighbours; on a Forced March along a road slopes and streams do not count. */
export function priceOf(ground: Ground, mover: Mover, from: string, to: string, isMarching: boolean): Step | undefined {
  const column = columns.indexOf(mover);
  const cell = (row: Row): number | null => row[column];
  const tags = ground.tags(to).filter((tag) => hexRows[tag] !== undefined);
  const side = ground.side(from, to);
  const isRoad = ground.isRoad(from, to) || side.includes("road");
  const isCut = side.includes("ravine") || (isRoad && side.includes("escarpment"));
  if (mover === "routed") return undefined;
  if (ground.edge(from, to) !== undefined) {
    const cost = cell(sideRows.edge);
    return cost === null ? undefined : { cost, isShaking: false };
  }
  if (isCut) return { cost: cell(sideRows.cut) ?? 0, isShaking: mover === "line" };
  const rise = ground.level(to) - ground.level(from);
  const isCrossing = side.includes("bridge") || side.includes("ford");
  let total = 0;
  let isShaking = false;
  const add = (row: Row): boolean => {
    const cost = cell(row);
    if (cost === null) return false;
    total += cost;
    return true;
  };
  if (isRoad) {
    total = 1;
    if (isMarching) return { cost: total, isShaking };
    if (rise > 0) total += 1;
    if (isCrossing) add(sideRows.crossing);
    return { cost: total, isShaking };
  }
  const costs = (tags.length === 0 ? ["clear"] : tags).map((tag) => cell(hexRows[tag]));
  if (costs.includes(null)) return undefined;
  total = Math.max(...costs.map((cost) => cost ?? 0));
  isShaking = tags.some((tag) => shakes[tag]?.includes(mover));
  if (rise === 1 && !add(sideRows.up)) return undefined;
  if (rise > 1) {
    if (!add(sideRows.steepUp)) return undefined;
    isShaking ||= mover === "line";
  }
  if (rise < -1 && !add(sideRows.steepDown)) return undefined;
  if (isCrossing) add(sideRows.crossing);
  else if (side.includes("river")) {
    if (!add(sideRows.river)) return undefined;
    isShaking ||= mover === "line";
  } else if ((side.includes("stream") || side.includes("aqueduct")) && !add(sideRows.stream)) return undefined;
  if (side.some((tag) => tag.startsWith("front in:")) && !add(sideRows.work)) return undefined;
  return { cost: total, isShaking };
}
