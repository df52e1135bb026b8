// `npm run pictures -w packages/table [-- NAME...]`: takes the pictures of the documents from the table itself.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureTable, testedFolder } from "../../../../scripts/table/ensure.ts";
import { launchChromium } from "../site/chromium.ts";
import { startServer } from "../site/server.ts";
import { SCENES, stage } from "./scenes.ts";

const FOLDER = fileURLToPath(new URL("../../../../docs/pictures/", import.meta.url));

ensureTable(testedFolder);
mkdirSync(FOLDER, { recursive: true });
const server = await startServer(testedFolder);
const browser = await launchChromium();
const wanted = process.argv.slice(2);
for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const page = await stage(browser, scene);
  await scene.set(page, server.address);
  const path = join(FOLDER, `${scene.name}.webp`);
  const session = await page.context().newCDPSession(page);
  // Drawn maps are several times smaller this way than as PNG.
  const { viewport, deviceScaleFactor: scale = 1 } = scene.options;
  const clip = { x: 0, y: 0, ...viewport, scale };
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 86, clip });
  writeFileSync(path, Buffer.from(data, "base64"));
  await page.context().close();
  console.log(path);
}
await browser.close();
await server.close();
