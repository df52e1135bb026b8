import type { Told } from "@redoubt/engine";
import type { BoardView, UnitView } from "@redoubt/mechanics";

/** How a side has conducted itself in one game. Units are fighting units: leaders, riders and depots do not count. */
export interface Conduct {
  lost: number;
  /** Lost while no friend that stood in its hex or beside it fought or was lost in the same turn. */
  alone: number;
  gunsLost: number;
  /** Lost without a friend that is no gun in its hex or beside it. */
  gunsAlone: number;
  /** Units on the map in at least two hot turns that neither moved nor fought in any of them. */
  idle: number;
  /** Turns in which at least a third of its units on the map fought. */
  hotTurns: number;
  /** By how much its score less that of the others fell in its own part of the last turn. */
  givenAway: number;
}

/** Somebody who watches a game through what is told and seen of it, and counts. */
export interface Onlooker {
  readonly told: (told: Told) => void;
  /** The board at a question, and at the end. */
  readonly seen: (view: BoardView) => void;
  /** What each side came to; the last board has been seen. */
  readonly conducts: () => readonly Conduct[];
}

interface Loss {
  readonly unit: string;
  readonly side: string;
  /** Friends in its hex or beside it at the moment. */
  readonly beside: readonly string[];
}

const isHex = (at: string): boolean => /^\d{4}$/.test(at);
const isFighter = ({ face }: UnitView): boolean => face.shape === undefined;
const scoreOf = ({ score }: BoardView, side: string): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

// Hot turns have a third of an army in the fight; one alone tells nothing about a reserve.
const hotShare = 3;
const leastHot = 2;

/** An onlooker of a game between these sides; `besides` gives the hexes next to one. */
export function onlooker(sides: readonly string[], besides: (hex: string) => readonly string[]): Onlooker {
  const conducts = sides.map(
    (): Conduct => ({ lost: 0, alone: 0, gunsLost: 0, gunsAlone: 0, idle: 0, hotTurns: 0, givenAway: 0 }),
  );
  const change = sides.map(() => 0);
  const at = new Map<string, string>();
  const sideOf = new Map<string, string>();
  const guns = new Set<string>();
  // Of the running turn.
  let fought = new Set<string>();
  let moved = new Set<string>();
  let losses: Loss[] = [];
  const present = new Set<string>();
  // Since the last board.
  const harmed = new Set<string>();
  // Of the whole game: hot turns in which a unit was there, and those in which it did something.
  const there = new Map<string, number>();
  const active = new Set<string>();
  let last: BoardView | null = null;

  const standingIn = (hexes: readonly string[]): string[] =>
    [...at].filter(([, hex]) => hexes.includes(hex)).map(([unit]) => unit);

  const lose = (unit: string, side: string, hex: string): void => {
    const conduct = conducts[sides.indexOf(side)];
    const beside = standingIn([hex, ...besides(hex)]).filter((one) => one !== unit && sideOf.get(one) === side);
    conduct.lost++;
    if (guns.has(unit)) {
      conduct.gunsLost++;
      if (beside.every((one) => guns.has(one))) conduct.gunsAlone++;
    }
    losses.push({ unit, side, beside });
  };

  const closeTurn = (): void => {
    const fell = new Set(losses.map(({ unit }) => unit));
    for (const { side, beside } of losses)
      if (!beside.some((one) => fought.has(one) || fell.has(one))) conducts[sides.indexOf(side)].alone++;
    for (const [i, side] of sides.entries()) {
      const own = [...present].filter((unit) => sideOf.get(unit) === side);
      if (own.length === 0 || own.filter((unit) => fought.has(unit)).length * hotShare < own.length) continue;
      conducts[i].hotTurns++;
      for (const unit of own) {
        there.set(unit, (there.get(unit) ?? 0) + 1);
        if (fought.has(unit) || moved.has(unit)) active.add(unit);
      }
    }
    [fought, moved, losses] = [new Set(), new Set(), []];
    present.clear();
  };

  return {
    told({ units, hexes, path, harms }) {
      for (const unit of harms ?? []) harmed.add(unit);
      if (path !== undefined) {
        const to = path.at(-1);
        for (const unit of units) {
          moved.add(unit);
          if (to !== undefined) at.set(unit, to);
        }
        return;
      }
      // A fight is told of both sides: by the units that are named, or by those that stand in the hexes named.
      const both = [...units, ...standingIn(hexes)].filter((unit) => sideOf.has(unit));
      if (new Set(both.map((unit) => sideOf.get(unit))).size > 1) for (const unit of both) fought.add(unit);
    },
    seen(view) {
      for (const { id, side, at: now, isGone } of view.units.filter(isFighter)) {
        const before = at.get(id);
        if (before === undefined || isHex(now)) continue;
        if (isGone === true || harmed.has(id)) lose(id, side, before);
      }
      for (const unit of view.units.filter(isFighter)) {
        sideOf.set(unit.id, unit.side);
        if (unit.face.isGun === true) guns.add(unit.id);
        const before = at.get(unit.id);
        if (!isHex(unit.at)) at.delete(unit.id);
        else {
          if (before !== undefined && before !== unit.at) moved.add(unit.id);
          at.set(unit.id, unit.at);
        }
      }
      harmed.clear();
      if (last !== null && last.turn === last.turns) {
        const i = sides.indexOf(last.active);
        if (i >= 0) change[i] += scoreOf(view, sides[i]) - scoreOf(last, sides[i]);
      }
      if (last !== null && last.turn !== view.turn) closeTurn();
      for (const unit of at.keys()) present.add(unit);
      last = view;
    },
    conducts() {
      closeTurn();
      for (const [unit, turns] of there) {
        const side = sideOf.get(unit);
        if (side !== undefined && turns >= leastHot && !active.has(unit)) conducts[sides.indexOf(side)].idle++;
      }
      return conducts.map((conduct, i) => ({ ...conduct, givenAway: Math.max(0, -change[i]) }));
    },
  };
}
