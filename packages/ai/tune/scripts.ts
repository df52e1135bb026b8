// Lets whoever does not think meet a level: node packages/ai/tune/scripts.ts SYSTEM/SCENARIO LEVEL MOST [PART OF A NAME]
// The set of a system is its scripts and every plan that its mind offers, kept for whole games. Each meets the level in each seat until
// its score is clearly on one side of what it may be, or MOST games are played; plans of now only where they are asked for by name. Kept in
// docs/matches/scripts; begun again it goes on where it stopped, and with MOST 0 only the table is printed.
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import type { PlayerName } from "../src/index.ts";
import { marchNames } from "./marches.ts";
import { fileName, keepScripts, readScripts, sharesFrom } from "./script-file.ts";
import { blankLine, boundFor, compared, standOf } from "./script-line.ts";
import { scriptTable } from "./script-table.ts";
import { type Dullard, fixedPlans, meet, type Scoring, scripted } from "./scripted.ts";
import { bayonetsScripts } from "./scripted-bayonets.ts";
import { quadScript } from "./scripted-quad.ts";
import { retributionScript } from "./scripted-retribution.ts";
import { steppesScripts } from "./scripted-steppes.ts";

const [battle = "", level = "veteran", mostText = "200", wanted = ""] = process.argv.slice(2);
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

const most = Number(mostText);
const seed = 3;
const called = fileName(battle);
const path = `docs/matches/scripts/${called}-${level}.json`;
const kept = readScripts(path, { battle, version: system.version, level, seed, lines: {} });
const bounds = sharesFrom(`docs/matches/${called}-${level}-balance.json`, system.seats.length).map(boundFor);

for (const { name: dullard, player } of [...(sets[system.id]?.() ?? []), ...fixedPlans(system, scenario)]) {
  if (!dullard.includes(wanted) || (wanted === "" && dullard.startsWith(compared))) continue;
  const lines = kept.lines[dullard] ?? system.seats.map(() => blankLine);
  for (const seat of system.seats.keys()) {
    for (let game = lines[seat].results.length; game < most && standOf(lines[seat], bounds[seat]) === "open"; game++) {
      const number = seed * 1_000 + game;
      const dull = player(seat, number);
      if (dull === null) break;
      const { result, lead } = meet(system, scenario, dull, level as PlayerName, seat, number);
      lines[seat] = { results: lines[seat].results + result, leads: [...lines[seat].leads, lead] };
      kept.lines[dullard] = lines;
      keepScripts(path, kept);
    }
  }
}

console.log(scriptTable(kept, system.seats, bounds));
