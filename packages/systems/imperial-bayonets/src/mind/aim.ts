import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { unitsIn } from "../occupancy.ts";
import { hexName } from "../state.ts";
import { assaultsOf } from "./assault.ts";
import { keeping } from "./claims.ts";
import type { Scene } from "./scene.ts";

// Names of what leads most of some units: their Officers, or the unit itself where it has none.
function formationOf({ g }: Scene, units: readonly Unit[]): string {
  const { world } = g;
  const names = units.map((unit) => world.pieces[world.parentOf[unit] >= 0 ? world.parentOf[unit] : unit].name);
  const [first, second, ...more] = [...new Set(names)];
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}

// A hex by its number, and the objective that it is or lies near.
function placeOf({ g, lore }: Scene, hex: Hex): string {
  const number = hexName(g.world, hex);
  const [near] = [...lore.goals].sort((a, b) => a.far[hex] - b.far[hex]);
  if (near === undefined || near.far[hex] > 16) return number;
  return near.hex === hex ? `${near.name} (${number})` : `${number} near ${near.name}`;
}

// The attack of which most is hoped, by whom.
function attackOf(scene: Scene): { readonly hex: Hex; readonly units: readonly Unit[] } | null {
  const { targetOf, shareOf } = assaultsOf(scene, () => true, true);
  const sums = new Map<number, number>();
  for (const unit of scene.g.world.unitsOf[scene.seat])
    if (targetOf[unit] !== 0) sums.set(targetOf[unit], (sums.get(targetOf[unit]) ?? 0) + shareOf[unit]);
  const [best] = [...sums].sort((a, b) => b[1] - a[1]);
  if (best === undefined) return null;
  return { hex: asHex(best[0]), units: scene.g.world.unitsOf[scene.seat].filter((unit) => targetOf[unit] === best[0]) };
}

// The objective of ours that is likeliest to be lost, weighed by its price.
function fearOf(scene: Scene): Hex | null {
  let [worst, most] = [null as Hex | null, 40];
  for (const { hex, price } of scene.lore.goals) {
    const garrison = unitsIn(scene.g, asHex(hex), scene.seat);
    if (garrison.length === 0) continue;
    const risk = Math.trunc((price * (1000 - keeping(scene, asHex(hex), garrison))) / 1000);
    if (risk > most) [worst, most] = [asHex(hex), risk];
  }
  return worst;
}

// The objective that counts most, the nearer to the attack the more.
function wantedFrom(scene: Scene, hex: Hex | null): string {
  const { lore, prices } = scene;
  const call = (i: number): number => Math.trunc((prices[i] * 100) / (hex === null ? 1 : 8 + lore.goals[i].far[hex]));
  const [best] = lore.goals.map((_, i) => i).sort((a, b) => call(b) - call(a));
  return best === undefined ? "what the enemy holds" : placeOf(scene, asHex(lore.goals[best].hex));
}

/** What a side is about to do: which formation, where, what for, and what it fears. */
export function aimOf(scene: Scene, manner: string, isAttacking: boolean): string {
  const attack = attackOf(scene);
  const wanted = wantedFrom(scene, attack?.hex ?? null);
  const purpose = isAttacking ? `to open the way to ${wanted}` : `to keep ${wanted} from the enemy`;
  const what =
    attack === null
      ? `We gather ${purpose}, ${manner}.`
      : `We attack ${placeOf(scene, attack.hex)} with ${formationOf(scene, attack.units)} ${purpose}, ${manner}.`;
  const fear = fearOf(scene);
  return fear === null ? what : `${what} We fear for ${placeOf(scene, fear)}.`;
}
