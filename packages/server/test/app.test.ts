import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildApp } from "../src/app.ts";
import { shelfOfTwo } from "./shelf-of-two.ts";
import { FILES, tableOfThree } from "./table-of-three.ts";

const script = "/assets/app-0a1b2c.js";

test("the table is at the address itself and is asked for again at each visit", async () => {
  const app = buildApp(shelfOfTwo, tableOfThree());
  for (const url of ["/", "/index.html", "/sw.js"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(url === "/sw.js" ? FILES["sw.js"] : FILES["index.html"]);
    expect(response.headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
});

test("a script whose name is made from its content is kept for a year", async () => {
  const response = await buildApp([], tableOfThree()).inject(script);
  expect(response.headers["content-type"]).toBe("application/javascript; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(response.body).toBe("plain");
});

test.each([
  ["br, gzip", "br", "as brotli"],
  ["gzip, deflate", "gzip", "as gzip"],
])("a browser that takes %s gets the compressed copy", async (accepts, encoding, body) => {
  const headers = { "accept-encoding": accepts };
  const response = await buildApp([], tableOfThree()).inject({ url: script, headers });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers["content-type"]).toContain("javascript");
  expect(response.headers.vary).toContain("accept-encoding");
  expect(response.body).toBe(body);
});

test("what does not belong to the site is not sent", async () => {
  const app = buildApp([], tableOfThree());
  for (const url of ["/.sources", "/assets/", "/../app.ts", "/%2e%2e/app.ts"]) {
    expect((await app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
  }
});

test("the list for programs holds what is shown of a system and nothing else", async () => {
  const withMore = shelfOfTwo.map((system) => ({ ...system, procedures: [], world: () => null }));
  const response = await buildApp(withMore, tableOfThree()).inject("/api/systems");
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.json()).toEqual({ systems: shelfOfTwo });
});

test("an unknown address gives a page with a way back, or an error for programs", async () => {
  const app = buildApp(shelfOfTwo, tableOfThree());
  const page = await app.inject("/nowhere");
  expect(page.statusCode).toBe(404);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).toContain('href="/"');
  const answer = await app.inject("/api/nowhere");
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toContain("/api/nowhere");
});

test("a page may run the script that stands in it, and no other that is not a file of ours", async () => {
  const folder = tableOfThree();
  const app = buildApp([], folder);
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Table</title><script>boot()</script>");
  const digest = createHash("sha256").update("boot()").digest("base64");
  const policy = String((await app.inject("/")).headers["content-security-policy"]);
  expect(policy.split("; ")).toContain(`script-src 'self' 'sha256-${digest}'`);
  const other = String((await app.inject(script)).headers["content-security-policy"]);
  expect(other.split("; ")).toContain("script-src 'self'");
});

test("every answer forbids frames and whatever comes from elsewhere", async () => {
  const app = buildApp([], tableOfThree());
  for (const url of ["/", script, "/api/systems", "/nowhere"]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"], url).toContain("default-src 'none'");
    expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], url).toBe("nosniff");
  }
});
