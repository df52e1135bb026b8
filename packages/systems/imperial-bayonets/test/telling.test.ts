import { beginGame, isProblems, noDice } from "@redoubt/engine";
import { expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import type { BayonetsPlay } from "../src/state.ts";
import { telling } from "../src/telling/index.ts";

test.each(imperialBayonets.scenarios.map(({ id }) => id))(
  "VP, VL: in %s both sides are told from 0 what scores, and every difference has its level",
  (scenario) => {
    const game = beginGame(imperialBayonets, { scenario, options: {} }, noDice);
    if (isProblems(game)) throw new Error(JSON.stringify(game));
    const told = telling.briefing(game.play() as BayonetsPlay, 0); // a game of this system
    expect(told.scores?.map(({ points }) => points)).toEqual([0, 0]);
    expect(told.scores?.every(({ rows }) => rows.length > 1)).toBe(true);
    expect(told.standing).toContain("Russian 0, Allied 0: nothing is scored yet");
    const parts = told.scale?.bands.map((band) => band.parts) ?? [];
    expect(parts.every((part) => part > 0)).toBe(true);
    expect(told.scale?.now).toBe(told.scale?.start);
    const rules = told.scores?.flatMap(({ rows }) => rows.map(({ rule }) => rule ?? "")) ?? [];
    expect(rules.filter((rule) => !(rule in imperialBayonets.rules))).toEqual([]);
  },
);
