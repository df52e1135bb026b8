import { asHex } from "@redoubt/hex";
import { isGun } from "../checks/morale.ts";
import { formationOf, isNextToUnrouted, ownFacingOf } from "../checks/neighbours.ts";
import { zoneOf } from "../checks/wedges.ts";
import { type Formation, formations } from "../formation.ts";
import { isOnMap, ROUTED } from "../state.ts";
import { prizeOf } from "./fight-look.ts";
import { type Scene, worthOf } from "./scene.ts";

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

// What enemies who could come to blows at a hex would cost the unit, less what friends can do about it.
function dangerLook({ g, threat, help }: Scene, unit: number, hex: number): number {
  const against = threat[hex];
  if (against === 0) return 0;
  const held = help[hex] + 2 * g.c.sp[unit];
  return Math.trunc((worthOf(g, unit) * Math.max(2 * against - held, 0)) / (4 * (against + held + 1)));
}

/** How good a hex is for a unit to stand in, in points. */
export function placeLook(scene: Scene, unit: number, hex: number): number {
  const { g, seat, stance, toEnemy, toFriend, toKey } = scene;
  const danger = hundredth(dangerLook(scene, unit, hex), stance.exposure);
  const company = toFriend[hex] > 3 ? -10 : 0;
  if (g.c.level[unit] === ROUTED) return 4 * Math.min(toEnemy[hex], 8);
  const near = Math.min(toEnemy[hex], 30);
  if (isGun(g.world, unit)) {
    // Guns stand off and shoot: two to four hexes from the enemy, never next to him.
    const range = near < 2 ? -60 : near <= 4 ? 20 : 20 - 3 * (near - 4);
    return range + company - danger;
  }
  const hunt = hundredth(4 * Math.max(near - 1, 0), stance.hunt);
  const key = toKey[hex] === 255 ? 0 : hundredth(5 * (30 - Math.min(toKey[hex], 30)), stance.drive);
  // Whoever steps before enemies is shot at first.
  const front = isNextToUnrouted(g, seat, hex) ? 6 : 0;
  return key + prizeOf(g, hex) - hunt - front + company - danger;
}

// From how far enemies count for a front, in hexes.
const sight = 6;

/** How well a facing covers the enemies around: the nearer the more; in the rear they count against it. */
export function facingLook({ g, seat }: Scene, unit: number, facing: number): number {
  const { world, c } = g;
  const from = asHex(c.hexOf[unit]);
  const { q, r } = world.grid;
  let value = facing === world.homeFacing[seat] ? 3 : 0;
  for (const enemy of world.unitsOf[1 - seat]) {
    if (!isOnMap(g, enemy) || c.level[enemy] === ROUTED) continue;
    const to = asHex(c.hexOf[enemy]);
    const [dq, dr] = [q[to] - q[from], r[to] - r[from]];
    const far = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
    if (far > sight || far === 0) continue;
    // Facings are 0 to 5 in the column and in the answers.
    const zone = zoneOf(world.grid, facing as 0, from, to, world.options.facingModel);
    value += zone === "front" ? 12 - far : zone === "rear" ? far - 12 : -2;
  }
  return value;
}

/** What turning to a facing is worth. */
export function turnLook(scene: Scene, unit: number, facing: number): number {
  const now = ownFacingOf(scene.g, unit);
  return now === undefined ? -5 : facingLook(scene, unit, facing) - facingLook(scene, unit, now) - 4;
}

// The formation that a unit should have here.
function wantedForm({ g, horse, threat, toEnemy }: Scene, unit: number): Formation {
  const hex = g.c.hexOf[unit];
  const near = toEnemy[hex];
  if (g.world.armOf[unit] === "cavalry") return near <= 8 ? "line" : "march-column";
  const isHorseAlone = horse[hex] > 0 && 2 * horse[hex] > threat[hex];
  if (isHorseAlone && near <= 3 && g.world.formations[unit].includes("square")) return "square";
  return near <= 4 ? "line" : "assault-column";
}

/** What taking a formation is worth. */
export function formLook(scene: Scene, unit: number, form: number): number {
  const wanted = wantedForm(scene, unit);
  const now = formationOf(scene.g, unit);
  if (now === wanted || now === "skirmish" || now === "dispersed") return -10;
  return formations[form] === wanted ? 9 : -10;
}
