import {
  answerList,
  type GameEvent,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  uniform,
  wordStream,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import type { Counter } from "../src/data/counter.ts";
import { almaCounters } from "../src/data/counters-alma.ts";
import { balaclavaCounters } from "../src/data/counters-balaclava.ts";
import { spiQuad } from "../src/index.ts";
import type { QuadPlay } from "../src/state.ts";
import { pointsOf } from "../src/victory.ts";

type Told = GameEvent & { readonly unit: string; readonly turn: number; readonly hex: string };

/** A game played at random to its end, and everything that was told of it. */
function playOut(scenario: string, seed: number): { readonly g: QuadPlay; readonly events: readonly Told[] } {
  const play = startPlay(spiQuad, { scenario, options: {} });
  if (isProblems(play)) throw new Error("no game");
  const events: Told[] = [];
  play.sink = (event: Told) => events.push(event);
  const chance = seededChance(secretOfSeed(seed));
  const choose = wordStream(secretOfSeed(seed), 1);
  const list = answerList();
  while (run(play, chance) === "ask") {
    const [seat] = seatsToAnswer(play);
    listAnswers(play, seat, list);
    takeAnswer(play, seat, list.codes[uniform(choose, list.count)]);
  }
  return { g: play as QuadPlay, events };
}

const ids = (events: readonly Told[], kind: string) =>
  events.filter((event) => event.kind === kind).map(({ unit }) => unit);
const named = (counters: readonly Counter[], names: readonly string[]) =>
  names.map((id) => counters.find((counter) => counter.id === id) as Counter);

/** A23.11, A23.12 worked out from what was told alone. */
function almaPoints(events: readonly Told[]): readonly [number, number] {
  const infantry = (some: readonly Told[], side: string) =>
    named(almaCounters, ids(some, "eliminated")).filter((one) => one.side === side && one.kind === "infantry").length;
  const at = events.findIndex(({ kind }) => kind === "preservation-triggered");
  const trigger = at < 0 ? 0 : events[at].turn;
  const exits = new Map<number, number>();
  let turn = 0;
  for (const event of events) {
    if (event.kind === "turn-began") turn = event.turn;
    if (event.kind === "exited") exits.set(turn, (exits.get(turn) ?? 0) + 1);
  }
  let allied = infantry(events, "russian") + (trigger > 0 && trigger < 7 ? 3 : 0);
  let russian = trigger === 0 ? infantry(events, "allied") + 12 : infantry(events.slice(0, at), "allied") + trigger - 1;
  for (let t = trigger; trigger > 0 && t <= 12; t++) {
    if ((exits.get(t) ?? 0) >= 2) allied -= 2;
    else if (t > trigger) russian--;
  }
  return [allied, russian];
}

/** B23.21, B23.22 worked out from what was told, but for who stands where at the end. */
function balaclavaPoints(events: readonly Told[], g: QuadPlay): readonly [number, number] {
  let allied = 0;
  let russian = 3 * ids(events, "captured").length + (ids(events, "exited").length >= 2 ? 15 : 0);
  const redoubtGuns = ["Canrobt", "No-2", "Arabtabia", "No-4"];
  for (const { id, side, nation, kind, front } of named(balaclavaCounters, ids(events, "eliminated"))) {
    const isGun = kind.endsWith("artillery");
    if (side === "russian") allied += isGun ? 15 : front.melee;
    else if (isGun) russian += redoubtGuns.includes(id) ? 0 : 8;
    else russian += nation === "british" && kind === "cavalry" ? 2 * front.melee : front.melee;
  }
  const gone = [...ids(events, "captured"), ...ids(events, "eliminated"), ...ids(events, "spiked")];
  allied += 6 * redoubtGuns.filter((gun) => !gone.includes(gun)).length;
  const units = spiQuad.view(g, null).units;
  const isRussianIn = (hex: string) => units.some(({ at, side }) => at === hex && side === "russian");
  if (["1811", "2012", "2313"].every(isRussianIn)) russian += 30;
  const last = new Map(["0714", "1114", "1312"].map((hex) => [hex, "allied"]));
  const sideOf = (unit: string) => named(balaclavaCounters, [unit])[0].side;
  for (const event of events) {
    const where = event as unknown as { readonly path?: readonly string[]; readonly to?: string };
    const hexes = where.path ?? (where.to === undefined ? [] : [where.to]);
    for (const hex of hexes.slice(where.path === undefined ? 0 : 1))
      if (last.has(hex)) last.set(hex, sideOf(event.unit));
  }
  if ([...last.values()].every((side) => side === "allied")) allied += 30;
  return [allied, russian];
}

describe("points worked out from the events equal the running total", () => {
  test("A23.1, A23.11, A23.12: at the end of random games of Alma", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { g, events } = playOut("alma", seed);
      expect(almaPoints(events)).toEqual(pointsOf(g));
    }
  });

  test("B23.1, B23.21, B23.22: at the end of random games of Balaclava", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { g, events } = playOut("balaclava", seed);
      expect(balaclavaPoints(events, g)).toEqual(pointsOf(g));
    }
  });
});
