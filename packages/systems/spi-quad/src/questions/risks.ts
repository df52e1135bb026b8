import { clonePlay, type Result } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { type Follow, type Risk, type Risks, type Unit, unanswered } from "@redoubt/mechanics";
import { canHit, isInReach, mayFire, rangeOf, strengthAt } from "../checks/fire.ts";
import { fireDie, fireResult, sumFire } from "../modifiers/fire-sum.ts";
import { place, shift } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { hexOf, isDisrupted, isOnMap, MOVED, phases, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { hasZoneOver } from "../terrain.ts";
import { HORSE_ARTILLERY } from "../unit.ts";
import { isMeleeParen, meleeOf, moraleOf } from "../values.ts";
import { hexesText, unitNames } from "../wording/names.ts";

const FACES = [1, 2, 3, 4, 5, 6];

/** 7.13 to 7.15: on how many faces of the die a fire attack does something to a unit. */
function facesAgainst(g: QuadPlay, firers: readonly Unit[], hex: Hex, u: Unit): number {
  const sum = sumFire(g, firers, hex);
  const target = sum.targets.find(({ unit }) => unit === u);
  if (target === undefined) return 0;
  return FACES.filter((face) => fireResult(g, fireDie(sum, face), target.column) >= moraleOf(g, u)).length;
}

const percentOf = (faces: number): number => Math.round((faces * 100) / FACES.length);

/** Who of the enemy can fire at a unit in its hex in the Defensive Fire Phase (4.0A2). */
const firersAt = (g: QuadPlay, hex: Hex, u: Unit): readonly Unit[] =>
  [...g.world.unitsOf[enemyOf(g.world.seatOf[u])]].filter(
    (one) => isOnMap(g, one) && isInReach(g, one, hex) && mayFire(g, one, "defensive") && canHit(g, one, hex),
  );

/** The set that hurts most: from the best shot on, whoever makes it better. Mixed Parent Units may make it worse (A16.1). */
function worstOf(g: QuadPlay, firers: readonly Unit[], hex: Hex, u: Unit): number {
  const sorted = [...firers].sort((a, b) => facesAgainst(g, [b], hex, u) - facesAgainst(g, [a], hex, u));
  let [set, worst]: [readonly Unit[], number] = [[], 0];
  for (const one of sorted) {
    const faces = facesAgainst(g, [...set, one], hex, u);
    if (faces < worst || (faces === worst && set.length > 0 && worst === FACES.length)) continue;
    [set, worst] = [[...set, one], faces];
  }
  return worst;
}

function shot(g: QuadPlay, firer: Unit, hex: Hex, u: Unit): Risk {
  const { world } = g;
  const range = rangeOf(g, hexOf(g, firer), hex);
  const strength = strengthAt(g, firer, range);
  return {
    hex: world.grid.numbers[hex],
    by: world.units[firer].id,
    from: world.grid.numbers[hexOf(g, firer)],
    kind: "fire",
    label: String(strength),
    text: `fires with ${strength} at ${hexesText(range)}`,
    percent: percentOf(facesAgainst(g, [firer], hex, u)),
    rule: world.gunRow[firer] >= 0 ? "7.41" : "7.27",
  };
}

/** The units on top next to a hex, with the direction in which the hex lies from them. */
function around(g: QuadPlay, hex: Hex): readonly (readonly [unit: Unit, direction: number])[] {
  return [...g.world.grid.offsets].flatMap((offset, direction) => {
    const top = topUnit(g, asHex(hex - offset));
    return top < 0 ? [] : [[top, direction] as const];
  });
}

/** The enemies whose zones lie on a hex (6.11 to 6.14). */
const holding = (g: QuadPlay, hex: Hex, u: Unit): readonly Unit[] =>
  around(g, hex)
    .filter(
      ([one, direction]) =>
        g.world.seatOf[one] !== g.world.seatOf[u] &&
        g.world.exertsZone[one] === 1 &&
        !isDisrupted(g, one) &&
        hasZoneOver(g.world.terrain, hexOf(g, one), direction),
    )
    .map(([one]) => one);

/** Undisrupted friends next to a unit, who help its rally (10.0). */
function friendsBeside(g: QuadPlay, u: Unit): readonly Unit[] {
  const found: Unit[] = [];
  for (const [top] of around(g, hexOf(g, u)))
    for (let one = top; one >= 0; one = unitBelow(g, one))
      if (one !== u && g.world.seatOf[one] === g.world.seatOf[u] && !isDisrupted(g, one)) found.push(one);
  return found;
}

/** What follows from standing there: zones, the duty to attack, fire given up, friends gained or left behind. */
function followsOf(before: QuadPlay, g: QuadPlay, u: Unit): readonly Follow[] {
  const { world } = g;
  const ids = (units: readonly Unit[]): readonly string[] => units.map((one) => world.units[one].id);
  const names = (units: readonly Unit[]): string => unitNames(world, ids(units));
  const follows: Follow[] = [];
  const holders = holding(g, hexOf(g, u), u);
  if (holders.length > 0) {
    const zones = holders.length === 1 ? "the zone" : "the zones";
    follows.push({
      kind: "certain",
      text: `It must stop: it is in ${zones} of ${names(holders)}.`,
      rule: "5.13",
      units: ids(holders),
    });
    if (!isDisrupted(g, u) && !isMeleeParen(g, u) && world.isGun[u] === 0)
      follows.push({
        kind: "bad",
        text: `It must attack this turn, with ${meleeOf(g, u)}; each who holds it must be attacked.`,
        rule: "8.12",
        units: ids(holders),
      });
  }
  if (world.isGun[u] === 1)
    follows.push({
      kind: "bad",
      text: "It does not fire in this Player-Turn.",
      rule: world.kindOf[u] === HORSE_ARTILLERY ? "7.29" : "7.28",
    });
  const friends = friendsBeside(g, u);
  if (friends.length > 0)
    follows.push({
      kind: "open",
      text: `${names(friends.slice(0, 1))} beside it would help its rally.`,
      rule: "10.0",
      units: ids(friends),
    });
  else if (isOnMap(before, u) && friendsBeside(before, u).length > 0)
    follows.push({ kind: "bad", text: "Nobody is beside it any more to help its rally.", rule: "10.0" });
  return follows;
}

/** What a unit may meet where a way ends, in the phases that follow its move: fire, zones, melee, and help that is gone. */
export function risksOn(g: QuadPlay, id: string, path: readonly string[]): Result<Risks> {
  const { world, c } = g;
  const u = world.unitIndex.get(id);
  const hex = world.grid.byNumber.get(path.at(-1) ?? "");
  if (u === undefined || hex === undefined) return unanswered("no such unit or hex");
  if (phases[c.phase[0]] !== "movement" || world.seatOf[u] !== c.active[0])
    return unanswered("only units that move now meet anything", "5.0");
  const walk = clonePlay(g) as QuadPlay; // a copy of the same system's play
  if (isOnMap(g, u)) shift(walk, u, hex);
  else place(walk, u, hex);
  walk.c.status[u] |= MOVED;
  const firers = firersAt(walk, hex, u);
  const risks = firers.map((firer) => shot(walk, firer, hex, u)).sort((a, b) => b.percent - a.percent);
  return { risks, follows: followsOf(g, walk, u), untouched: 100 - percentOf(worstOf(walk, firers, hex, u)) };
}
