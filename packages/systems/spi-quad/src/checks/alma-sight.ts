import {
  asStep,
  type Hex,
  hexesOfSide,
  RAY_ALONG,
  RAY_FIELDS,
  RAY_SIDE,
  RAY_VERTEX,
  type Side,
  sideName,
  stepFrom,
  stepSide,
} from "@redoubt/hex";
import { cites } from "../kit.ts";
import { DOWN, isRidge, SLOPE, TOWN, UP } from "../terrain.ts";
import { followedSide, type SightBlock, type SightGround } from "./sight.ts";

/** Held by the shape of the walk: the line itself, and that nothing else of 7.3 is asked. */
export const enforces = cites("A18.4", "A18.41", "A18.43");

/** Whether a slope up was met so far. A line meets no hexside twice, so that one alone never makes both rise and fall (S-23). */
interface Climb {
  isMade: boolean;
}

/** What a hexside does to the line: a ridge and a town's hexside cut it, a slope down cuts it after a slope up. */
function crossSide(ground: SightGround, side: Side, bits: number, climb: Climb): SightBlock | null {
  if (isRidge(bits)) return cutBy(ground, side, "ridge");
  if (hexesOfSide(ground.grid, side).some((hex) => (ground.terrain.hex[hex] & TOWN) !== 0)) {
    return cutBy(ground, side, "hexside of a town");
  }
  return (bits & DOWN) !== 0 && climb.isMade ? cutBy(ground, side, "slope down after a slope up") : null;
}

const cutBy = ({ grid }: SightGround, side: Side, what: string): SightBlock => ({
  rule: "A18.42",
  at: [sideName(grid, side)],
  what,
});

/** A hexside crossed from one hex to the other. */
function crossStep(ground: SightGround, step: number, climb: Climb): SightBlock | null {
  return crossSide(ground, stepSide(ground.grid, asStep(step)), ground.terrain.step[step], climb);
}

function noteStep(ground: SightGround, step: number, climb: Climb): void {
  if ((ground.terrain.step[step] & UP) !== 0) climb.isMade = true;
}

/** A hexside that the line follows counts as crossed whichever way it faces (erratum to the diagram, S-23). */
function follow(ground: SightGround, side: Side, climb: Climb): SightBlock | null {
  const [owner] = hexesOfSide(ground.grid, side);
  const direction = (side % 3) as 0 | 1 | 2; // the remainder by three
  const bits = ground.terrain.step[stepFrom(owner, direction)];
  const asDown = (bits & SLOPE) === 0 || isRidge(bits) ? bits : (bits & ~UP) | DOWN;
  const block = crossSide(ground, side, asDown, climb);
  if ((bits & SLOPE) !== 0) climb.isMade = true;
  return block;
}

/** A corner: the line touches the hexsides on both hands there and is held to cross them all (S-23). */
function touch(ground: SightGround, records: Int32Array, i: number, from: Hex, climb: Climb): SightBlock | null {
  if (ground.options.almaHexsideEnd === "not-crossed") return null;
  const step = (field: number): number => from * 8 + records[i + field];
  const first = [step(1), step(2)];
  for (const one of first) {
    const block = crossStep(ground, one, climb);
    if (block !== null) return block;
  }
  if (records[i] === RAY_VERTEX) {
    for (const one of first) noteStep(ground, one, climb);
    return null;
  }
  // On one hand the line would clip a third hex: up into it and down again counts too.
  noteStep(ground, step(2), climb);
  const block = crossStep(ground, step(3), climb);
  noteStep(ground, step(1), climb);
  noteStep(ground, step(3), climb);
  return block;
}

/** What blocks the line between two hexes at Alma; null if it is clear. */
export function almaBlock(ground: SightGround, from: Hex, to: Hex): SightBlock | null {
  const ray = ground.rays.between(from, to);
  if (ray.range === 1 && ground.options.almaAdjacentFireAlwaysAllowed === "on") return null;
  const { records } = ray;
  const climb: Climb = { isMade: false };
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    let block: SightBlock | null = null;
    if (records[i] === RAY_SIDE) {
      const step = from * 8 + records[i + 1];
      block = crossStep(ground, step, climb);
      noteStep(ground, step, climb);
    } else if (records[i] === RAY_ALONG) {
      block = follow(ground, followedSide(from, records[i + 3]), climb);
    } else if (records[i] >= RAY_VERTEX) {
      block = touch(ground, records, i, from, climb);
    }
    if (block !== null) return block;
  }
  return null;
}

/** Whether the line between two hexes is clear at Alma. */
export const isClearAtAlma = (ground: SightGround, from: Hex, to: Hex): boolean => almaBlock(ground, from, to) === null;
