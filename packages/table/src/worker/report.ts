import type { Verdict } from "@redoubt/engine";
import type { BoardView, ScoreLine, UnitView } from "@redoubt/mechanics";
import { type Bout, walkerOf } from "./bout.ts";
import { isLoud, linesFrom } from "./log-lines.ts";
import type { LogLine } from "./messages.ts";
import type { FallenRoll } from "./stepper.ts";

/** What a side lost in one turn. */
export interface TurnLosses {
  readonly turn: number;
  readonly side: string;
  readonly units: number;
  readonly guns: number;
}

/** The dice of a side: pips above or below the average, added up roll by roll. */
export interface DiceRun {
  readonly side: string;
  readonly sums: readonly number[];
  /** The spread of such a sum after each roll, as a standard deviation. */
  readonly spread: readonly number[];
  readonly percentile: number;
}

/** A throw that changed the game much. */
export interface KeyMoment {
  readonly entry: number;
  readonly turn: number;
  readonly phase: string;
  readonly side: string;
  /** How far the position swung towards the first seat, in hundredths of a fresh unit. */
  readonly swing: number;
  readonly lines: readonly LogLine[];
  readonly hex: string | null;
  readonly view: BoardView;
}

/** Everything that is told after a game, or of a game as it stands. */
export interface Report {
  readonly verdict: Verdict;
  readonly isOver: boolean;
  /** Whether answers were taken back past dice: the dice and the verdict then prove nothing. */
  readonly isPractice: boolean;
  /** The turns in which help was asked for, one for each time. */
  readonly helped: readonly number[];
  readonly seats: readonly string[];
  readonly score: readonly ScoreLine[];
  readonly turns: number;
  readonly lastTurn: number;
  readonly losses: readonly TurnLosses[];
  readonly dice: readonly DiceRun[];
  readonly moments: readonly KeyMoment[];
  /** The evaluation for the first seat after each answer at which it changed. */
  readonly course: readonly { readonly entry: number; readonly turn: number; readonly value: number }[];
}

const MOMENTS = 4;

/** Walks through the whole game once and draws up what happened. */
export function reportOf(bout: Bout, seat: number | null): Report {
  const { system, game } = bout;
  const pending = game.pending();
  const final = system.view(game.play(), seat);
  const walked = walk(bout, seat);
  const isOpen = !system.hides || pending.kind === "over";
  return {
    verdict: pending.kind === "over" ? pending.verdict : system.verdict(game.play()),
    isOver: pending.kind === "over",
    isPractice: bout.isPractice,
    helped: bout.helped.map((entry) => bout.turns.at(entry)),
    seats: system.seats,
    score: final.score,
    turns: final.turns,
    lastTurn: final.turn,
    losses: walked.losses,
    dice: system.seats.map((side) => diceOf(bout, side, (roll) => isOpen || mayKnow(roll, seat))),
    // How good a position is, is judged by all that is in it: while something is hidden, that would tell what.
    moments: isOpen ? keyMoments(bout, seat, walked.swings) : [],
    course: isOpen ? walked.course : [],
  };
}

interface Swing {
  readonly entry: number;
  readonly value: number;
}

function walk(bout: Bout, seat: number | null) {
  const walker = walkerOf(bout);
  walker.to(0);
  const losses = new Map<string, TurnLosses>();
  const swings: Swing[] = [];
  const course: { entry: number; turn: number; value: number }[] = [];
  const entries = bout.game.log().entries;
  let gone = goneIn(bout.system.view(walker.game().play(), seat));
  let before = bout.system.evaluate(walker.game().play(), 0);
  for (let entry = 1; entry <= entries.length; entry++) {
    walker.to(entry);
    const play = walker.game().play();
    const value = bout.system.evaluate(play, 0);
    if (entries[entry - 1].rolls.length > 0) swings.push({ entry, value: value - before });
    if (value !== before) course.push({ entry, turn: bout.turns.at(entry), value });
    before = value;
    const view = bout.system.view(play, seat);
    const now = goneIn(view);
    for (const unit of view.units)
      if (now.has(unit.id) && !gone.has(unit.id)) addLoss(losses, bout.turns.at(entry - 1), unit);
    gone = now;
  }
  return { losses: [...losses.values()], swings, course };
}

const goneIn = (view: BoardView): ReadonlySet<string> =>
  new Set(view.units.filter(({ isGone }) => isGone === true).map(({ id }) => id));

function addLoss(losses: Map<string, TurnLosses>, turn: number, unit: UnitView): void {
  const key = `${turn} ${unit.side}`;
  const known = losses.get(key) ?? { turn, side: unit.side, units: 0, guns: 0 };
  const gun = unit.face.isGun === true ? 1 : 0;
  losses.set(key, { ...known, units: known.units + 1 - gun, guns: known.guns + gun });
}

const mayKnow = ({ audience }: FallenRoll, seat: number | null): boolean =>
  audience === undefined || (seat !== null && audience.includes(seat));

function diceOf(bout: Bout, side: string, isKnown: (roll: FallenRoll) => boolean): DiceRun {
  const walker = walkerOf(bout);
  const entries = bout.game.log().entries;
  walker.to(entries.length);
  const sums: number[] = [];
  const spread: number[] = [];
  let [sum, variance] = [0, 0];
  for (const { entry, dice, faces } of walker.rolls().filter(isKnown)) {
    if (entry === 0 || entries[entry - 1].seat !== side) continue;
    const mean = dice.lowest + (dice.sides - 1) / 2;
    for (const face of faces) sum += face - mean;
    variance += (dice.count * (dice.sides ** 2 - 1)) / 12;
    sums.push(sum);
    spread.push(Math.sqrt(variance));
  }
  const percentile = variance === 0 ? 50 : Math.round(100 * normalBelow(sum / Math.sqrt(variance)));
  return { side, sums, spread, percentile };
}

/** The share of a normal distribution below z, by the formula of Zelen and Severo. */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) *
    t *
    0.39894228 *
    Math.exp((-z * z) / 2);
  return z > 0 ? 1 - tail : tail;
}

/** The throws after which the position had changed most, of those that something came of for somebody. */
function keyMoments(bout: Bout, seat: number | null, swings: readonly Swing[]): readonly KeyMoment[] {
  // Whoever only recovers has lost before: that was the moment.
  const isTelling = ({ harms }: LogLine): boolean => harms.length > 0;
  const greatest = swings
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map((swing) => ({ ...swing, lines: linesFrom(bout, seat, swing.entry, swing.entry).filter(isLoud) }))
    .filter(({ lines }) => lines.some(isTelling))
    .slice(0, MOMENTS);
  const walker = walkerOf(bout);
  const { entries } = bout.game.log();
  return greatest
    .sort((a, b) => a.entry - b.entry)
    .map(({ entry, value, lines }) => {
      walker.to(entry - 1);
      const before = bout.system.view(walker.game().play(), seat);
      return {
        entry,
        turn: before.turn,
        phase: before.phase,
        side: entries[entry - 1].seat,
        swing: value,
        lines,
        hex: placeOf(bout, lines, before),
        view: before,
      };
    });
}

/** Where it happened: the first hex or unit on the map that the lines name. */
function placeOf({ naming }: Bout, lines: readonly LogLine[], view: BoardView): string | null {
  for (const line of lines) {
    if (line.hexes.length > 0) return line.hexes[0];
    const unit = view.units.find(({ id, at }) => line.units.includes(id) && naming.hex.index(at) >= 0);
    if (unit !== undefined) return unit.at;
  }
  return null;
}
