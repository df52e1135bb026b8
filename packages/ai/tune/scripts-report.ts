// Writes what was played by scripts.ts into a page: node packages/ai/tune/scripts-report.ts docs/ai.md
// A table for each file of docs/matches/scripts, between the two marks.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { wargames } from "@redoubt/registry";
import { fileName, type ScriptFile, sharesFrom } from "./script-file.ts";
import { boundFor } from "./script-line.ts";
import { scriptTable } from "./script-table.ts";

const folder = "docs/matches/scripts";
const [begin, end] = ["<!-- scripts:begin -->", "<!-- scripts:end -->"];
const [page = ""] = process.argv.slice(2);

// The order of the battles on the start page.
const order = wargames.flatMap(({ id, scenarios }) => scenarios.map((scenario) => `${id}/${scenario.id}`));

const tables = readdirSync(folder)
  .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as ScriptFile) // only `keepScripts` writes them
  .sort((a, b) => order.indexOf(a.battle) - order.indexOf(b.battle))
  .map((kept) => {
    const seats = wargames.find(({ id }) => id === kept.battle.split("/")[0])?.seats ?? [];
    const shares = sharesFrom(`docs/matches/${fileName(kept.battle)}-${kept.level}-balance.json`, seats.length);
    return scriptTable(kept, seats, shares.map(boundFor));
  });

const text = readFileSync(page, "utf8");
const [from, to] = [text.indexOf(begin), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`${page}: write "${begin}" and "${end}" where the tables belong`);
writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${tables.join("\n\n")}\n\n${text.slice(to)}`);
