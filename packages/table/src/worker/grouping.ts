import { type Layout, layout, type Point } from "@redoubt/drawing";
import {
  type AnyPlay,
  answerList,
  clonePlay,
  type GameEvent,
  isHeardBy,
  isProblems,
  listAnswers,
  noDice,
  offers,
  run,
  seatsToAnswer,
  shownIn,
  takeAnswer,
} from "@redoubt/engine";
import { pointsWords } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import type { GroupAsk, GroupMove, GroupPlan } from "./group-plan.ts";
import { asKnown } from "./preview.ts";

// Answers that are tried for one unit before it is left where it stands.
const MOST_TRIES = 160;
// The middles of neighbouring hexes lie this far apart on every sheet; a little more is still one hex.
const HEX = 76;

const list = answerList();

/** What answers of one seat come to on a copy of the game. */
interface Tried {
  readonly codes: readonly number[];
  readonly play: AnyPlay;
  readonly events: readonly GameEvent[];
}

interface Imagined {
  readonly bout: Bout;
  readonly seat: number;
  readonly sheet: Layout;
}

/** What stands against an answer of a group: dice that fall first, or somebody else who is asked. */
type Against = NonNullable<GroupMove["against"]>;

/** The play after an answer, up to the next question of the same seat; else what comes before that. */
function after({ seat }: Imagined, play: AnyPlay, code: number): Tried | Against {
  const work = clonePlay(play);
  const events: GameEvent[] = [];
  work.sink = (event: GameEvent) => events.push(event);
  takeAnswer(work, seat, code);
  const stop = run(work, noDice);
  work.sink = null;
  if (stop === "roll") return "dice";
  const seats = stop === "ask" ? seatsToAnswer(work) : [];
  return seats.length === 1 && seats[0] === seat ? { codes: [code], play: work, events } : "other";
}

/** The answers that name one thing of a kind and nothing else, by what they name. */
function naming({ bout, seat }: Imagined, play: AnyPlay, kind: "unit" | "hex"): readonly (readonly [number, number])[] {
  if (!seatsToAnswer(play).includes(seat)) return [];
  const { words } = bout.system;
  listAnswers(play, seat, list);
  return [...list.codes.subarray(0, list.count)].flatMap((code) => {
    const kinds = words.verbs[words.verb(code)];
    return kinds.length === 1 && kinds[0] === kind ? [[words.arg(code, 0), code] as const] : [];
  });
}

/** Takes a unit in hand; null where that cannot be done now, or does more than that. */
function takeUp(at: Imagined, play: AnyPlay, unit: number): Tried | null {
  for (const [named, code] of naming(at, play, "unit")) {
    const tried = named === unit ? after(at, play, code) : "other";
    if (typeof tried === "string") continue;
    if (tried.events.length === 0 && shownIn(tried.play, at.seat).unit === unit) return tried;
  }
  return null;
}

const placeOf = ({ bout, seat }: Imagined, play: AnyPlay, unit: string): string =>
  bout.system.view(play, seat).units.find(({ id }) => id === unit)?.at ?? "";

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** The hexes that lie nearer to a place than where a unit stands, the nearest first, those on the straight way before others. */
function nearer(sheet: Layout, hexes: readonly string[], from: string, place: Point): readonly string[] {
  const start = sheet.centre(from);
  const far = apart(start, place);
  const off = (hex: string): number => apart(start, sheet.centre(hex)) + apart(sheet.centre(hex), place) - far;
  const rank = (hex: string): number => apart(sheet.centre(hex), place) + off(hex) / 2;
  return hexes
    .filter((hex) => sheet.has(hex) && apart(sheet.centre(hex), place) < far - 1)
    .sort((a, b) => rank(a) - rank(b));
}

/** Ends the move of the unit in hand, where one answer does, as people would. */
function letStop(at: Imagined, play: AnyPlay, unit: number): Tried | Against | null {
  const { commits = [] } = shownIn(play, at.seat);
  listAnswers(play, at.seat, list);
  const ends = commits.filter(({ answer, grave }) => grave !== true && offers(list, answer));
  if (ends.length !== 1) return null;
  const tried = after(at, play, ends[0].answer);
  return typeof tried !== "string" && shownIn(tried.play, at.seat).unit === unit ? null : tried;
}

const then = (first: Tried, next: Tried): Tried => ({
  codes: [...first.codes, ...next.codes],
  play: next.play,
  events: [...first.events, ...next.events],
});

/** A unit on its way to a place, and what was tried for it. */
interface Walk {
  readonly name: string;
  readonly unit: number;
  readonly place: Point;
  tries: number;
  against: Against | null;
}

