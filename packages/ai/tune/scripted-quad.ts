import { shownIn } from "@redoubt/engine";
import { HALTED, type QuadPlay } from "../../systems/spi-quad/src/state.ts";
import { type Field, isBold, type MarchName, marches } from "./marches.ts";
import type { Score, Scoring } from "./scripted.ts";

function fieldOf({ world, c }: QuadPlay): Field {
  const seatOf = new Map(Array.from({ length: world.count }, (_, unit) => [unit, world.seatOf[unit]] as const));
  const exits = world.exitHex > 0 ? [world.exitHex] : [];
  return { grid: world.grid, hexOf: c.hexOf, seatOf, exits, goals: world.keyHexes };
}

// What all do alike: everybody fires and rallies, and what was begun is done with all who can.
const alike: Readonly<Record<string, number>> = {
  target: 5,
  add: 6,
  fire: 5,
  attack: 5,
  rally: 5,
  end: 2,
  // Whoever took one after another away again would never be done with a melee that must be put together in one way.
  cancel: -5,
  remove: -6,
  spike: -7,
  top: -7,
};

function moving(g: QuadPlay, seat: number, name: MarchName): Score {
  const unit = shownIn(g, seat).unit ?? 0;
  const cost = marches[name](fieldOf(g), seat, unit);
  return (verb, thing) => {
    if (verb === "exit") return name === "edge dash" ? 2_000 : -10;
    if (cost === null) return verb === "stop" ? 5 : 0;
    // Whoever comes no nearer stays.
    return verb === "stop" ? 1_000.5 - cost(g.c.hexOf[unit]) : 1_000 - cost(thing);
  };
}

function takingUp(g: QuadPlay, seat: number, name: MarchName): Score {
  const field = fieldOf(g);
  return (verb, thing) => {
    if (verb === "enter") return name === "hide the army" ? 0 : 8;
    if (verb !== "unit") return alike[verb] ?? 0;
    return (g.c.status[thing] & HALTED) === 0 && marches[name](field, seat, thing) !== null ? 5 : -1;
  };
}

/** A script of the quad by the name of its march. */
export function quadScript(name: MarchName): Scoring<QuadPlay> {
  const isBrave = isBold(name);
  return (g, seat, decision) => {
    if (decision === "movement") return takingUp(g, seat, name);
    if (decision === "move") return moving(g, seat, name);
    return (verb) => {
      if (decision === "melee-target") return verb === "target" ? (isBrave ? 5 : 1) : 2;
      if (decision === "advance") return verb === "end" ? 3 : isBrave ? 5 : 0;
      if (decision === "cavalry-withdrawal") return verb === "end" ? 3 : name === "hide the army" ? 5 : 0;
      if (decision === "fire-target" && verb === "withdraw") return 1;
      return alike[verb] ?? 0;
    };
  };
}
