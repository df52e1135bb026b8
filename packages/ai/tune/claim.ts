import type { GridSpec } from "@redoubt/hex";
import type { BoardView, UnitView } from "@redoubt/mechanics";
import { hexesBeside } from "./hexes-beside.ts";

/** What must hold after the stretch that is watched; all that is named. Answers are compared by how they begin. */
export interface Claim {
  /** The first answer is one of these. */
  readonly answers?: readonly string[];
  /** None of the answers is one of these. */
  readonly answersNot?: readonly string[];
  /** A unit of one's own stands in each of these hexes. */
  readonly held?: readonly string[];
  /** A unit of one's own stands beside each of these hexes. */
  readonly beside?: readonly string[];
  /** None of these units, or nobody at all where none is named, stands in one of these hexes. */
  readonly empty?: readonly string[];
  readonly units?: readonly string[];
  /** These guns have a friend that is no gun in their hex or beside it, or no enemy within eight hexes, or are off the map and not lost. */
  readonly escorted?: readonly string[];
  /** Somebody of one's own fought for each of these hexes. */
  readonly attacked?: readonly string[];
  /** Those who must be in such a fight together. */
  readonly by?: readonly string[];
  /** Nothing of these kinds happened. */
  readonly avoided?: readonly string[];
  /** The lead in points has not fallen by more than this. */
  readonly givesAtMost?: number;
  /** The game is not lost. */
  readonly notLost?: true;
  /** Played on by regulars so many times, the side scores at least so many in a hundred. */
  readonly chance?: { readonly games: number; readonly atLeast: number };
}

/** What came of the stretch. */
export interface Stretch {
  readonly side: string;
  readonly before: BoardView;
  readonly after: BoardView;
  readonly said: readonly string[];
  readonly story: readonly {
    readonly kind: string;
    readonly units: readonly string[];
    readonly hexes: readonly string[];
  }[];
  readonly isLost: boolean;
  readonly map: GridSpec;
  /** What so many games that are played on bring, in hundredths. */
  readonly share: (games: number) => number;
}

const begins = (said: string, words: readonly string[]): boolean =>
  words.some((word) => said === word || said.startsWith(`${word} `));

/** By how many points a side is ahead. */
export const leadOf = ({ score }: BoardView, side: string): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

// Horse comes as far as this in a turn.
const farEnough = 8;

function hexesAround(hex: string, besides: (hex: string) => readonly string[]): ReadonlySet<string> {
  const around = new Set([hex]);
  for (let step = 0; step < farEnough; step++)
    for (const one of [...around]) for (const near of besides(one)) around.add(near);
  return around;
}

function isEscorted({ units }: BoardView, gun: UnitView, besides: (hex: string) => readonly string[]): boolean {
  const near = besides(gun.at);
  if (near.length === 0) return gun.isGone !== true;
  const around = hexesAround(gun.at, besides);
  if (!units.some(({ side, at }) => side !== gun.side && around.has(at))) return true;
  return units.some(
    ({ side, at, face }) =>
      side === gun.side && face.isGun !== true && face.shape === undefined && (at === gun.at || near.includes(at)),
  );
}

/** Which part of a claim is broken, in a few words; null where it holds. */
export function whyBroken(claim: Claim, stretch: Stretch): string | null {
  const { side, before, after, said, story, isLost, map, share } = stretch;
  const own = after.units.filter((unit) => unit.side === side);
  const {
    answers,
    answersNot = [],
    held = [],
    beside = [],
    empty = [],
    units,
    escorted = [],
    attacked = [],
    by = [],
    avoided = [],
  } = claim;
  if (answers !== undefined && !begins(said[0] ?? "", answers)) return `answers "${said[0]}"`;
  const wrong = said.find((one) => begins(one, answersNot));
  if (wrong !== undefined) return `answers "${wrong}"`;
  const left = held.find((hex) => !own.some(({ at }) => at === hex));
  if (left !== undefined) return `nobody is in ${left}`;
  const stray = own.find(({ id, at }) => empty.includes(at) && (units === undefined || units.includes(id)));
  if (stray !== undefined) return `${stray.id} is in ${stray.at}`;
  const besides = hexesBeside(map);
  const free = beside.find((hex) => !own.some(({ at }) => besides(hex).includes(at)));
  if (free !== undefined) return `nobody is beside ${free}`;
  const bare = own.find((unit) => escorted.includes(unit.id) && !isEscorted(after, unit, besides));
  if (bare !== undefined) return `${bare.id} is without escort in ${bare.at}`;
  const isMade = (hex: string): boolean =>
    story.some(({ hexes, units: named }) => {
      const isOurs = own.some(({ id }) => named.includes(id));
      return hexes.includes(hex) && isOurs && by.every((unit) => named.includes(unit));
    });
  const spared = attacked.find((hex) => !isMade(hex));
  if (spared !== undefined) return `${spared} is not attacked${by.length > 0 ? ` by ${by.join(", ")}` : ""}`;
  const came = story.find(({ kind }) => avoided.includes(kind));
  if (came !== undefined) return `brings about "${came.kind}"`;
  const given = leadOf(before, side) - leadOf(after, side);
  if (claim.givesAtMost !== undefined && given > claim.givesAtMost) return `gives ${given} points away`;
  if (claim.notLost === true && isLost) return "loses the game";
  const { chance } = claim;
  const scored = chance === undefined ? 100 : share(chance.games);
  return chance !== undefined && scored < chance.atLeast ? `scores ${scored.toFixed(0)} %` : null;
}
