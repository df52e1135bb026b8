import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Plan, type Unit } from "@redoubt/mechanics";
import { RUSSIAN } from "../seat.ts";
import { hexOf } from "../state.ts";
import { listOf, nameOfHex } from "../wording/words.ts";
import { attackGain, bestAttack } from "./attack-look.ts";
import type { Scene } from "./scene.ts";
import { laneWorth } from "./threat.ts";

const efforts = [
  "along the whole line",
  "towards the Lancaster Battery in the west",
  "towards Home Ridge and the Barrier",
  "towards the Sandbag Battery in the east",
  "towards the south edge",
];
const manners = ["sparing our steps", "at good odds", "whatever it costs", "headlong"];

/** An attack that is meant: on which hex, by whom. */
interface Attack {
  readonly target: Hex;
  readonly units: readonly Unit[];
}

function placeOf({ g }: Scene, hex: Hex): string {
  const { grid, map } = g.world;
  const name = nameOfHex(map, hex);
  return name === undefined ? grid.numbers[hex] : `${name} (${grid.numbers[hex]})`;
}

/** Those who take part, by regiment or brigade; a unit without one by its own name. */
function formationOf({ g }: Scene, units: readonly Unit[]): string {
  const names = units.map((u) => {
    const { parent, fullName, group } = g.world.units[u];
    if (parent === null || parent === "") return fullName;
    return g.world.seatOf[u] === RUSSIAN ? `the ${parent} Regiment (${group})` : parent;
  });
  return listOf([...new Set(names)]);
}

const beside = ({ g }: Scene, a: Hex, b: Hex): boolean => g.world.grid.offsets.some((offset) => a + offset === b);

/** Hexes that hold enemies of the seat. */
function enemyHexes({ g, seat }: Scene): readonly Hex[] {
  const { c, world } = g;
  const hexes = new Set<Hex>();
  for (let u = 0; u < world.count; u++) if (world.seatOf[u] !== seat && c.hexOf[u] > 0) hexes.add(asHex(c.hexOf[u]));
  return [...hexes];
}

/** The attack of the coming combat phase of which most is hoped; null where none is planned. */
function planned(scene: Scene): Attack | null {
  const { g, seat, assaults } = scene;
  if (assaults === null) return null;
  const posted = [...g.world.mobile[seat]].filter((u) => assaults.post[u] !== 0);
  const [leader] = [...posted].sort((a, b) => assaults.share[b] - assaults.share[a]);
  if (leader === undefined) return null;
  const ways = enemyHexes(scene).filter((hex) => beside(scene, asHex(assaults.post[leader]), hex));
  const byTarget = ways.map((target) => ({
    target,
    units: posted.filter((u) => beside(scene, asHex(assaults.post[u]), target)),
  }));
  const [best] = byTarget.sort((a, b) => attackGain(scene, b.target, b.units) - attackGain(scene, a.target, a.units));
  return best ?? null;
}

/** The best attack that can be made from where everybody stands; null where none is worth it. */
function atHand(scene: Scene): Attack | null {
  const { g, seat, w } = scene;
  let [best, most] = [null as Hex | null, w.assaultLeast];
  for (const hex of enemyHexes(scene)) {
    const gain = bestAttack(scene, hex);
    if (gain > most) [best, most] = [hex, gain];
  }
  if (best === null) return null;
  const target = best;
  return {
    target,
    units: [...g.world.mobile[seat]].filter((u) => g.c.hexOf[u] > 0 && beside(scene, hexOf(g, u), target)),
  };
}

function enemyAt({ g, seat }: Scene, hex: Hex): string {
  const { c, world } = g;
  const there = Array.from({ length: world.count }, (_, u) => asUnit(u)).filter(
    (u) => world.seatOf[u] !== seat && c.hexOf[u] === hex,
  );
  return listOf(there.map((u) => world.units[u].fullName));
}

/** What is feared: for the Allies first the Russian who could walk to the south edge, else the victory hex most in danger. */
function fearOf(scene: Scene): string {
  const { g, seat, lanes, stakes, w } = scene;
  const { c, world } = g;
  if (seat !== RUSSIAN) {
    const runners = [...world.mobile[RUSSIAN]].filter(
      (u) => c.hexOf[u] > 0 && laneWorth(g, w, u, lanes.open[c.hexOf[u]]) > 0,
    );
    const [first] = runners.sort((a, b) => lanes.open[c.hexOf[a]] - lanes.open[c.hexOf[b]]);
    if (first !== undefined)
      return ` We fear ${world.units[first].fullName} at ${placeOf(scene, hexOf(g, first))}: its way to the south edge is open.`;
  }
  const { victoryHexes, toVictory } = world.terrain;
  let [worst, most] = [-1, 0];
  for (let i = 0; i < victoryHexes.length; i++) {
    const near = [...world.mobile[1 - seat]].filter((u) => c.hexOf[u] > 0 && toVictory[i][c.hexOf[u]] <= 3).length;
    if (c.owner[i] === seat && near > 0 && stakes[i] + near > most) [worst, most] = [i, stakes[i] + near];
  }
  return worst < 0 ? "" : ` We fear for ${placeOf(scene, victoryHexes[worst])}.`;
}

/** What a side is about to do: which formation, against whom, towards what, how boldly, and what it fears. */
export function aimOf(scene: Scene, { genes: [boldness, effort] }: Plan): string {
  const attack = planned(scene) ?? atHand(scene);
  const manner = `${efforts[effort]}, ${manners[boldness]}`;
  const does =
    attack === null
      ? scene.seat === RUSSIAN
        ? `We move up ${manner}.`
        : `We hold and shut the ways ${manner}.`
      : `We attack ${enemyAt(scene, attack.target)} at ${placeOf(scene, attack.target)} with ${formationOf(scene, attack.units)}, pressing ${manner}.`;
  return `${does}${fearOf(scene)}`;
}
