import type { SideName } from "../data/order-of-battle.ts";
import { sides } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import type { Objective, Victory } from "../data/victory.ts";

/** A hex whose holder counts, and who holds it at the start: a seat plus 1, 0 for whoever stands there (K-177). */
export interface KeyHex {
  readonly hex: string;
  readonly holder: number;
}

const seatOf = (side: SideName | null): number => (side === null ? 0 : sides.indexOf(side) + 1);

const of = ({ hexes, holder }: Objective): readonly KeyHex[] => hexes.map((hex) => ({ hex, holder: seatOf(holder) }));

function keysOf(victory: Victory): readonly KeyHex[] {
  switch (victory.kind) {
    case "alma":
      return victory.objectives.flatMap(of);
    case "balaclava":
      return [...victory.objectives.flatMap(of), ...victory.gorge.map((hex) => ({ hex, holder: 0 }))];
    case "inkerman":
      return [...victory.homeRidge, ...victory.outworks.flatMap(({ hexes }) => hexes), victory.shellHill].map(
        (hex) => ({
          hex,
          holder: 0,
        }),
      );
    case "great-redoubt":
      return of(victory.objective);
    case "scarlett":
      return [];
  }
}

/** The hexes of a battle whose holder counts. */
export const keyHexesOf = (scenario: Scenario | null): readonly KeyHex[] =>
  scenario === null ? [] : keysOf(scenario.victory);
