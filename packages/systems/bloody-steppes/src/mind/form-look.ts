import { formationOf } from "../checks/neighbours.ts";
import { type Formation, formations } from "../formation.ts";
import { BRITISH_LINE } from "../piece.ts";
import type { Scene } from "./scene.ts";

// The formation that a unit should have here: the march far off, the square before horse alone, else what it fights in.
function wantedForm({ g, enemy }: Scene, unit: number): Formation {
  const { world, c } = g;
  const hex = c.hexOf[unit];
  const near = enemy.toUnit(hex);
  const can = (form: Formation): boolean => world.formations[unit].includes(form);
  if (world.armOf[unit] === "cavalry") return near <= 9 || !can("march-column") ? "line" : "march-column";
  const isHorseAlone = enemy.horse[hex] > 0 && 5 * enemy.horse[hex] > 4 * enemy.reach[hex];
  if (isHorseAlone && near <= 3 && enemy.fire[hex] < 40 && can("square")) return "square";
  if (near <= ((world.traits[unit] & BRITISH_LINE) !== 0 ? 4 : 3)) return "line";
  return "assault-column";
}

/** What taking a formation is worth. */
export function formLook(scene: Scene, unit: number, form: number): number {
  const wanted = wantedForm(scene, unit);
  const now = formationOf(scene.g, unit);
  if (now === wanted || now === "skirmish" || now === "dispersed") return -10;
  return formations[form] === wanted ? 12 : -10;
}
