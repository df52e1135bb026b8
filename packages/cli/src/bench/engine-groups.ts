import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import type { BenchCase } from "./alternate.ts";
import type { BenchGroup, Comparison } from "./group.ts";
import { type Battle, listingCase, playCase, viewCase } from "./play.ts";
import { boardgameIoCase, moveCase, snapshotCase, stateBytes, structuredCloneCase } from "./state.ts";
import { toyCase } from "./toy.ts";

const teaching: Battle = {
  name: "Night Piquets (teaching system)",
  system: teachingSystem,
  setup: { scenario: "glade", options: {} },
};

function battles(): readonly Battle[] {
  return wargames.flatMap((system) =>
    // Several systems have a battle of the Alma.
    system.scenarios.map(({ id, title }) => ({
      name: `${title} (${system.title})`,
      system,
      setup: { scenario: id, options: {} },
    })),
  );
}

/** How many times as fast the bare loop may be as random play: the tactical systems ask and look far more. */
const slowest: Readonly<Record<string, { readonly times: number; readonly aim: number }>> = {
  // Far from its aim: the bound only keeps it from growing slower.
  "bloody-steppes": { times: 45, aim: 10 },
  "imperial-bayonets": { times: 14, aim: 10 },
};
const slowestOfOthers = { times: 5, aim: 3 };

/** Alma has the largest order of battle, near a hundred units: the state that snapshots and moves are measured on. */
function alma(): Battle {
  const found = battles().find(({ setup }) => setup.scenario === "alma");
  if (found === undefined) throw new Error("no battle of the Alma is registered");
  return found;
}

const stateLimit = 8192;

/** Snapshots and moves of a state of a hundred units. */
export async function stateGroup(): Promise<BenchGroup> {
  const battle = alma();
  const bytes = stateBytes(battle);
  if (bytes > stateLimit) throw new Error(`the state of ${battle.name} takes ${bytes} bytes, more than ${stateLimit}`);
  const peer = boardgameIoCase();
  return {
    name: "state",
    unit: "operations",
    cases: [
      snapshotCase(battle),
      structuredCloneCase(battle),
      moveCase(battle, ["unit 1/RB", "hex 2112", "stop"]),
      ...(peer ? [peer] : []),
    ],
    comparisons: [
      {
        claim: "snapshot of Alma's state against structuredClone of the same content",
        faster: "snapshot",
        slower: "structuredClone",
        bound: "at least",
        times: 600,
        aim: 1000,
      },
      {
        claim: "a unit's move under all rules, and its undo, against a boardgame.io move",
        faster: "move and undo",
        slower: "boardgame.io move",
        bound: "at least",
        times: 40,
        aim: 50,
      },
    ],
    notes: [`Alma's flat state takes ${bytes} bytes`, ...(peer ? [] : ["boardgame.io could not be installed"])],
  };
}

/** Random play of every battle against the bare loop. */
export async function playGroup(): Promise<BenchGroup> {
  const comparisons = [teaching, ...battles()].map(
    ({ name, system }): Comparison => ({
      claim: `bare loop against random play of ${name}`,
      faster: toyCase.name,
      slower: name,
      bound: "at most",
      ...(slowest[system.id] ?? slowestOfOthers),
    }),
  );
  return {
    name: "play",
    unit: "decisions",
    cases: [toyCase, playCase(teaching), ...battles().map(playCase)],
    comparisons,
    notes: [],
  };
}

/** How long a view may take, in microseconds: the tactical systems show up to three hundred pieces, each with more to it. */
const tacticalViews: Readonly<Record<string, number>> = { "bloody-steppes": 1_200, "imperial-bayonets": 1_200 };
const viewOfOthers = 60;

const clockOf = (microseconds: number): BenchCase => ({
  name: `${microseconds} microseconds a view`,
  slice: () => 1_000_000 / microseconds,
});

/** The board as a seat sees it, made from the state of each battle, against a clock. */
export async function viewGroup(): Promise<BenchGroup> {
  const limits = battles().map((battle) => ({ battle, limit: tacticalViews[battle.system.id] ?? viewOfOthers }));
  const clocks = [...new Set(limits.map(({ limit }) => limit))].map(clockOf);
  return {
    name: "view",
    unit: "views",
    cases: [...clocks, ...battles().map(viewCase)],
    comparisons: limits.map(({ battle, limit }) => ({
      claim: `the view of ${battle.name} against ${limit} microseconds`,
      faster: `${battle.name}: view`,
      slower: clockOf(limit).name,
      bound: "at least",
      times: 1,
    })),
    notes: [],
  };
}

/** Listing the answers of the median decision against a clock. */
export async function listingGroup(): Promise<BenchGroup> {
  const clock: BenchCase = { name: "20 microseconds a list", slice: () => 50_000 };
  return {
    name: "listing",
    unit: "lists",
    cases: [clock, ...battles().map(listingCase)],
    comparisons: battles().map(({ name }) => ({
      claim: `listing the median decision of ${name} against 20 microseconds`,
      faster: `${name}: listing answers`,
      slower: clock.name,
      bound: "at least",
      times: 1,
      aim: 2.5,
    })),
    notes: [],
  };
}
