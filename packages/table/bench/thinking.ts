// `npm run bench:thinking -w packages/table`: how long the computer players think in a browser. Each battle is told as soon as it has been
// played, and the page for docs/ holds what has been measured so far.
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureTable, testedFolder } from "../../../scripts/table/ensure.ts";
import { launchChromium } from "../browser/site/chromium.ts";
import { startServer } from "../browser/site/server.ts";
import { MANIFEST, type Manifest } from "../build/manifest.ts";
import { BATTLES, type Haste, hasteLine, isQuick, measureOpponents } from "./opponents.ts";
import { machineWith, thinkingPage } from "./report.ts";

const REPORT = fileURLToPath(new URL("../../../docs/thinking-bench.md", import.meta.url));

ensureTable(testedFolder);
const [load] = loadavg();
const browser = await launchChromium();
const site = await startServer(testedFolder);
const { worker }: Manifest = JSON.parse(readFileSync(join(testedFolder, MANIFEST), "utf8"));
const machine = machineWith(browser.version(), load);
const hastes: Haste[] = [];
for (const battle of BATTLES) {
  const found = await measureOpponents(browser, site.address, worker[0], battle);
  hastes.push(...found);
  for (const haste of found) console.log(hasteLine(haste));
  writeFileSync(REPORT, thinkingPage(hastes, machine));
}
await site.close();
await browser.close();
process.exitCode = hastes.every(isQuick) ? 0 : 1;
