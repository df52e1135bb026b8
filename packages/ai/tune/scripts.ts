// Lets whoever does not think meet a level: node packages/ai/tune/scripts.ts SYSTEM/SCENARIO LEVEL GAMES [SEED] [PART OF A NAME]
// The set of a system is its scripts and every plan that its mind offers, kept for whole games. Sides are swapped; the same numbers play
// the same games. Prints a table: what each scores in each seat, with the mean difference of points at the end.
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import type { PlayerName } from "../src/index.ts";
import { marchNames } from "./marches.ts";
import { type Dullard, fixedPlans, type Met, meet, type Scoring, scripted } from "./scripted.ts";
import { bayonetsScripts } from "./scripted-bayonets.ts";
import { quadScript } from "./scripted-quad.ts";
import { retributionScript } from "./scripted-retribution.ts";
import { steppesScripts } from "./scripted-steppes.ts";

const [battle = "", level = "veteran", gamesText = "4", seed = "1", wanted = ""] = process.argv.slice(2);
const [id, scenario = ""] = battle.split("/");
const found = wargames.find((known) => known.id === id);
if (found === undefined || !found.scenarios.some((one) => one.id === scenario))
  throw new Error(`no battle "${battle}"`);
const system: AnyWargame = found;

const ofScripts = <G>(scripts: readonly (readonly [string, Scoring<G>])[]): readonly Dullard[] =>
  scripts.map(([name, score]) => ({ name, player: () => scripted(system, score) }));

const sets: Readonly<Record<string, () => readonly Dullard[]>> = {
  "spi-quad": () => ofScripts(marchNames.map((name) => [name, quadScript(name)] as const)),
  "bloody-retribution": () => ofScripts(marchNames.map((name) => [name, retributionScript(name)] as const)),
  "bloody-steppes": () => ofScripts(Object.entries(steppesScripts)),
  "imperial-bayonets": () => ofScripts(Object.entries(bayonetsScripts)),
};

const told = ({ score, lead, count }: Met): string =>
  count === 0 ? "" : `${((100 * score) / count).toFixed(1)}% of ${count} (${(lead / count).toFixed(1)})`;

console.log(`| ${battle} against ${level} | ${system.seats.map((side) => `as ${side}`).join(" | ")} |`);
console.log(`|---|${system.seats.map(() => "---|").join("")}`);
for (const dullard of [...(sets[system.id]?.() ?? []), ...fixedPlans(system, scenario)]) {
  if (!dullard.name.includes(wanted)) continue;
  const met = meet(system, scenario, dullard, level as PlayerName, Number(gamesText), Number(seed));
  console.log(`| ${dullard.name} | ${met.map(told).join(" | ")} |`);
}