/** Brings the unit in hand as near to its place as it may come and stop; null where it gets no nearer. */
function walkOn(at: Imagined, play: AnyPlay, walk: Walk): Tried | null {
  const { hex } = at.bout.naming;
  const codes = new Map(naming(at, play, "hex").map(([named, code]) => [hex.name(named), code]));
  for (const to of nearer(at.sheet, [...codes.keys()], placeOf(at, play, walk.name), walk.place)) {
    if (walk.tries-- <= 0) return null;
    const tried = after(at, play, codes.get(to) ?? -1);
    if (typeof tried === "string") {
      walk.against ??= tried;
      continue;
    }
    // What is done at a hex without going there, such as firing at it, is no move.
    if (placeOf(at, tried.play, walk.name) !== to) continue;
    if (shownIn(tried.play, at.seat).unit !== walk.unit) return tried;
    const farther = walkOn(at, tried.play, walk);
    if (farther !== null) return then(tried, farther);
    const stopped = letStop(at, tried.play, walk.unit);
    if (typeof stopped === "string") walk.against ??= stopped;
    else if (stopped !== null) return then(tried, stopped);
  }
  return null;
}

/** The hexes that a unit has gone through, as they were told. */
function wayOf({ bout, seat }: Imagined, events: readonly GameEvent[], from: string, to: string): readonly string[] {
  const way = [from];
  for (const event of events.filter((one) => isHeardBy(one, seat))) {
    for (const hex of bout.system.wording.event(bout.world, event).path ?? []) if (hex !== way.at(-1)) way.push(hex);
  }
  return way.at(-1) === to ? way : [from, to];
}

/** Plans the move of one unit; the play after it, or the same where it stays. */
function planOne(
  at: Imagined,
  play: AnyPlay,
  unit: string,
  place: Point,
): { readonly move: GroupMove; readonly play: AnyPlay } {
  const { bout, sheet } = at;
  const want = sheet.hexAt(place) ?? null;
  const index = bout.naming.unit.index(unit);
  const from = placeOf(at, play, unit);
  const gap = (hex: string): number => Math.round(apart(sheet.centre(hex), place) / HEX);
  const walk: Walk = { name: unit, unit: index, place, tries: MOST_TRIES, against: null };
  const taken = takeUp(at, play, index);
  const walked = taken === null ? null : walkOn(at, taken.play, walk);
  if (taken === null || walked === null) {
    const { against } = walk;
    const stays = {
      unit,
      from,
      to: from,
      want,
      path: [from],
      cost: "",
      short: gap(from),
      fire: 0,
      against,
      answers: [],
    };
    return { move: stays, play };
  }
  const { codes, events, play: now } = then(taken, walked);
  const to = placeOf(at, now, unit);
  const path = wayOf(at, events, from, to);
  const cost = bout.system.questions.cost(taken.play, unit, path.slice(1));
  const risks = bout.system.questions.risks?.(taken.play, unit, path.slice(1));
  const shots = risks === undefined || isProblems(risks) ? [] : risks.risks.filter(({ kind }) => kind === "fire");
  const move = {
    unit,
    from,
    to,
    want,
    path,
    cost: isProblems(cost) ? "" : pointsWords(cost.total),
    short: gap(to),
    fire: new Set(shots.map(({ by }) => by)).size,
    against: null,
    answers: codes.map((code) => bout.system.words.text(code, bout.naming)),
  };
  return { move, play: now };
}

/**
 * The moves of units that go together: each goes the same way as the first, or as near to that as the rules let it come, one
 * after another on a copy of the game. Those in front go first, so that they leave their hexes to those behind.
 */
export function planGroup(bout: Bout, { seat, units, to }: GroupAsk): GroupPlan {
  const at: Imagined = { bout, seat, sheet: layout(bout.system.map(bout.world)) };
  const { sheet } = at;
  let play = asKnown(bout, bout.game.play(), seat);
  const placed = units.map((unit) => ({ unit, from: placeOf(at, play, unit) })).filter(({ from }) => sheet.has(from));
  const [lead] = placed;
  if (lead === undefined || !sheet.has(to)) return { to, moves: [] };
  const [[ax, ay], [bx, by]] = [sheet.centre(lead.from), sheet.centre(to)];
  const ahead = (hex: string): number => sheet.centre(hex)[0] * (bx - ax) + sheet.centre(hex)[1] * (by - ay);
  const moves: GroupMove[] = [];
  for (const { unit, from } of [...placed].sort((a, b) => ahead(b.from) - ahead(a.from))) {
    const now = placeOf(at, play, unit);
    if (now !== from) {
      // Somebody else of the group has taken it along.
      const carried = {
        unit,
        from,
        to: now,
        want: null,
        path: [from, now],
        cost: "",
        short: 0,
        fire: 0,
        against: null,
        answers: [],
      };
      moves.push(carried);
      continue;
    }
    const [x, y] = sheet.centre(from);
    const planned = planOne(at, play, unit, [x + bx - ax, y + by - ay]);
    moves.push(planned.move);
    play = planned.play;
  }
  return { to, moves };
}
