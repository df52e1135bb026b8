import { asUnit, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { changeStatus } from "../occupancy.ts";
import { type BayonetsPlay, DISRUPTED, has, isOnMap, MARKED, OUT_OF_SUPPLY, RALLY, TEMP_DM } from "../state.ts";

/** Every unit of the side is rallied without a die, and those out of supply keep their disruption. */
export const enforces = cites("3.8.1b", "4.0-10", "10.0c");

/** 10.0: units of the active side lose disruption, if in supply, and demoralization until Rally; then Repulse markers go (I-11, I-47). */
export function rally(g: BayonetsPlay): void {
  const { world, c } = g;
  const seat = c.active[0];
  c.phase[0] = RALLY;
  g.emit({ kind: "phase-began", rule: "10.0a", phase: RALLY, seat });
  const rallied = Array.from(world.unitsOf[seat]).filter(
    (unit) => isOnMap(g, unit) && (has(g, unit, TEMP_DM) || (has(g, unit, DISRUPTED) && !has(g, unit, OUT_OF_SUPPLY))),
  );
  for (const unit of rallied) changeStatus(g, unit, 0, has(g, unit, OUT_OF_SUPPLY) ? TEMP_DM : TEMP_DM | DISRUPTED);
  if (rallied.length > 0) g.emit({ kind: "rallied", rule: "10.0b", units: rallied });
  const isOwnOnly = world.options.repulseMarkerEnds === "owner-rally";
  const unmarked: Unit[] = [];
  for (let unit = 0; unit < world.count; unit++)
    if (has(g, asUnit(unit), MARKED) && (!isOwnOnly || world.seatOf[unit] === seat)) unmarked.push(asUnit(unit));
  for (const unit of unmarked) changeStatus(g, unit, 0, MARKED);
  if (unmarked.length > 0) g.emit({ kind: "unmarked", rule: "7.1.2e", units: unmarked });
}
