import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import { FIRED, hexOf, isDisrupted, type QuadPlay, SLIPPED, topUnit, unitBelow, WITHDREW, zonesOf } from "../state.ts";
import { hasZoneOver } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import type { FireKind } from "./fire.ts";
import { whyNotOnMap } from "./presence.ts";
import { refusal, type Why } from "./refusal.ts";
import { findRetreats, retreats, whyNotRetreatTo } from "./retreat-paths.ts";

/** A withdrawal goes one hex by the rules of retreat, so it never ends in an enemy zone (A19.21, 11.26). */
export const enforces = cites("11.26", "A19.0", "A19.21");

/** Whether the unit has a hex to withdraw to. */
function hasWay(g: QuadPlay, u: Unit): boolean {
  findRetreats(g, u, hexOf(g, u), 1);
  return retreats.count > 0;
}

/** What keeps a unit on the map from slipping away, in the order in which it is looked at, and its case. */
const slipCases = {
  "not-a-gun": "A19.2",
  "slipped-away": "A19.2",
  "gun-has-fired": "A19.22",
  "disrupted-gun-stays": "A19.2",
  "gun-not-in-zone": "A19.2",
  "nowhere-to-withdraw": "A19.21",
} as const;

function barToSlipping(g: QuadPlay, u: Unit): keyof typeof slipCases | null {
  const { world, c } = g;
  if (world.isGun[u] === 0) return "not-a-gun";
  if ((c.status[u] & SLIPPED) !== 0) return "slipped-away";
  if ((c.status[u] & FIRED) !== 0) return "gun-has-fired";
  if (isDisrupted(g, u)) return "disrupted-gun-stays";
  if (zonesOf(g, enemyOf(world.seatOf[u]))[c.hexOf[u]] === 0) return "gun-not-in-zone";
  return hasWay(g, u) ? null : "nowhere-to-withdraw";
}

/** Whether the gun may slip away under A19.2. */
export const maySlip = (g: QuadPlay, u: Unit, seat: Seat): boolean =>
  g.world.seatOf[u] === seat && g.c.hexOf[u] > 0 && barToSlipping(g, u) === null;

/** Why a gun may not slip away in a fire phase of `seat`; null if it may (A19.2). */
export function whyNotSlip(g: QuadPlay, u: Unit, seat: Seat, kind: FireKind): Why {
  const told = { unit: g.world.units[u].id };
  if (!g.world.rules.guns.slipAway) return refusal("5.11", "nobody-slips-away", told);
  if (kind === "offensive") return refusal("A19.2", "slips-in-defence", told);
  if (g.world.seatOf[u] !== seat) return refusal("A19.2", "not-yours", told);
  const away = whyNotOnMap(g, u, "A19.2");
  if (away !== null) return away;
  const bar = barToSlipping(g, u);
  return bar === null ? null : refusal(slipCases[bar], bar, told);
}

/** Whether an enemy of `seat` other than cavalry has its zone on the hex (11.26). */
function isInZoneOfFoot(g: QuadPlay, hex: Hex, seat: Seat): boolean {
  const { world } = g;
  const { offsets } = world.grid;
  for (let d = 0; d < 6; d++) {
    const from = asHex(hex + offsets[d]);
    // The zone comes from there to here: the opposite direction.
    if (!hasZoneOver(world.terrain, from, (d + 3) % 6)) continue;
    for (let u = topUnit(g, from); u >= 0; u = unitBelow(g, u)) {
      if (world.seatOf[u] === seat || world.kindOf[u] === CAVALRY) continue;
      if (world.exertsZone[u] === 1 && !isDisrupted(g, u)) return true;
    }
  }
  return false;
}

/** What keeps a unit on the map from withdrawing, in the order in which it is looked at, and its case. */
const withdrawalCases = {
  "not-cavalry": "11.26",
  "withdrew-already": "11.26",
  "disrupted-cavalry": "11.27",
  "cavalry-not-in-zone": "11.26",
  "nowhere-to-withdraw": "11.26",
} as const;

function barToWithdrawal(g: QuadPlay, u: Unit): keyof typeof withdrawalCases | null {
  const { world, c } = g;
  const seat = world.seatOf[u];
  if (world.kindOf[u] !== CAVALRY) return "not-cavalry";
  if ((c.status[u] & WITHDREW) !== 0) return "withdrew-already";
  if (isDisrupted(g, u) && world.options.disruptedCavalryMayNotWithdraw === "on") return "disrupted-cavalry";
  // Most cavalry is in no zone at all, which is seen at a glance.
  if (zonesOf(g, enemyOf(seat))[c.hexOf[u]] === 0 || !isInZoneOfFoot(g, hexOf(g, u), seat))
    return "cavalry-not-in-zone";
  return hasWay(g, u) ? null : "nowhere-to-withdraw";
}

/** Whether the cavalry may withdraw under 11.26. */
export const mayWithdraw = (g: QuadPlay, u: Unit, seat: Seat): boolean =>
  g.world.seatOf[u] === seat && g.c.hexOf[u] > 0 && barToWithdrawal(g, u) === null;

/** Why cavalry may not withdraw; null if it may (11.26). */
export function whyNotWithdraw(g: QuadPlay, u: Unit, seat: Seat): Why {
  const told = { unit: g.world.units[u].id };
  if (g.world.seatOf[u] !== seat) return refusal("11.26", "not-yours", told);
  const away = whyNotOnMap(g, u, "11.26");
  if (away !== null) return away;
  const bar = barToWithdrawal(g, u);
  return bar === null ? null : refusal(withdrawalCases[bar], bar, told);
}

/** Why a withdrawing unit may not go to a hex; null if it may. It goes as if retreating, and never into a zone. */
export function whyNotWithdrawTo(g: QuadPlay, u: Unit, to: Hex, by: "A19.2" | "11.26"): Why {
  const why = whyNotRetreatTo(g, u, hexOf(g, u), 1, to);
  if (why?.code !== "retreat-into-zone") return why;
  return refusal(by === "A19.2" ? "A19.21" : "11.26", "withdraws-into-zone", why.params);
}
