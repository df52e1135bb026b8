import type { Invariant } from "@redoubt/engine";
import { ALLIED, RUSSIAN } from "./seat.ts";
import type { RetributionPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";
import { PIQUET } from "./unit.ts";

const mostMarkers = constants.bombardmentMarkers.value;

/** 2.2, 6.1 to 6.4: one mobile unit to a hex, one Piquet to a hex, no mixing of sides. */
function stacking(g: RetributionPlay): string | null {
  const { c, world } = g;
  const mobile = new Map<number, number>();
  const piquets = new Map<number, number>();
  const holder = new Map<number, number>();
  for (let u = 0; u < world.count; u++) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    const id = world.units[u].id;
    if (world.grid.onMap[hex] !== 1) return `${id} is off the map at ${hex}`;
    const kept = world.kindOf[u] === PIQUET ? piquets : mobile;
    if (kept.has(hex)) return `${id} shares a hex`;
    kept.set(hex, u);
    if ((holder.get(hex) ?? world.seatOf[u]) !== world.seatOf[u]) return `${id} stands among enemies`;
    holder.set(hex, world.seatOf[u]);
  }
  return null;
}

/** 2.9, 2.12: Piquets stay where they were set up until they die, and are never disrupted. */
function piquets(g: RetributionPlay): string | null {
  const { c, world } = g;
  for (let u = 0; u < world.count; u++) {
    if (world.kindOf[u] !== PIQUET) continue;
    if (c.hexOf[u] > 0 && c.hexOf[u] !== world.start.hexOf[u]) return `${world.units[u].id} has moved`;
    if (c.disrupted[u] === 1) return `${world.units[u].id} is disrupted`;
  }
  return null;
}

/** 2.11: nobody has more steps than he began with, and whoever has none is out. */
function steps(g: RetributionPlay): string | null {
  const { c, world } = g;
  for (let u = 0; u < world.count; u++) {
    if (c.steps[u] > world.start.steps[u]) return `${world.units[u].id} has too many steps`;
    if (c.steps[u] === 0 && c.hexOf[u] !== -1) return `${world.units[u].id} lives without steps`;
    if (c.steps[u] > 0 && c.hexOf[u] === -1) return `${world.units[u].id} is out with steps left`;
  }
  return null;
}

/** 5.6: six markers and no more. */
const markers = (g: RetributionPlay): string | null =>
  g.c.markersSpent[0] > mostMarkers ? `${g.c.markersSpent[0]} markers are spent` : null;

/** 2.12, 5.8: what is kept beside the units agrees with them. */
function readiness(g: RetributionPlay): string | null {
  const { c, world } = g;
  const ready = [0, 0];
  for (let u = 0; u < world.count; u++) {
    if (world.kindOf[u] !== PIQUET && c.hexOf[u] > 0 && c.disrupted[u] === 0) ready[world.seatOf[u]]++;
    if (c.hexOf[u] === 0 && c.disrupted[u] === 1) return `${world.units[u].id} is disrupted off the map`;
    if (c.hexOf[u] === 0 && world.seatOf[u] === RUSSIAN) return `${world.units[u].id} is a Russian reinforcement`;
  }
  for (const seat of [RUSSIAN, ALLIED])
    if (ready[seat] !== c.ready[seat]) return `seat ${seat} has ${ready[seat]} ready`;
  return null;
}

/** 3.4: the holder of a victory hex owns it. */
function control(g: RetributionPlay): string | null {
  const { c, world } = g;
  for (const [i, hex] of world.terrain.victoryHexes.entries()) {
    const found = c.mobileAt[hex];
    if (found !== 0 && world.seatOf[found - 1] !== c.owner[i])
      return `${world.units[found - 1].id} does not own its hex`;
  }
  return null;
}

/** 2.11, 5.6: no unit regains a step, and silenced guns stay silent. */
function neverBack({ c, world }: RetributionPlay, before: RetributionPlay | null): string | null {
  if (before === null) return null;
  const back = world.units.findIndex((_, u) => c.steps[u] > before.c.steps[u]);
  if (back >= 0) return `${world.units[back].id} has regained a step`;
  return c.gunsLost[0] < before.c.gunsLost[0] ? "silenced guns are back" : null;
}

/** What must hold before every decision, whatever is played. */
export const invariants: readonly Invariant<RetributionPlay>[] = [
  stacking,
  piquets,
  steps,
  markers,
  readiness,
  control,
  neverBack,
];
