import { type Refusal, refusal } from "@redoubt/engine";
import type { QuadRule } from "../rule-index.ts";
import { ALLIED } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { words } from "../words.ts";
import { isWaiting } from "./movement.ts";
import { canAllEnter, groupWaiting, isArriving, isDue, whyNotEnter } from "./reinforcement.ts";
import { whyNotTakeUp } from "./why-not-move.ts";

type Why = Refusal<QuadRule> | null;

function whyNotTop(g: QuadPlay, u: number): Why {
  const { c, world } = g;
  const params = { unit: world.units[u].id };
  if (world.seatOf[u] !== c.active[0]) return refusal("5.11", "not-yours", params);
  if (c.hexOf[u] <= 0) return refusal("5.37", "not-on-map", params);
  return c.topOf[c.hexOf[u]] === u + 1 ? refusal("5.37", "on-top-already", params) : null;
}

function whyNotSpike(g: QuadPlay, u: number): Why {
  const { c, world } = g;
  const params = { unit: world.units[u].id };
  if (!world.isBalaclava || world.isRedoubtGun[u] === 0) return refusal("B18.3", "no-redoubt-gun", params);
  if (c.active[0] !== ALLIED) return refusal("B18.3", "not-yours", params);
  return c.hexOf[u] > 0 ? null : refusal("B18.3", "gun-gone", params);
}

function whyNotBringIn(g: QuadPlay, u: number, hex: number): Why {
  const { c, world } = g;
  const params = { unit: world.units[u].id, hex: world.grid.numbers[hex] ?? "" };
  if (world.seatOf[u] !== c.active[0]) return refusal("5.11", "not-yours", params);
  const group = groupWaiting(g, u);
  if (group === null) return refusal("12.0", "not-waiting", params);
  if (!isDue(g, group))
    return refusal(group.rule, group.onCall ? "not-called" : "not-yet", { ...params, turn: group.turn });
  if (isWaiting(g, u)) return refusal("A20.1", "french-wait", params);
  if (params.hex === "" || world.edgePlace[hex] < 0) return refusal("12.24", "not-scheduled", params);
  const rule = whyNotEnter(g, u, group, hex);
  if (rule !== null) return refusal(rule, "cannot-enter", params);
  return canAllEnter(g, group) ? null : refusal("A22.2", "not-all-can-enter", params);
}

/** Why an answer may not be given in the Movement Phase; null if it may. */
export function whyNotInMovement(g: QuadPlay, answer: number): Why {
  const verb = words.verb(answer);
  if (verb === "end") return isArriving(g) ? refusal("A22.2", "division-arriving") : null;
  if (verb !== "unit" && verb !== "top" && verb !== "spike" && verb !== "enter") return refusal("4.0A1", "not-now");
  const unit = words.arg(answer, 0);
  if (unit >= g.world.count) return refusal("5.0", "no-such-unit");
  if (verb === "unit") return whyNotTakeUp(g, unit);
  if (verb === "top") return whyNotTop(g, unit);
  return verb === "spike" ? whyNotSpike(g, unit) : whyNotBringIn(g, unit, words.arg(answer, 1));
}
