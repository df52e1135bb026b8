import type { SheetLine, SheetView } from "@redoubt/mechanics";
import { mightAct } from "./active.ts";
import { UNIT } from "./piece.ts";
import { ATTACHED, isOnMap, type SteppesPlay } from "./state.ts";

const boxLine = (g: SteppesPlay, unit: number, more: Partial<SheetLine>): SheetLine => ({
  text: g.world.pieces[unit].name,
  boxes: { left: g.c.sp[unit], max: g.world.strength[unit] },
  units: [g.world.pieces[unit].id],
  ...more,
});

/** XIV.3: a row for each unit, and one below it for each counter that is still inside a battalion. */
function linesOf(g: SteppesPlay, unit: number): readonly SheetLine[] {
  const { world, c } = g;
  const inside = world.countersOf[unit].filter((counter) => c.hexOf[counter] === ATTACHED);
  const hexes = [world.grid.numbers[c.hexOf[unit]]];
  return [
    boxLine(g, unit, { hexes }),
    ...inside.map((counter) => boxLine(g, counter, { isUnder: true as const, rule: "XIV.3" })),
  ];
}

/** I.12: the strength boxes of the command that is active, as everybody may see them; none between activations. */
export function strengthSheet(g: SteppesPlay): readonly SheetView[] {
  const { world } = g;
  const units = mightAct(g).filter(
    (piece) =>
      world.kindOf[piece] === UNIT &&
      isOnMap(g, piece) &&
      world.strength[piece] > 0 &&
      world.lacksStrength[piece] === 0,
  );
  if (units.length === 0) return [];
  return [{ id: "strength", title: "Strength boxes", lines: units.flatMap((unit) => linesOf(g, unit)) }];
}
