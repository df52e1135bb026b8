import {
  asHex,
  type Grid,
  type Hex,
  hexNumber,
  RAY_ALONG,
  RAY_FIELDS,
  RAY_HEX,
  RAY_SIDE,
  RAY_VERTEX,
} from "@redoubt/hex";
import type { BayonetsRule } from "../rule-index.ts";
import { CHARGEABLE, NO_CHARGE, type Terrain } from "../terrain.ts";

/** Why a line is none for a charge: the case and what is in the way. */
export interface LineFault {
  readonly rule: BayonetsRule;
  readonly what: string;
}

/** What a charge's line depends on. */
export interface ChargeScene {
  readonly grid: Grid;
  readonly terrain: Terrain;
  /** Combat units and Depots of either side per hex. */
  readonly occupied: Readonly<ArrayLike<number>>;
  /** How the straight line is read (I-59). */
  readonly line: "hex-row" | "any-los";
}

/** Whether two hexes lie on one of the six rows of hexes (I-59). */
export function isHexRow(grid: Grid, from: Hex, to: Hex): boolean {
  const [q, r] = [grid.q[to] - grid.q[from], grid.r[to] - grid.r[from]];
  return q === 0 || r === 0 || q === -r;
}

/**
 * Why cavalry cannot charge along the line to a target, as far as the ground says; null if it can. Sight is asked elsewhere. All
 * hexes after its own are clear, those before the target empty, and no hexside has slope or water (7.5c, 9.3e, I-59, I-150).
 */
export function chargeLineFault({ grid, terrain, occupied, line }: ChargeScene, from: Hex, to: Hex): LineFault | null {
  if (line === "hex-row" && !isHexRow(grid, from, to)) return { rule: "7.5c", what: "not a straight row of hexes" };
  const badHex = (hex: Hex): LineFault | null => {
    if ((terrain.hex[hex] & CHARGEABLE) === 0) return { rule: "9.3e", what: `${hexNumber(grid, hex)} is not clear` };
    if (hex !== to && occupied[hex] !== 0) return { rule: "7.5c", what: `${hexNumber(grid, hex)} is occupied` };
    if (terrain.level[hex] !== terrain.level[from])
      return { rule: "7.5c", what: `${hexNumber(grid, hex)} is on another level` };
    return null;
  };
  const badStep = (step: number): LineFault | null =>
    (terrain.step[step] & NO_CHARGE) === 0 ? null : { rule: "9.3e", what: "slope or water on the line" };
  const { records } = terrain.rays.between(from, to);
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    const [kind, a, b, c] = [records[i], records[i + 1], records[i + 2], records[i + 3]];
    const hexes = kind === RAY_HEX ? [a] : kind === RAY_ALONG ? [a, b] : [];
    const steps = kind === RAY_SIDE ? [a] : kind === RAY_VERTEX ? [a, b] : kind > RAY_VERTEX ? [a, b, c] : [];
    for (const hex of hexes) {
      const fault = badHex(asHex(from + hex));
      if (fault !== null) return fault;
    }
    for (const step of steps) {
      const fault = badStep(from * 8 + step);
      if (fault !== null) return fault;
    }
  }
  return badHex(to);
}
