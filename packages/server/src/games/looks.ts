import { type AnyPlay, type Game, imagine, wordStream } from "@redoubt/engine";
import type { AnyTelling, AnyWargame } from "@redoubt/mechanics";
import { registered } from "@redoubt/registry/lazy";
import { type Bout, walkerOf } from "@redoubt/table/bout";
import type { RefereeCalls } from "@redoubt/table/calls";
import { createLooking } from "@redoubt/table/looking";

/** What systems tell people to read of battles, units and hexes. */
async function tellings(): Promise<ReadonlyMap<string, AnyTelling>> {
  const told = await Promise.all(registered.map(async ({ id, tells }) => [id, await tells?.()] as const));
  return new Map(told.flatMap(([id, telling]) => (telling === undefined ? [] : [[id, telling]])));
}

/** Looks at things for pages, as their own worker does in a game at one screen. */
export const looking = createLooking(await tellings());

/** A play with the secrets that a seat does not know drawn anew. */
export function veil(system: AnyWargame, whole: AnyPlay, copy: AnyPlay, seat: number, draw: string): AnyPlay {
  imagine(system, whole, copy, seat, wordStream(draw, 1));
  return copy;
}

/** A game that is looked at, by whom, and how what is hidden is drawn. */
export interface Onlooker {
  readonly system: AnyWargame;
  readonly bout: Bout;
  readonly seat: number | null;
  readonly draw: string;
  /** How many answers there were in all when the seat knew of so many. */
  readonly real: (known: number) => number;
}

/** Briefings, and looking at units and hexes at any moment of the game, from what the seat may know. */
export function looksOf(onlooker: Onlooker): Pick<RefereeCalls, "briefing" | "inspect"> {
  const { system, bout, seat, draw, real } = onlooker;
  const { game } = bout;
  const isVeiled = (): boolean => system.hides && seat !== null && game.pending().kind !== "over";
  const gameAt = (entry: number | null): Game => {
    const at = entry === null ? game.length() : real(entry);
    if (at >= game.length()) return game;
    const walker = walkerOf(bout);
    walker.to(at);
    return walker.game();
  };
  const playAt = (entry: number | null): AnyPlay => {
    const then = gameAt(entry);
    return isVeiled() && seat !== null ? veil(system, then.play(), then.play(), seat, draw) : then.play();
  };
  return {
    briefing: ({ entry }) => looking.briefing(bout, playAt(entry), seat),
    inspect: (ask) => looking.inspect(bout, playAt(ask.entry), { ...ask, seat }),
  };
}
