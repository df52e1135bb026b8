import { around, type Mover, marchPriceOf, priceOf } from "./ground.ts";
import { type Counter, foe, type Sheet, troopsIn, zonesOf } from "./sheet.ts";

/** What each piece has spent since its side's Command Distribution. */
export type Purse = Map<string, number>;

/** The allowance of a piece now (2.0n, 4.0-5f). */
export function allowance({ troop, words }: Counter): number {
  if (troop === undefined) return 10;
  const less = words.has("slowed") ? (troop.arm === "cav" ? 3 : 2) : 0;
  return Math.max(0, troop.ma - less);
}

const moverOf = ({ troop }: Counter): Mover => troop?.arm ?? "leader";

/** The price of a step for a piece as things stand; null where it is closed to it (3.3, 7.1, 7.3). */
export function stepPrice(
  sheet: Sheet,
  one: Counter,
  from: string,
  to: string,
  company: readonly string[],
): number | null {
  if (!sheet.terms.isInPlay(to)) return null;
  const others = sheet.at.get(to) ?? [];
  const [enemies, friends] = [
    others.filter(({ side }) => side !== one.side),
    others.filter(({ side }) => side === one.side),
  ];
  const isMarching = one.words.has("forced-march");
  const price = isMarching ? marchPriceOf(from, to, sheet.bridges) : priceOf(from, to, moverOf(one), sheet.bridges);
  if (price === null || enemies.some(({ troop }) => troop !== undefined)) return null;
  if (one.troop === undefined) return enemies.length > 0 ? null : price;
  if (friends.some(({ isDepot, words }) => isDepot || words.has("forced-march"))) return null;
  const joined = friends.filter(({ id, troop }) => troop !== undefined && !company.includes(id));
  if (!isMarching) return price + (joined.length > 0 ? 1 : 0);
  const isBeside = around(to).some(([, hex]) =>
    troopsIn(sheet, hex, one.side).some(({ id, words }) => id !== one.id && words.has("forced-march")),
  );
  return joined.length > 0 || isBeside ? null : price;
}

/** Every hex that a piece reaches with what it has left, at its lowest price (3.4, 7.1). */
export function reach(sheet: Sheet, one: Counter, spent: number): ReadonlyMap<string, number> {
  const zones = zonesOf(sheet, foe(one.side));
  const left = allowance(one) - spent;
  const best = new Map<string, number>([[one.at, 0]]);
  if (one.words.has("held") || (zones.has(one.at) && spent > 0)) return new Map();
  const open = [one.at];
  const isMarching = one.words.has("forced-march");
  while (open.length > 0) {
    const from = open.splice(
      open.reduce((low, hex, i) => ((best.get(hex) ?? 0) < (best.get(open[low]) ?? 0) ? i : low), 0),
      1,
    )[0];
    const isHalted = from !== one.at && (zones.has(from) || (isMarching && isBesideEnemy(sheet, one, from)));
    if (isHalted) continue;
    for (const [, to] of around(from)) {
      const price = stepPrice(sheet, one, from, to, [one.id]);
      if (price === null || (zones.has(from) && zones.has(to))) continue;
      const cost = (best.get(from) ?? 0) + price;
      if (cost > left || cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, cost);
      open.push(to);
    }
  }
  best.delete(one.at);
  return best;
}

const isBesideEnemy = (sheet: Sheet, one: Counter, hex: string): boolean =>
  around(hex).some(([, next]) => troopsIn(sheet, next, foe(one.side)).length > 0);

/** What is wrong with a move along a path, and what it cost each who made it. */
export function ruleOnMove(
  sheet: Sheet,
  ids: readonly string[],
  path: readonly string[],
  purse: Purse,
): readonly string[] {
  const wrong: string[] = [];
  for (const id of ids) {
    const one = sheet.counters.get(id);
    if (one === undefined) return [`no ${id}`];
    const zones = zonesOf(sheet, foe(one.side));
    let cost = 0;
    for (let i = 1; i < path.length; i++) {
      const price = stepPrice(sheet, one, path[i - 1], path[i], ids);
      if (price === null) wrong.push(`7.1a: ${id} cannot step from ${path[i - 1]} to ${path[i]}`);
      cost += price ?? 0;
      if (zones.has(path[i]) && (zones.has(path[i - 1]) || i < path.length - 1))
        wrong.push(`3.4: ${id} walks on in zones at ${path[i]}`);
    }
    const spent = (purse.get(id) ?? 0) + cost;
    if (spent > allowance(one)) wrong.push(`7.1b: ${id} spends ${spent} of ${allowance(one)} on ${path.join(" ")}`);
    purse.set(id, spent);
  }
  return wrong;
}
