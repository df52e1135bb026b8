import type { ModifierRow, Unit } from "@redoubt/mechanics";
import { parentUnitsInFire } from "../data/facts-alma.ts";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import type { QuadPlay } from "../state.ts";

/** The units that fire together. */
export interface FiringTogether {
  readonly g: QuadPlay;
  readonly firers: readonly Unit[];
}

/** No place in World.parents: Russian artillery, which joins any fire without counting (A16.11). */
const NO_PARENT = 255;

/** Russian guns are exempt, and melee asks nothing about Parent Units (A16.13). */
export const enforces = cites("A16.0", "A16.11", "A16.13");

/** How many Parent Units fire together; nation and label make one (S-53). */
export function parentsFiring({ g, firers }: FiringTogether): number {
  const { parentOf } = g.world;
  let parents = 0;
  for (let i = 0; i < firers.length; i++) {
    const parent = parentOf[firers[i]];
    if (parent === NO_PARENT) continue;
    let isNew = true;
    for (let j = 0; j < i; j++) if (parentOf[firers[j]] === parent) isNew = false;
    if (isNew) parents++;
  }
  return parents;
}

/** A16.1: what is subtracted from the fire die at Alma. */
export const fireDieRows: readonly ModifierRow<FiringTogether, QuadRule, "parents">[] = [
  {
    id: "parents",
    rule: "A16.1",
    when: (fire) => fire.g.world.rules.hindersMixedFire && parentsFiring(fire) > 1,
    value: (fire) => parentUnitsInFire.perParent * parentsFiring(fire),
    note: "different Parent Units fire together, 1 for each",
  },
];
