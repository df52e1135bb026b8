import type { Game } from "@redoubt/engine";
import type { SteppesEvent } from "../../../src/event.ts";
import { type Book, fault, type Of, openBook, spend, type Verdicts, viewOf } from "./book.ts";
import { check, settle, shot } from "./combat.ts";
import { allowanceOf, formationNames, isHex, type Man, moverOf, readView } from "./field.ts";
import { type Ground, sideOf, wayTo } from "./ground.ts";
import { gaze, look } from "./looks.ts";
import { priceOf } from "./price.ts";

/** What it costs to take a formation (5.1). */
const adopts: Readonly<Record<string, number>> = {
  line: 2,
  "assault-column": 1,
  "company-column": 1,
  skirmish: 1,
  square: 2,
  "cavalry line": 2,
  "cavalry march-column": 1,
  "cavalry dispersed": 1,
};

/** What a turn costs (5.1): 60 degrees, or 180. */
function turnPrice(man: Man, facing: number): number {
  const isAbout = man.facing !== null && (facing - man.facing + 6) % 6 === 3;
  if (man.isGun || man.formation !== "line") return 1;
  return man.isHorse === isAbout ? 2 : 1;
}

/** VIII: a step: whether it is open to those who take it, and what it costs them. */
function step(b: Book, { pieces, path, rule }: Of<"moved">): void {
  const [from, to] = [b.world.grid.numbers[path[0]], b.world.grid.numbers[path[1]]];
  const units = pieces.map((one) => b.men[one]);
  let cost = 0;
  for (const man of units) {
    const price =
      man.level === 2 ? { cost: 1, isShaking: false } : priceOf(b.ground, moverOf(man), from, to, man.hasMarch);
    if (price === undefined) {
      fault(b, `${man.id} goes from ${from} to ${to}, which is closed to it`);
      continue;
    }
    const isBack = man.level !== 2 && man.facing !== null && sideOf(b.ground, from, man.facing, to) === "rear";
    if (man.level !== 2 && man.facing !== null && sideOf(b.ground, from, man.facing, to) === "flank")
      fault(b, `${man.id} goes to its flank, ${to}`);
    cost = Math.max(cost, price.cost + (isBack ? 1 : 0) + (man.formation === "square" ? 2 : 0));
    if (price.isShaking && man.level === 0 && !man.isGun) b.shaken.add(man.id);
  }
  b.counts.steps++;
  if (wayTo(b.ground, from, to) < 0) fault(b, `${from} and ${to} do not touch`);
  b.past.push(`${from}-${to} ${cost}`);
  // A countercharge pays nothing (K-159).
  if (rule !== "XII.49") spend(b, pieces, cost);
  for (const one of pieces) b.moved.add(one);
}

function place(b: Book, pieces: readonly number[], to: number): void {
  // Whoever comes goes under those who are there (K-150).
  for (const [i, one] of pieces.entries()) Object.assign(b.men[one], { hex: b.world.grid.numbers[to], stack: 50 + i });
}

/** Takes a piece as it stands after the answer: how it comes is told elsewhere. */
function renew(b: Book, one: number): void {
  b.renewed.add(one);
  b.points.set(one, { left: Number.NaN, start: Number.NaN });
}

