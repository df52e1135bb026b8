// `npm run pictures -w packages/table [-- NAME...]`: takes the pictures of the documents from the table itself.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { ensureTable, testedFolder } from "../../../../scripts/table/ensure.ts";
import { findShell, launchChromium } from "../site/chromium.ts";
import { startServer } from "../site/server.ts";
import { whenStill } from "../site/still.ts";
import { SCENES, type Scene, stage } from "./scenes.ts";
import { SECOND } from "./second.ts";

const FOLDER = fileURLToPath(new URL("../../../../docs/pictures/", import.meta.url));

/** A picture as Chromium takes it; drawn maps are several times smaller this way than as PNG. */
async function takePicture(page: Page, { options }: Scene): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { viewport, deviceScaleFactor: scale = 1 } = options;
  const clip = { x: 0, y: 0, ...viewport, scale };
  const shot = async () => (await session.send("Page.captureScreenshot", { format: "webp", quality: 86, clip })).data;
  await whenStill(page, shot);
  return Buffer.from(await shot(), "base64");
}

ensureTable(testedFolder);
mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const scenes = [...SCENES, ...SECOND].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const server = await startServer(testedFolder);
const browser = await launchChromium([], findShell);
// A picture that cannot be taken is told and leaves the others; the server would outlive a fault.
try {
  for (const scene of scenes) {
    const page = await stage(browser, scene);
    try {
      await scene.set(page, server.address);
      const path = join(FOLDER, `${scene.name}.webp`);
      writeFileSync(path, await takePicture(page, scene));
      console.log(path);
    } catch (error) {
      console.error(`${scene.name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.close();
}
