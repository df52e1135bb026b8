import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { rangeOf } from "../checks/command.ts";
import { whyOverstacked } from "../checks/stacking.ts";
import { ranks } from "../data/piece.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, unitsAt, zonesOf } from "../state.ts";
import { keeping } from "./claims.ts";
import { PER_POINT } from "./lore.ts";
import type { Scene } from "./scene.ts";

function isNeeded(g: BayonetsPlay, leader: Unit, hex: Hex): boolean {
  const units = unitsIn(g, hex, g.world.seatOf[leader]);
  if (units.length < 3 || g.world.pieces[leader].kind === "officer") return false;
  return (
    whyOverstacked(
      units.map((unit) => g.world.stackUnits[unit]),
      { hasPosition: false, nationsApart: false, hasHead: () => false },
    ) !== null
  );
}

const leaderPoints = ({ world }: BayonetsPlay, kind: string): number => {
  const rank = ranks.find((one) => one === kind);
  return rank === undefined ? 0 : (world.game?.victory.leaders[rank] ?? 0);
};

// Where those stand whom a Leader leads.
function ledBy({ g, seat }: Scene, leader: Unit): number[] {
  const { world, c } = g;
  const { kind, corps } = world.pieces[leader];
  const hexes: number[] = [];
  for (let piece = asUnit(0); piece < world.count; piece++) {
    if (world.seatOf[piece] !== seat || c.hexOf[piece] <= 0 || piece === leader) continue;
    const isOurs = kind === "officer" ? world.parentOf[piece] === leader : world.pieces[piece].corps === corps;
    if (isOurs || kind === "army-commander") hexes.push(c.hexOf[piece]);
  }
  return hexes;
}

/** How good hexes are for a Leader: within reach of those he leads, and never where enemies could catch him alone. */
export function leaderLook(scene: Scene, leader: Unit): (hex: Hex) => number {
  const { g, seat, threat, toEnemy } = scene;
  const { q, r } = g.world.grid;
  const range = rangeOf(g, leader);
  const led = ledBy(scene, leader);
  const from = g.c.hexOf[leader];
  const zones = zonesOf(g, enemyOf(seat));
  const price = 100 + PER_POINT * leaderPoints(g, g.world.pieces[leader].kind);
  // A stack that only the head of its corps allows is lost in part once he leaves it (3.3.1c).
  const leaving = isNeeded(g, leader, from) ? 500 : 0;
  return (hex) => {
    let value = hex === from ? 0 : -leaving;
    for (const at of led) {
      const [dq, dr] = [q[at] - q[hex], r[at] - r[hex]];
      const far = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
      value += far <= range ? 6 : -2 * Math.min(far - range, 10);
      value -= far >> 1;
    }
    const isAlone = unitsAt(g, seat)[hex] === 0;
    if (zones[hex] !== 0) value -= isAlone ? 400 : 40;
    if (threat[hex] > 0)
      value -= isAlone ? price : Math.trunc((price * (1000 - keeping(scene, hex, unitsIn(g, hex, seat)))) / 2000);
    return value - (toEnemy[hex] < 3 ? 20 : 0);
  };
}
