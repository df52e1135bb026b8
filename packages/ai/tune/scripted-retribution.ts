import { shownIn } from "@redoubt/engine";
import { RUSSIAN } from "../../systems/bloody-retribution/src/seat.ts";
import type { RetributionPlay } from "../../systems/bloody-retribution/src/state.ts";
import { type Field, isBold, type MarchName, marches } from "./marches.ts";
import type { Score, Scoring } from "./scripted.ts";

function fieldOf({ world, c }: RetributionPlay, seat: number): Field {
  const { grid, terrain, mobile } = world;
  const seatOf = new Map(mobile.flatMap((units, side) => Array.from(units, (unit) => [unit, side] as const)));
  const south = grid.offsets[grid.directionNames.indexOf("S")];
  // The Allies, who cannot win by an edge, go for the guns.
  const exits = seat === RUSSIAN ? grid.cells.filter((hex) => grid.onMap[hex + south] === 0) : terrain.hills;
  return { grid, hexOf: c.hexOf, seatOf, exits, goals: terrain.victoryHexes };
}

function acting(g: RetributionPlay, seat: number, name: MarchName): Score {
  const isBrave = isBold(name);
  const field = fieldOf(g, seat);
  return (verb, thing) => {
    if (verb === "attack") return isBrave ? 60 : -5;
    if (verb === "flank") return isBrave ? 55 : -5;
    if (verb === "enter") return name === "hide the army" ? -5 : 40;
    if (verb === "bombard") return 20;
    if (verb === "move") {
      const far = marches[name](field, seat, thing)?.(g.c.hexOf[thing]) ?? 0;
      // Whoever is nearest goes first and makes room.
      return far > 0 ? 35 - far / 10 : -5;
    }
    return { end: 6, offer: 5, finish: 4, "set-aside": 3, disrupt: 2, capitulate: -1_000 }[verb] ?? 0;
  };
}

function walking(g: RetributionPlay, seat: number, name: MarchName): Score {
  const unit = shownIn(g, seat).unit ?? 0;
  const cost = marches[name](fieldOf(g, seat), seat, unit) ?? (() => 0);
  return (verb, thing) => {
    if (verb === "capitulate") return -1_000;
    // Whoever comes no nearer stays.
    if (verb === "halt") return 1_000.5 - cost(g.c.hexOf[unit]);
    return verb === "via" ? -1 : 1_000 - cost(thing);
  };
}

/** A script of Bloody Retribution by the name of its march. */
export function retributionScript(name: MarchName): Scoring<RetributionPlay> {
  const isBrave = isBold(name);
  return (g, seat, decision) => {
    if (decision === "action") return acting(g, seat, name);
    if (decision === "way" || decision === "entry-hex") return walking(g, seat, name);
    return (verb) => {
      if (verb === "capitulate") return -1_000;
      if (decision === "momentum") return verb === "halt" ? 3 : isBrave ? 5 : 0;
      if (decision === "advance") return verb === "advance" ? (isBrave ? 5 : 1) : 3;
      return { add: 6, resolve: 5, accept: 5, refuse: 1 }[verb] ?? 0;
    };
  };
}
