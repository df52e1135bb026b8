import { asHex, distance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { occupationOf, rangeOf } from "./checks/command.ts";
import { isOpen, NO_TRACE, traceFrom } from "./checks/trace.ts";
import { hasZone, unitsIn } from "./occupancy.ts";
import { enemyOf } from "./seat.ts";
import { type BayonetsPlay, hexName } from "./state.ts";

/** Why a path of command does not come through: too far, or a hex that is barred. */
export interface TraceFault {
  /** The hexes of the path that was tried. */
  readonly path: readonly Hex[];
  /** The hex that bars it; null where it is only too long. */
  readonly stop: number | null;
  /** In a few words: "5 hexes, reach 4", "zone of 3Z". */
  readonly text: string;
  /** A sentence for the sheet. */
  readonly sentence: string;
  /** What would open it; empty where nothing simple does. */
  readonly opens: string;
}

// Longer ways around than this help nobody.
const LONGEST = 20;

/** A path of at most so many hexes that passes as few barred ones as can be, and the first of these. */
function leastBarred(g: BayonetsPlay, from: Hex, to: Hex, longest: number) {
  const { grid, terrain } = g.world;
  const who = occupationOf(g, g.c.active[0]);
  const cost = (hex: Hex): number => (hex === to || isOpen(who, hex) ? 0 : 1);
  // The best way to each hex with so many steps: few barred hexes first.
  let layer = new Map<number, { readonly barred: number; readonly path: readonly Hex[] }>([
    [from, { barred: 0, path: [from] }],
  ]);
  let best: { readonly barred: number; readonly path: readonly Hex[] } | null = null;
  for (let step = 0; step < longest; step++) {
    const next: typeof layer = new Map();
    for (const [hex, { barred, path }] of layer)
      grid.offsets.forEach((offset, d) => {
        const at = hex + offset;
        if (((terrain.ways[hex] >> d) & 1) === 0) return;
        if (distance(grid, asHex(at), asHex(to)) > longest - step - 1) return;
        const sum = barred + cost(asHex(at));
        if ((next.get(at)?.barred ?? Number.POSITIVE_INFINITY) > sum)
          next.set(at, { barred: sum, path: [...path, asHex(at)] });
      });
    const end = next.get(to);
    if (end !== undefined && (best === null || end.barred < best.barred)) best = end;
    next.delete(to);
    layer = next;
  }
  return best;
}

/** The enemies who bar a hex: in it, or with their zone on it. */
function barrers(g: BayonetsPlay, hex: Hex): { readonly isThere: boolean; readonly names: string } {
  const { world, c } = g;
  const enemy = enemyOf(c.active[0]);
  const there = unitsIn(g, hex, enemy);
  const near = Array.from(world.grid.offsets).flatMap((offset, d) =>
    unitsIn(g, asHex(hex - offset), enemy).filter(
      (unit) => hasZone(g, unit) && ((world.terrain.zone[hex - offset] >> d) & 1) === 1,
    ),
  );
  const units = there.length > 0 ? there : near;
  return {
    isThere: there.length > 0,
    names: units
      .map((unit) => world.pieces[unit].id)
      .slice(0, 2)
      .join(", "),
  };
}

/** Why the path from a Leader to a hex fails (6.1.1a, 6.1.1e, 6.1.1f). */
export function traceFault(g: BayonetsPlay, leader: Unit, to: Hex): TraceFault | null {
  const { world, c } = g;
  const [from, range] = [c.hexOf[leader], rangeOf(g, leader)];
  const name = world.pieces[leader].name;
  const apart = distance(world.grid, asHex(from), asHex(to));
  const around = traceFrom(world.scratch.trace, asHex(from), LONGEST, world.terrain.ways, occupationOf(g, c.active[0]))[
    to
  ];
  if (around <= range) return null;
  if (apart > range) {
    const path = leastBarred(g, from, to, apart)?.path ?? [];
    return {
      path,
      stop: null,
      text: `${apart} hexes, reach ${range}`,
      sentence: `${name}: ${apart} hexes, reach ${range}.`,
      opens: "",
    };
  }
  const tried = leastBarred(g, from, to, range);
  const who = occupationOf(g, c.active[0]);
  const stop = tried?.path.find((hex, i) => i > 0 && hex !== to && !isOpen(who, hex)) ?? null;
  if (tried === null || stop === null) return null;
  const { isThere, names } = barrers(g, stop);
  const hex = hexName(world, stop);
  const detour = around === NO_TRACE ? "no way round it" : `round it ${around}`;
  return {
    path: tried.path,
    stop,
    text: isThere ? `${names} in the way` : `zone of ${names}`,
    sentence: `${name}: ${isThere ? `${names} stands in ${hex}` : `${hex} is in the zone of ${names}`}, ${detour}.`,
    opens: !isThere && tried.barred === 1 ? `Opens with a friendly unit in ${hex}.` : "",
  };
}
