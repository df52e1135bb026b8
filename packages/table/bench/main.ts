// `npm run bench:table -w packages/table`: how smooth and how soon the table is, as ratios within one run.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { drawSheet, layout } from "@redoubt/drawing";
import { ensureTable, testedFolder } from "../../../scripts/table/ensure.ts";
import { launchChromium } from "../browser/site/chromium.ts";
import { startServer } from "../browser/site/server.ts";
import { bigPosition } from "./big-position.ts";
import { type Claim, claimLine, holds } from "./figures.ts";
import { firstScreenClaims } from "./first-screen.ts";
import { frameClaims } from "./frames.ts";
import { servePlain } from "./plain-pages.ts";
import { benchPage, machineWith } from "./report.ts";

const REPORT = fileURLToPath(new URL("../../../docs/table-bench.md", import.meta.url));

ensureTable(testedFolder);
const [load] = loadavg();
const { map } = JSON.parse(bigPosition());
const sheet = layout(map);
const browser = await launchChromium();
const drawing = await (
  await browser.newContext({ viewport: { width: Math.ceil(sheet.width), height: Math.ceil(sheet.height) } })
).newPage();
await drawing.setContent(`<body style="margin:0">${drawSheet(map)}`);
const picture = await drawing.screenshot();
await drawing.close();

const site = await startServer(testedFolder);
const plain = await servePlain(testedFolder, picture, Math.ceil(sheet.width), Math.ceil(sheet.height));
const claims: readonly Claim[] = [
  ...(await frameClaims(browser, site.address, plain.address)),
  ...(await firstScreenClaims(browser, site.address, plain.address)),
];
for (const claim of claims) console.log(claimLine(claim));
if (!process.argv.includes("--no-report"))
  writeFileSync(REPORT, benchPage(claims, machineWith(browser.version(), load)));
plain.close();
await site.close();
await browser.close();
process.exitCode = claims.every(holds) ? 0 : 1;
