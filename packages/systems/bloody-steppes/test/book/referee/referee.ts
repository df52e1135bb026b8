import type { Game } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import type { SteppesEvent } from "../../../src/event.ts";
import { bloodySteppes } from "../../../src/index.ts";
import type { World } from "../../../src/world.ts";
import {
  allowanceOf,
  bestMorale,
  formationNames,
  isHex,
  type Man,
  moraleOf,
  moverOf,
  readView,
  unitsAt,
} from "./field.ts";
import { chart, fireModifier, fireRow } from "./fire.ts";
import { around, type Ground, range, sideOf, wayTo } from "./ground.ts";
import { type Fight, isDoubled, meleeModifier } from "./melee.ts";
import { priceOf } from "./price.ts";
import { crossed, isAlong, sees } from "./sight.ts";

type Of<K extends SteppesEvent["kind"]> = Extract<SteppesEvent, { kind: K }>;

/** What the referee has looked at, and what he did not agree with. */
export interface Verdicts {
  readonly counts: Record<"steps" | "points" | "shots" | "targets" | "checks" | "losses" | "sights" | "boards", number>;
  readonly faults: string[];
}

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

/** Follows one game by its events and views, and works everything out again by the book. */
export function refereeOf(
  game: Game,
  ground: Ground,
): {
  readonly look: () => void;
  readonly follow: (answer: string) => void;
  readonly gaze: (pairs: number, below: (n: number) => number) => void;
  readonly verdicts: Verdicts;
} {
  const world = game.world as World;
  const { numbers } = world.grid;
  const counts = { steps: 0, points: 0, shots: 0, targets: 0, checks: 0, losses: 0, sights: 0, boards: 0 };
  const faults: string[] = [];
  const viewNow = (): BoardView => game.view(null) as BoardView; // every Wargame's view is a BoardView
  let men = readView(world, viewNow());
  let seen = game.events(null).length;
  const points = new Map<number, { left: number; start: number }>();
  const moved = new Set<number>();
  const marks = new Map<number, string>();
  const passed = new Map<number, boolean>();
  const shaken = new Set<string>();
  const renewed = new Set<number>();
  let counter: { readonly pieces: readonly number[]; readonly hex: string; readonly isCharge: boolean } | null = null;
  let fight: Fight | null = null;
  let hasDefenderLost = false;
  let owed: { readonly who: string; readonly units: readonly number[]; due: number } | null = null;
  let past: string[] = [];
  let hand: readonly number[] = [];
  let mobility = 0;

  const fault = (what: string): void => {
    faults.push(`turn ${viewNow().turn}: ${what} [${past.slice(-3).join("; ")}]`);
  };
  const spend = (units: readonly number[], cost: number): void => {
    for (const unit of units) {
      const own = points.get(unit);
      if (own !== undefined) own.left = Math.max(0, own.left - cost);
    }
  };
  const settle = (): void => {
    if (owed === null) return;
    counts.losses++;
    if (owed.due !== 0) fault(`${owed.who}: ${owed.due} strength points more should have been lost`);
    owed = null;
  };

  const step = ({ pieces, path, rule }: Of<"moved">): void => {
    const [from, to] = [numbers[path[0]], numbers[path[1]]];
    const units = pieces.map((one) => men[one]);
    let cost = 0;
    for (const man of units) {
      const price =
        man.level === 2 ? { cost: 1, isShaking: false } : priceOf(ground, moverOf(man), from, to, man.hasMarch);
      if (price === undefined) {
        fault(`${man.id} goes from ${from} to ${to}, which is closed to it`);
        continue;
      }
      const isBack = man.level !== 2 && man.facing !== null && sideOf(ground, from, man.facing, to) === "rear";
      if (man.level !== 2 && man.facing !== null && sideOf(ground, from, man.facing, to) === "flank")
        fault(`${man.id} goes to its flank, ${to}`);
      cost = Math.max(cost, price.cost + (isBack ? 1 : 0) + (man.formation === "square" ? 2 : 0));
      if (price.isShaking && man.level === 0 && !man.isGun) shaken.add(man.id);
    }
    counts.steps++;
    if (wayTo(ground, from, to) < 0) fault(`${from} and ${to} do not touch`);
    past.push(`${from}-${to} ${cost}`);
    // A countercharge pays nothing (K-159).
    if (rule !== "XII.49") spend(pieces, cost);
    for (const one of pieces) moved.add(one);
  };

  const shot = ({ firers, hex, dice, ledger, row, modified, mp, sp }: Of<"fired">): void => {
    const to = numbers[hex];
    const units = firers.map((one) => men[one]);
    const gunners = men.flatMap((man) => {
      const values = world.commanders[man.index];
      return values?.rank === "artillery" && man.seat === units[0].seat && isHex(man.hex)
        ? [{ hex: man.hex, modifier: values.modifier }]
        : [];
    });
    const own = fireModifier(ground, men, units, to, gunners, ({ index }) => moved.has(index));
    const theirs = ledger.reduce((sum, { value }) => sum + value, 0);
    counts.shots++;
    const told = `${units[0].id} at ${to}`;
    if (own !== null && own !== theirs)
      fault(`${told}: ${theirs} on the die, by the book ${own}: ${ledger.map(({ id, value }) => `${id} ${value}`)}`);
    if (row !== fireRow(units)) fault(`${told}: row ${row}, by the book ${fireRow(units)}`);
    if (modified !== dice[0] + theirs) fault(`${told}: ${modified} is not ${dice[0]} and ${theirs}`);
    const [m, s] = chart(units[0].isGun, range(ground, units[0].hex, to), row, modified);
    if (m !== mp || s !== sp) fault(`${told}: ${mp}/${sp}, by the chart ${m}/${s}`);
    for (const man of units) if (points.has(man.index)) spend([man.index], man.arm === "horse-artillery" ? 3 : 2);
    const targets = unitsAt(men, to);
    const loss = targets.some((man) => man.isHorse && man.level !== 2) ? 2 * mp : mp;
    mobility = loss;
  };

  const check = (event: Of<"melee-checked">): void => {
    settle();
    const { phase, pieces, ledger, morale, commander, margin, dice } = event;
    const units = pieces.map((one) => men[one]);
    const [first] = units;
    if (phase === "A") {
      const hex = counter?.pieces.includes(first.index) ? counter.hex : marks.get(first.index);
      if (hex === undefined) return fault(`${first.id} checks without a mark`);
      const defenders = unitsAt(men, hex);
      const isLoneGuns = defenders.every(({ isGun }) => isGun);
      const all = counter?.pieces.includes(first.index)
        ? counter.pieces.map((one) => men[one])
        : men.filter((man) => marks.get(man.index) === hex && isHex(man.hex));
      const total = (list: readonly Man[]): number => list.reduce((sum, { sp }) => sum + sp, 0);
      const kind = counter?.pieces.includes(first.index)
        ? counter.isCharge
          ? "countercharge"
          : "counterattack"
        : first.isHorse
          ? "charge"
          : "bayonet";
      const isEven = isLoneGuns && kind === "bayonet";
      fight = {
        stacks: [units],
        hex,
        defenders,
        kind,
        attack: isEven ? 0 : total(all),
        defence: isEven ? 0 : total(defenders),
      };
      passed.set(first.index, margin <= 0);
    } else if (phase === "B") {
      const hex = first.hex;
      const own = counter !== null && counter.hex === hex;
      const names = own
        ? (counter?.pieces ?? [])
        : [...marks].flatMap(([unit, target]) => (target === hex ? [unit] : []));
      const hexes = new Map<string, Man[]>();
      for (const one of names) {
        const man = men[one];
        const top = unitsAt(men, man.hex).find(({ index }) => names.includes(index));
        if (top === undefined || passed.get(top.index) !== true) continue;
        hexes.set(man.hex, [...(hexes.get(man.hex) ?? []), man]);
      }
      const stacks = [...hexes.values()];
      if (stacks.length === 0) return fault(`${first.id} checks, and nobody has passed`);
      const total = (list: readonly Man[]): number => list.reduce((sum, { sp }) => sum + sp, 0);
      const kind = own
        ? counter?.isCharge
          ? "countercharge"
          : "counterattack"
        : stacks[0][0].isHorse
          ? "charge"
          : "bayonet";
      fight = {
        stacks,
        hex,
        defenders: unitsAt(men, hex).map((man) => ({ ...man })),
        kind,
        attack: total(stacks.flat()),
        defence: total(unitsAt(men, hex)),
      };
      hasDefenderLost = margin > 0;
    }
    if (fight === null) return fault(`${phase} without a fight`);
    counts.checks++;
    const own = meleeModifier(ground, phase, fight);
    const plain = ledger.filter(({ id }) => id !== "lost points" && id !== "fallen commander");
    const theirs = plain.reduce((sum, { value }) => sum + value, 0);
    const told = `${phase} of ${units.map(({ id }) => id)} (${fight.kind}, ${fight.attack} to ${fight.defence})`;
    if (own !== null && own !== theirs && !ledger.some(({ id }) => /fallen|lost commander/.test(id)))
      fault(`${told}: ${theirs} on the die, by the book ${own}: ${plain.map(({ id, value }) => `${id} ${value}`)}`);
    const base =
      phase === "A"
        ? moraleOf(unitsAt(men, first.hex).find(({ index }) => pieces.includes(index)) ?? first)
        : phase === "B"
          ? bestMorale(unitsAt(men, first.hex))
          : Math.max(...fight.stacks.map((stack) => moraleOf(men[stack[0].index])));
    const help = commander === null ? 0 : (world.commanders[commander]?.modifier ?? 0);
    if (morale !== base + help) fault(`${told}: morale ${morale}, by the book ${base} and ${help}`);
    const all = ledger.reduce((sum, { value }) => sum + value, 0);
    if (margin !== dice[0] + all - morale) fault(`${told}: margin ${margin} is not ${dice[0]} + ${all} - ${morale}`);
    if (phase === "A") return;
    const losers = phase === "B" ? fight.defenders : fight.stacks.flat();
    const isRidden = phase === "B" && fight.stacks[0][0].isHorse && losers.some((man) => !man.isGun && !man.isHorse);
    const isTwice = isDoubled(ground, fight, phase === "B", hasDefenderLost);
    const due = margin <= 0 ? 0 : (isRidden ? 3 : margin) * (isTwice ? 2 : 1);
    const most = losers.reduce((sum, { index }) => sum + men[index].sp, 0);
    owed = { who: told, units: losers.map(({ index }) => index), due: Math.min(due, most) };
    if (phase === "C") endFight();
  };
  const endFight = (): void => {
    if (fight === null) return;
    for (const man of fight.stacks.flat()) {
      marks.delete(man.index);
      passed.delete(man.index);
    }
    counter = null;
  };

  const place = (pieces: readonly number[], to: number): void => {
    // Whoever comes goes under those who are there (K-150).
    for (const [i, one] of pieces.entries()) Object.assign(men[one], { hex: numbers[to], stack: 50 + i });
  };

  /** Takes a piece as it stands after the answer: how it comes is told elsewhere. */
  const renew = (one: number): void => {
    renewed.add(one);
    points.set(one, { left: Number.NaN, start: Number.NaN });
  };

  const heed = (event: SteppesEvent): void => {
    past.push(`${event.kind} ${"pieces" in event ? event.pieces.map((one) => men[one].id) : ""}`);
    switch (event.kind) {
      case "moved":
        step(event);
        place(event.pieces, event.path[event.path.length - 1]);
        break;
      case "fell-back":
      case "fled":
      case "pushed":
        for (const one of event.pieces) moved.add(one);
        place(event.pieces, event.path[event.path.length - 1]);
        break;
      case "pursued":
        settle();
        place(event.pieces, event.path[event.path.length - 1]);
        break;
      case "entered":
      case "stood-back":
        place(event.pieces, event.hex);
        if (event.kind === "entered") for (const one of event.pieces) renew(one);
        break;
      case "deployed":
      case "absorbed":
        for (const one of [event.piece, event.battalion]) renew(one);
        for (const man of men) if (world.battalionOf[man.index] === event.battalion) renew(man.index);
        break;
      case "turned":
        if (event.rule === "V.5" || event.rule === "V.6") spend(hand, turnPrice(men[event.pieces[0]], event.facing));
        for (const one of event.pieces) men[one].facing = event.facing;
        break;
      case "formed": {
        const formation = formationNames[event.formation];
        const [first] = event.pieces.map((one) => men[one]);
        if (event.rule === "IV.22" || event.rule === "IV.16")
          spend(
            hand,
            adopts[first.isHorse ? `cavalry ${formation}` : formation] + (first.formation === "square" ? 1 : 0),
          );
        for (const one of event.pieces) {
          const man = men[one];
          man.formation = formation;
          // Those who had no facing look to the enemy's side of the map.
          man.facing = /skirmish|square|dispersed/.test(formation) ? null : (man.facing ?? world.homeFacing[man.seat]);
        }
        break;
      }
      case "mobility-lost": {
        const most = Math.max(...event.pieces.map((one) => points.get(one)?.left ?? Number.NaN));
        if (event.mp !== Math.min(mobility, most) && !Number.isNaN(most))
          fault(`${event.mp} points taken, by the book ${mobility}`);
        for (const one of event.pieces)
          if (!points.has(one))
            points.set(one, { left: allowanceOf(world, men[one]), start: allowanceOf(world, men[one]) });
        spend(event.pieces, mobility);
        break;
      }
      case "march-marked":
        spend(hand, 1);
        for (const one of event.pieces) men[one].hasMarch = event.isOn;
        break;
      case "disorganized": {
        const man = men[event.piece];
        if (event.rule === "VIII.14" && !shaken.delete(man.id))
          fault(`${man.id} is disorganized by ground that has no D`);
        man.level = 1;
        break;
      }
      case "routed":
        Object.assign(men[event.piece], { level: 2, facing: null, formation: null });
        break;
      case "rallied": {
        const man = men[event.piece];
        man.level = 1;
        man.formation = world.formations[man.index][0];
        man.facing = /skirmish|dispersed/.test(man.formation) ? null : world.homeFacing[man.seat];
        break;
      }
      case "reorganized":
        men[event.piece].level = 0;
        break;
      case "strength-lost":
        men[event.piece].sp -= event.sp;
        if (owed?.units.includes(event.piece) && event.rule === "XIV.7") owed.due -= event.sp;
        break;
      case "destroyed":
        men[event.piece].hex = "destroyed";
        break;
      case "fired":
        shot(event);
        break;
      case "assault-marked":
      case "charge-declared":
        settle();
        for (const one of event.pieces) marks.set(one, numbers[event.hex]);
        break;
      case "counter-stroke":
        counter = { pieces: event.pieces, hex: numbers[event.hex], isCharge: event.isCharge };
        break;
      case "melee-checked":
        check(event);
        break;
      case "attack-ended":
      case "guns-overrun":
        for (const one of event.pieces) marks.delete(one);
        break;
      case "activation-ended":
        settle();
        for (const all of [points, moved, marks, passed]) all.clear();
        counter = null;
        break;
    }
  };

  /** Before an answer: the points of those who act, and what they may fire at. */
  const look = (): void => {
    const pending = game.pending();
    if (pending.kind !== "decide" || pending.decisions.length !== 1) return;
    const [{ seat, kind, prompt }] = pending.decisions;
    if (kind !== "act") return;
    const units = game.shown(seat).picked.map((id) => men[world.pieceIndex.get(id) ?? -1]);
    hand = units.map(({ index }) => index);
    const isContinuing = units.some(({ index }) => viewNow().units[index].face.pips.includes("charge"));
    for (const man of units) {
      if (points.has(man.index)) continue;
      const start = isContinuing ? 3 : allowanceOf(world, man);
      points.set(man.index, { left: start, start });
    }
    const told = Number(/(\d+) Movement Point/.exec(prompt)?.[1]);
    const own = Math.min(...units.map(({ index }) => points.get(index)?.left ?? 0));
    if (!Number.isNaN(own) && !isContinuing) {
      counts.points++;
      if (told !== own)
        fault(`${units.map(({ id }) => id)} in ${units[0].hex}: ${told} points left, by the book ${own}`);
    }
    for (const { index } of units)
      points.set(index, {
        left: isContinuing || Number.isNaN(own) ? Number.NaN : Math.max(told, points.get(index)?.left ?? 0),
        start: points.get(index)?.start ?? 0,
      });
    targets(
      units,
      new Set(
        game
          .answers(seat)
          .filter((one) => one.startsWith("fire "))
          .map((one) => one.slice(5)),
      ),
    );
  };

  /** Whether a line runs along hexsides near an escarpment, where the book does not say what it crosses. */
  const isOpen = (line: ReturnType<typeof crossed>): boolean =>
    isAlong(ground, line) &&
    line.some(({ hex }) => [hex, ...around(ground, hex)].some((one) => ground.tags(one).includes("escarpment")));

  /** X.2, X.3, X.7, XI.9, IX: the hexes that those who act may fire at. */
  const targets = (units: readonly Man[], offered: ReadonlySet<string>): void => {
    const isHeld = (hex: string): boolean => unitsAt(men, hex).length > 0;
    const hexes = new Set(
      men.filter((man) => man.isUnit && isHex(man.hex) && man.seat !== units[0].seat).map(({ hex }) => hex),
    );
    const limit = world.sightLimit[viewNow().turn];
    for (const hex of offered) if (!hexes.has(hex)) fault(`${hex} is empty and may be fired at`);
    for (const hex of hexes) {
      const far = range(ground, units[0].hex, hex);
      if (far > 8) continue;
      const line = crossed(ground, units[0].hex, hex);
      if (isOpen(line)) continue;
      counts.targets++;
      const can = units.some(
        (man) => canFire(man, hex, far) && far <= limit && sees(ground, man.hex, hex, isHeld, man.isGun),
      );
      if (offered.has(hex) && !can)
        fault(
          `${units.map(({ id, formation, facing, level, stack, hex: at }) => [id, formation, facing, level, stack, at])} may fire at ${hex}, not by the book`,
        );
    }
  };
  const canFire = (man: Man, hex: string, far: number): boolean => {
    if (man.level === 2 || man.factors[man.isGun ? Math.ceil(far / 2) - 1 : far - 1] === undefined) return false;
    const own = points.get(man.index)?.left ?? 0;
    if (own < (man.arm === "horse-artillery" ? 3 : 2)) return false;
    if (!man.isGun && (man.formation === "assault-column" || man.isHorse || unitsAt(men, man.hex)[0] !== man))
      return false;
    return man.facing === null || sideOf(ground, man.hex, man.facing, hex) === "front";
  };

  /** IX: pairs of hexes drawn at random, half of them from where somebody stands. */
  const gaze = (pairs: number, below: (n: number) => number): void => {
    const isHeld = (hex: string): boolean => unitsAt(men, hex).length > 0;
    const standing = men.filter((man) => man.isUnit && isHex(man.hex)).map(({ hex }) => hex);
    const limit = world.sightLimit[viewNow().turn];
    for (let i = 0; i < pairs; i++) {
      const from = i % 2 === 0 ? standing[below(standing.length)] : ground.all[below(ground.all.length)];
      const near = ground.all.filter((hex) => range(ground, from, hex) <= 9 && hex !== from);
      const to = near[below(near.length)];
      const line = crossed(ground, from, to);
      if (isOpen(line)) continue;
      const viewers = unitsAt(men, from);
      const isGuns = viewers.length > 0 && viewers.every(({ isGun }) => isGun);
      const told = bloodySteppes.questions.sight(game.play() as never, from, to);
      const own = range(ground, from, to) <= limit && sees(ground, from, to, isHeld, isGuns);
      counts.sights++;
      if ("problem" in told || told.clear !== own)
        fault(`${from} to ${to}: ${"problem" in told ? told.problem : told.clear}, by the book ${own}`);
    }
  };

  /** After an answer: every event in order, then the board as it should stand. */
  const follow = (answer: string): void => {
    if (answer === "reorganize")
      for (const one of hand) spend([one], Math.max(1, Math.floor((points.get(one)?.start ?? 0) / 2)));
    const events = game.events(null) as readonly SteppesEvent[]; // the events of this system
    past = past.slice(-3);
    for (const event of events.slice(seen)) heed(event);
    seen = events.length;
    const now = readView(world, viewNow());
    const pending = game.pending();
    // Who falls back has left his hex before the end of his way is told.
    const isUnderWay = pending.kind === "decide" && pending.decisions.some(({ kind }) => kind === "fall-back");
    counts.boards++;
    for (const [index, man] of men.entries()) {
      const { hex, level, sp, formation, facing, isUnit } = now[index];
      if (!isUnit || !isHex(hex) || !isHex(man.hex) || renewed.has(index)) continue;
      if (man.hex !== hex && !isUnderWay) fault(`${man.id} stands in ${hex}, told in ${man.hex}`);
      if (man.level !== level) fault(`${man.id} is at level ${level}, told ${man.level}`);
      if (man.sp !== sp && !man.isGun) fault(`${man.id} has ${sp} points, told ${man.sp}`);
      if (man.formation !== formation) fault(`${man.id} is in ${formation}, told ${man.formation}`);
      if (man.facing !== facing) fault(`${man.id} faces ${facing}, told ${man.facing}`);
    }
    men = now;
    shaken.clear();
    renewed.clear();
  };
  return { look, follow, gaze, verdicts: { counts, faults } };
}
