import { asHex } from "@redoubt/hex";
import { type Plan, placeName, steady } from "@redoubt/mechanics";
import { UNIT } from "../piece.ts";
import { ATTACK, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { intentOf } from "./order-look.ts";
import { type Scene, sceneFor } from "./scene.ts";
import { hexesApart, stakesOf } from "./stakes.ts";
import { stanceOf } from "./stance.ts";

const manners = [
  "sparing our strength",
  "at good odds",
  "boldly",
  "whatever it costs",
  "with the bayonet, whatever it costs",
];

// The strength of a command on the map that still fights.
function strengthOf({ world, c }: SteppesPlay, command: number): number {
  let sum = 0;
  for (const unit of world.memberships[command] ?? [])
    if (world.kindOf[unit] === UNIT && c.hexOf[unit] > 0 && c.level[unit] !== ROUTED) sum += c.sp[unit];
  return sum;
}

const placeOf = ({ world: { mapFile, grid } }: SteppesPlay, hex: number): string =>
  placeName(mapFile.names ?? {}, grid, asHex(hex));

// The enemy in a hex by name; where there is none, whoever comes there.
function enemyAt({ world, c }: SteppesPlay, seat: number, hex: number): string {
  const there = world.unitsOf[1 - seat].find((unit) => c.hexOf[unit] === hex);
  return there === undefined ? "the enemy" : world.pieces[there].name;
}

/** The command that matters most: the strongest of those that are meant to attack, else of all; -1 where none is on the map. */
function mainEffort(scene: Scene): number {
  const { g, seat } = scene;
  let [best, most] = [-1, 0];
  g.world.commands.forEach((command, i) => {
    if (command.seat !== seat) return;
    const weight = strengthOf(g, i) * (intentOf(scene, i).order === ATTACK ? 2 : 1);
    if (weight > most) [best, most] = [i, weight];
  });
  return best;
}

// What we fear: the place of ours that enemies could reach in greatest strength, and the nearest of them.
function fearOf({ g, seat, own, enemy }: Scene): string {
  const { world, c } = g;
  let [place, most] = [-1, 0];
  for (const { hex, key, seats } of stakesOf(world).goals) {
    const isOurs = key >= 0 ? c.keyHolder[key] === seat + 1 : !seats.includes(seat);
    const excess = enemy.reach[hex] - own.reach[hex];
    if (isOurs && excess > most) [place, most] = [hex, excess];
  }
  if (place < 0) return "";
  const near = world.unitsOf[1 - seat]
    .filter((unit) => isOnMap(g, unit) && c.level[unit] !== ROUTED)
    .sort((a, b) => hexesApart(g, c.hexOf[a], place) - hexesApart(g, c.hexOf[b], place));
  const who = near.length === 0 ? "the enemy" : world.pieces[near[0]].name;
  return ` What we fear is ${who} before ${placeOf(g, place)}.`;
}

/** The plan in a sentence or two: which command goes where and why, how boldly, and what is feared. */
export function aimOf(g: SteppesPlay, seat: number, plan: Plan): string {
  const scene = sceneFor(g, stanceOf(plan, steady), seat);
  const command = mainEffort(scene);
  const manner = manners[plan.genes[0]];
  if (command < 0) return `We wait for our troops, ${manner}.`;
  const { order, towards } = intentOf(scene, command);
  const called = g.world.commands[command].name;
  const name = called.includes("'s ") ? called : `the ${called}`;
  if (order !== ATTACK || towards < 0) return `We have ${name} hold what we have, ${manner}.${fearOf(scene)}`;
  const isGoal = stakesOf(g.world).goals.some(({ hex }) => hex === towards);
  const place = placeOf(g, towards);
  const does = isGoal ? `take ${place}` : `beat ${enemyAt(g, seat, towards)} at ${place}`;
  return `We send ${name} to ${does}, ${manner}.${fearOf(scene)}`;
}
