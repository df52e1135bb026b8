import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Command, wordsOf } from "../command.ts";
import { refuseOtherKind, writeAs } from "../files/kind.ts";
import { readText } from "../files/read.ts";
import { measuredLines } from "../match/ai-report.ts";
import { readMatch } from "../match/match-file.ts";
import { counted } from "../sentences.ts";

const mark = "## Measured";

/** `redoubt report`: writes the measured part of the page on the computer opponent. */
export const reportMatches: Command = {
  name: "report",
  words: "FOLDER PAGE",
  summary: "write the tables of a page from the match files of a folder",
  text: [`What stands above the line "${mark}" stays as it is; everything from there on is made anew.`],
  examples: ["report docs/matches docs/ai.md"],
  run(call) {
    const [folder, page] = wordsOf(call, reportMatches, 2);
    refuseOtherKind(page, "markdown");
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort();
    const matches = names.map((name) => readMatch(join(folder, name)));
    const old = existsSync(page) ? readText(page) : "# The computer opponent\n\n";
    const at = old.indexOf(mark);
    const head = at < 0 ? old : old.slice(0, at);
    writeAs("markdown", page, head + measuredLines(matches, call.registry).join("\n"));
    call.io.out(`${page}: tables made from ${counted(matches.length, "match file")}.`);
    return 0;
  },
};
