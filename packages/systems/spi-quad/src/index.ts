import type { Reading } from "@redoubt/engine";
import { asHex, hexNumber } from "@redoubt/hex";
import type { Wargame } from "@redoubt/mechanics";
import { battleCards, scenarios } from "./battles/cards.ts";
import { begin } from "./begin.ts";
import { chartViews } from "./chart-views.ts";
import { maps } from "./data/maps.ts";
import { wording } from "./describe.ts";
import { evaluate } from "./evaluate.ts";
import type { QuadEvent } from "./event.ts";
import { invariants } from "./invariants.ts";
import { mind } from "./mind/mind.ts";
import { deriveOccupancy } from "./occupancy.ts";
import { procedures } from "./procedures.ts";
import { questions } from "./questions.ts";
import { readingIds, readingOf } from "./readings.ts";
import { recount } from "./recount.ts";
import { type QuadRule, ruleIndex } from "./rule-index.ts";
import { seats } from "./seat.ts";
import { makeWorld, optionSpecs } from "./setup/make-world.ts";
import { type QuadColumns, quadLayout } from "./state.ts";
import { verdictOf } from "./victory.ts";
import { view } from "./view.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

export * from "./measured.ts";

const readings: readonly Reading[] = readingIds.map((id) => {
  const { rules, title, text, open, option } = readingOf(id);
  const whole = open === undefined ? `${title}. ${text}` : `${title}. ${text} Open: ${open}`;
  return option === undefined ? { id, rules, text: whole } : { id, rules, text: whole, option: option.name };
});

/** The Crimean War Quad: standard rules with Alma and Balaclava. */
export const spiQuad: Wargame<World, QuadColumns, QuadRule, QuadEvent> = {
  id: "spi-quad",
  title: "Crimean War Quad",
  edition: "The Crimean War QuadriGame, 1978, with the errata of 19 May 1978",
  version: "2",
  seats,
  rules: ruleIndex,
  readings,
  options: optionSpecs,
  scenarios,
  procedures,
  words,
  rareVerbs: ["cancel", "remove"],
  world: makeWorld,
  layout: quadLayout,
  begin,
  derive: deriveOccupancy,
  naming: ({ units, unitIndex, grid }) => ({
    unit: { count: units.length, name: (index) => units[index].id, index: (id) => unitIndex.get(id) ?? -1 },
    hex: {
      count: grid.size,
      name: (index) => hexNumber(grid, asHex(index)),
      index: (number) => grid.byNumber.get(number) ?? -1,
    },
  }),
  view,
  turn: (g) => g.c.turn[0],
  hides: false,
  redeal: () => {}, // nothing is hidden
  verdict: verdictOf,
  wording,
  invariants,
  recount,
  evaluate,
  maps,
  map: (world) => world.mapFile,
  charts: chartViews,
  battles: battleCards,
  questions,
  mind,
};
