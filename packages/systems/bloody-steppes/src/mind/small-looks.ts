import { asHex } from "@redoubt/hex";
import { owesMove } from "../checks/leader-duty.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { isOnMap, ROUTED } from "../state.ts";
import { urgency } from "./act-look.ts";
import { each, type Look, localsOf, NEVER } from "./asked.ts";
import { facingLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { hexesApart, worthOf } from "./stakes.ts";
import { postOf } from "./steel-look.ts";

// How good a hex is to have gone back to: far from the enemy and his fire, near friends, and where something is held.
function refugeLook({ g, seat, enemy, own }: Scene, hex: number): number {
  const post = postOf(g, seat, hex) >> 1;
  const far = 6 * Math.min(enemy.toUnit(hex), 8) - 2 * own.toUnit(hex);
  return far - (enemy.reach[hex] >> 1) - (enemy.fire[hex] >> 3) + (g.world.keyAt[hex] === 0 ? 0 : 10) + post;
}

/** Retreats, flights and refuges: away from the enemy and his fire, and towards friends; who may stop does so where it is better than farther on. */
export const judgeFlight: Look = (scene, list, scores) => {
  const { units = [] } = localsOf<{ readonly units?: readonly number[] }>(scene.g, scene.seat);
  const here = units.length === 0 ? 0 : refugeLook(scene, scene.g.c.hexOf[units[0]]);
  each((_s, verb, hex) => (verb === "hex" ? refugeLook(scene, hex) : here))(scene, list, scores);
};

/** Commanders ride to where most of theirs are within reach, and never next to the enemy. */
export const judgeRide: Look = (scene, list, scores) => {
  const { g, seat, enemy } = scene;
  const { world, c } = g;
  const { piece = -1 } = localsOf<{ readonly piece?: number }>(g, seat);
  const led = piece < 0 ? -1 : world.ledBy[piece];
  const brigade = world.brigades.findIndex(({ leader }) => leader === piece);
  const range = piece < 0 ? 3 : (world.commanders[piece]?.range ?? 3);
  const isHis = (unit: number): boolean =>
    brigade >= 0 && led < 0 ? world.brigadeOf[unit] === brigade : led < 0 || world.commandOf[unit] === led;
  const own = world.unitsOf[seat].filter((unit) => isOnMap(g, unit) && isHis(unit));
  const look = (hex: number): number => {
    let value = enemy.toUnit(hex) < 2 && c.sideIn[hex] !== seat + 1 ? -60 : 0;
    for (const unit of own) {
      const far = hexesApart(g, hex, c.hexOf[unit]);
      value += far <= range ? 16 : -Math.min(far - range, 8);
      // He steadies those in disorder, and helps those he is with to fight (XIII.1, XIV.43).
      if (far <= 1 && c.level[unit] !== 0) value += 4;
      if (far === 0 && c.level[unit] !== ROUTED) value += 5;
    }
    return value;
  };
  const stay = piece < 0 ? 0 : look(c.hexOf[piece]);
  // Who must ride by his order (K-33) does not stay: his activation could never end.
  const end = led >= 0 && owesMove(g, led) ? NEVER : 1;
  each((_s, verb, hex) => (verb === "hex" ? look(hex) - stay : end))(scene, list, scores);
};

/** The second sheet: the routed are gathered, the highest commanders stay with their staff. */
export const judgeStation = each((_s, verb) => (verb === "mark" ? 10 : verb === "end" ? 3 : 0));

// What the command of this number could do now.
function commandLook(scene: Scene, command: number): number {
  const { g } = scene;
  let sum = 0;
  for (const unit of g.world.memberships[command] ?? [])
    if (g.world.kindOf[unit] === UNIT && isOnMap(g, unit) && g.c.level[unit] !== ROUTED) sum += urgency(scene, unit);
  return sum;
}

/** Which command acts: the one with most to do. */
export const judgeCommand = each((scene, verb, command) => (verb === "take" ? commandLook(scene, command) : 0));

/** Which marker is taken: the nation with most to do; nobody yields. */
export const judgeMarker = each((scene, verb, nation) => {
  if (verb === "draw") return 10;
  if (verb !== "take") return -10;
  const { commands } = scene.g.world;
  return Math.max(
    0,
    ...commands.map((one, i) => (one.marker === nation && one.seat === scene.seat ? commandLook(scene, i) : 0)),
  );
});

/** Losses: whoever is worth least pays. */
export const judgeLoss = each(({ g }, verb, unit) => (verb === "unit" ? 1_000 - worthOf(g, unit) : 0));

/** The front after a pursuit: towards those who are near. */
export const judgePursuitFacing: Look = (scene, list, scores) => {
  const { units } = localsOf<{ readonly units: readonly number[] }>(scene.g, scene.seat);
  const here = asHex(scene.g.c.hexOf[units[0]]);
  each((_s, _verb, facing) => facingLook(scene, here, facing))(scene, list, scores);
};

/** Everything whose answer is the same as a rule. */
export const judgePlain = each(({ g }, verb, thing) => {
  switch (verb) {
    case "resolve":
    case "sustain":
    case "join":
    case "mark":
      return 10;
    case "hex":
    case "no":
      return 4;
    case "end":
      return 3;
    case "unit":
      return g.world.kindOf[thing] === COMMANDER ? 1 : 2;
    case "cancel":
      return g.state.frames?.step.kind === "lanes" ? 20 : -20;
    default:
      return 2;
  }
});
