import { clonePlay, type GameEvent, run, scriptedChance, seatsToAnswer, takeAnswer, toldOdds } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { bombardmentTable } from "../src/tables/bombardment.ts";
import { british, piquet, soimonov, twoSteps } from "./field.ts";
import { begun, codeOf, consequences, dice } from "./odds.ts";

describe("RBT: what is told before the die is what the guns do", () => {
  const map = { cols: 9, rows: 9, hexes: { "0202": ["shell-hill"] } };
  const targets: readonly (readonly [string, Partial<PositionUnit>, number])[] = [
    ["a unit of two steps", twoSteps("B", "0606"), 0],
    ["a unit of one step", british("B", "0606"), 0],
    ["a reduced unit", twoSteps("B", "0606", 4, 2, { state: ["reduced"] }), 0],
    ["a disrupted unit of two steps", twoSteps("B", "0606", 4, 2, { state: ["disrupted"] }), 0],
    ["a disrupted unit of one step", british("B", "0606", 4, { state: ["disrupted"] }), 0],
    ["a Piquet", piquet("B", "0606"), 0],
    ["the Guards", twoSteps("CG", "0606", 6, 3), -1],
    ["a unit next to the hill", twoSteps("B", "0203"), 1],
    ["the Guards next to the hill", twoSteps("GG", "0203", 6, 3), 0],
  ];

  test.each(targets)("RBT, 5.6: %s, every die", (_, target, modifier) => {
    const id = target.id ?? "";
    const units = [soimonov("R", "0901"), target, british("Z", "0909")];
    const play = begun(units, { map, phase: "movement", turn: 2 });
    const [seat] = seatsToAnswer(play);
    const code = codeOf(play, `bombard ${id}`);
    const odds = toldOdds(bloodyRetribution, play, seat, code);
    for (const die of dice) {
      const row = bombardmentTable.rows.find(({ from, to }) => from <= die + modifier && die + modifier <= to);
      const after = clonePlay(play);
      const events: GameEvent[] = [];
      after.sink = (event: GameEvent) => events.push(event);
      takeAnswer(after, seat, code);
      run(after, scriptedChance([die]));
      const sentences = consequences(after, events);
      const u = play.world.unitIndex.get(id) ?? -1;
      const isShaken = after.c.disrupted[u] === 1 && play.c.disrupted[u] === 0;
      const isHit = after.c.steps[u] < play.c.steps[u];
      const at = target.at;
      expect(sentences).toEqual([
        ...(isShaken ? [`${id} is disrupted in ${at}.`] : []),
        ...(isHit ? [`${id} in ${at} loses a step.`] : []),
        ...(isShaken || isHit ? [] : [`${id} in ${at} is none the worse.`]),
      ]);
      // What the table says happens unless it cannot (B-32).
      const canBeShaken = target.kind !== "piquet" && play.c.disrupted[u] === 0;
      expect(isShaken).toBe(row?.result !== "none" && canBeShaken);
      expect(isHit).toBe(row?.result === "disrupted-and-step" && play.c.steps[u] === 2);
      const outcome = odds.outcomes.find((one) => [...odds.certain, ...one.sentences].join() === sentences.join());
      expect(outcome, sentences.join(" ")).toBeDefined();
      expect(outcome?.harms ?? []).toEqual(isShaken || isHit ? [id] : []);
    }
  });
});
