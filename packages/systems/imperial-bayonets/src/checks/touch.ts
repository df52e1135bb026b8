import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { groundOf } from "../ground-now.ts";
import { cites } from "../kit.ts";
import { type BayonetsPlay, unitsAt } from "../state.ts";
import { NO_ATTACK } from "../terrain.ts";

/** Two hexes touch where an attack could pass between them: those who stand so are engaged. */
export const enforces = cites("2.0g");

/** The direction from a hex to a neighbour over which attacks pass; -1 where they do not touch (2.0g, I-8, I-85). */
export function touchOf(g: BayonetsPlay, from: Hex, to: Hex): number {
  const { offsets } = g.world.grid;
  const { step } = groundOf(g);
  for (let d = 0; d < 6; d++) if (from + offsets[d] === to) return (step[from * 8 + d] & NO_ATTACK) === 0 ? d : -1;
  return -1;
}

/** Whether a combat unit of a seat touches the hex over a hexside that does not bar attack (I-70). */
export function isTouchedBy(g: BayonetsPlay, hex: Hex, seat: Seat): boolean {
  const units = unitsAt(g, seat);
  const { offsets } = g.world.grid;
  for (let d = 0; d < 6; d++) {
    if (units[hex + offsets[d]] === 0) continue;
    if ((groundOf(g).step[hex * 8 + d] & NO_ATTACK) === 0) return true;
  }
  return false;
}

/** The hexes with combat units of a seat that touch a hex. */
export function hexesTouching(g: BayonetsPlay, hex: Hex, seat: Seat): Hex[] {
  const units = unitsAt(g, seat);
  const { offsets } = g.world.grid;
  const { step } = groundOf(g);
  const found: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + offsets[d]);
    if (units[next] !== 0 && (step[hex * 8 + d] & NO_ATTACK) === 0) found.push(next);
  }
  return found;
}

/** Whether a combat unit of a seat is next to the hex, whatever lies between (7.3h, 7.4h, I-41). */
export function isNextTo(g: BayonetsPlay, hex: Hex, seat: Seat): boolean {
  const units = unitsAt(g, seat);
  const { offsets } = g.world.grid;
  for (let d = 0; d < 6; d++) if (units[hex + offsets[d]] !== 0) return true;
  return false;
}