/** One event after another. */
function heed(b: Book, event: SteppesEvent): void {
  b.past.push(`${event.kind} ${"pieces" in event ? event.pieces.map((one) => b.men[one].id) : ""}`);
  switch (event.kind) {
    case "moved":
      step(b, event);
      place(b, event.pieces, event.path[event.path.length - 1]);
      break;
    case "fell-back":
    case "fled":
    case "pushed":
      for (const one of event.pieces) b.moved.add(one);
      place(b, event.pieces, event.path[event.path.length - 1]);
      break;
    case "pursued":
      settle(b);
      place(b, event.pieces, event.path[event.path.length - 1]);
      break;
    case "entered":
    case "stood-back":
      place(b, event.pieces, event.hex);
      if (event.kind === "entered") for (const one of event.pieces) renew(b, one);
      break;
    case "deployed":
    case "absorbed":
      for (const one of [event.piece, event.battalion]) renew(b, one);
      for (const man of b.men) if (b.world.battalionOf[man.index] === event.battalion) renew(b, man.index);
      break;
    case "turned":
      if (event.rule === "V.5" || event.rule === "V.6")
        spend(b, b.hand, turnPrice(b.men[event.pieces[0]], event.facing));
      for (const one of event.pieces) b.men[one].facing = event.facing;
      break;
    case "formed": {
      const formation = formationNames[event.formation];
      const [first] = event.pieces.map((one) => b.men[one]);
      if (event.rule === "IV.22" || event.rule === "IV.16")
        spend(
          b,
          b.hand,
          adopts[first.isHorse ? `cavalry ${formation}` : formation] + (first.formation === "square" ? 1 : 0),
        );
      for (const one of event.pieces) {
        const man = b.men[one];
        man.formation = formation;
        // Those who had no facing look to the enemy's side of the map.
        man.facing = /skirmish|square|dispersed/.test(formation) ? null : (man.facing ?? b.world.homeFacing[man.seat]);
      }
      break;
    }
    case "mobility-lost": {
      const most = Math.max(...event.pieces.map((one) => b.points.get(one)?.left ?? Number.NaN));
      if (event.mp !== Math.min(b.mobility, most) && !Number.isNaN(most))
        fault(b, `${event.mp} points taken, by the book ${b.mobility}`);
      for (const one of event.pieces)
        if (!b.points.has(one))
          b.points.set(one, { left: allowanceOf(b.world, b.men[one]), start: allowanceOf(b.world, b.men[one]) });
      spend(b, event.pieces, b.mobility);
      break;
    }
    case "march-marked":
      for (const one of b.hand) {
        const own = b.points.get(one);
        // Put on as the first act it doubles the points (K-42).
        if (event.isOn && own !== undefined && own.left === own.start)
          Object.assign(own, { left: 2 * own.start, start: 2 * own.start });
      }
      spend(b, b.hand, 1);
      for (const one of event.pieces) b.men[one].hasMarch = event.isOn;
      break;
    case "disorganized": {
      const man = b.men[event.piece];
      if (event.rule === "VIII.14" && !b.shaken.delete(man.id))
        fault(b, `${man.id} is disorganized by ground that has no D`);
      man.level = 1;
      break;
    }
    case "routed":
      Object.assign(b.men[event.piece], { level: 2, facing: null, formation: null });
      break;
    case "rallied": {
      const man = b.men[event.piece];
      man.level = 1;
      man.formation = b.world.formations[man.index][0];
      man.facing = /skirmish|dispersed/.test(man.formation) ? null : b.world.homeFacing[man.seat];
      break;
    }
    case "reorganized":
      b.men[event.piece].level = 0;
      break;
    case "strength-lost":
      b.men[event.piece].sp -= event.sp;
      if (b.owed?.units.includes(event.piece) && event.rule === "XIV.7") b.owed.due -= event.sp;
      break;
    case "destroyed":
      b.men[event.piece].hex = "destroyed";
      break;
    case "fired":
      shot(b, event);
      break;
    case "assault-marked":
    case "charge-declared":
      settle(b);
      for (const one of event.pieces) b.marks.set(one, b.world.grid.numbers[event.hex]);
      break;
    case "counter-stroke":
      b.counter = { pieces: event.pieces, hex: b.world.grid.numbers[event.hex], isCharge: event.isCharge };
      break;
    case "melee-checked":
      check(b, event);
      break;
    case "attack-ended":
    case "guns-overrun":
      for (const one of event.pieces) b.marks.delete(one);
      break;
    case "activation-ended":
      settle(b);
      for (const all of [b.points, b.moved, b.marks, b.passed]) all.clear();
      b.counter = null;
      break;
  }
}

/** After an answer: every event in order, then the board as it should stand. */
function follow(b: Book, answer: string): void {
  if (answer === "reorganize")
    for (const one of b.hand) spend(b, [one], Math.max(1, Math.floor((b.points.get(one)?.start ?? 0) / 2)));
  const events = b.game.events(null) as readonly SteppesEvent[]; // the events of this system
  b.past = b.past.slice(-3);
  for (const event of events.slice(b.seen)) heed(b, event);
  b.seen = events.length;
  const now = readView(b.world, viewOf(b));
  const pending = b.game.pending();
  // Who falls back has left his hex before the end of his way is told.
  const isUnderWay = pending.kind === "decide" && pending.decisions.some(({ kind }) => kind === "fall-back");
  b.counts.boards++;
  for (const [index, man] of b.men.entries()) {
    const { hex, level, sp, formation, facing, isUnit } = now[index];
    if (!isUnit || !isHex(hex) || !isHex(man.hex) || b.renewed.has(index)) continue;
    if (man.hex !== hex && !isUnderWay) fault(b, `${man.id} stands in ${hex}, told in ${man.hex}`);
    if (man.level !== level) fault(b, `${man.id} is at level ${level}, told ${man.level}`);
    if (man.sp !== sp && !man.isGun) fault(b, `${man.id} has ${sp} points, told ${man.sp}`);
    if (man.formation !== formation) fault(b, `${man.id} is in ${formation}, told ${man.formation}`);
    if (man.facing !== facing) fault(b, `${man.id} faces ${facing}, told ${man.facing}`);
  }
  b.men = now;
  b.shaken.clear();
  b.renewed.clear();
}

/** Follows one game by its events and views, and works everything out again by the book. */
export function refereeOf(game: Game, ground: Ground) {
  const b = openBook(game, ground);
  const verdicts: Verdicts = b;
  return {
    look: () => look(b),
    follow: (answer: string) => follow(b, answer),
    gaze: (pairs: number, below: (n: number) => number) => gaze(b, pairs, below),
    verdicts,
  };
}
