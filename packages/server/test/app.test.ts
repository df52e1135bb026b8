import { expect, test } from "vitest";
import { buildApp } from "../src/app.ts";
import { shelfOfTwo } from "./shelf-of-two.ts";

test("the page lists every system and battle and says how to play", async () => {
  const response = await buildApp(shelfOfTwo).inject("/");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const text of ["Camp", "The Yard", "Tents", "Allied against Russian", "12 turns", "1 turn<", "npx redoubt"]) {
    expect(response.body).toContain(text);
  }
  expect(response.body).toContain("The table for playing in the browser is not part of this version");
});

test("text of a system cannot become markup", async () => {
  const response = await buildApp(shelfOfTwo).inject("/");
  expect(response.body).toContain("Drill &#38; &#60;Parade&#62;");
  expect(response.body).not.toContain("<Parade>");
});

test("an empty shelf says so", async () => {
  expect((await buildApp([]).inject("/")).body).toContain("No battle on the shelf");
});

test("the list for programs holds the same and nothing else of a system", async () => {
  const withMore = shelfOfTwo.map((system) => ({ ...system, procedures: [], world: () => null }));
  const response = await buildApp(withMore).inject("/api/systems");
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.json()).toEqual({ systems: shelfOfTwo });
});

test("what the page links to is served", async () => {
  const app = buildApp(shelfOfTwo);
  const { body } = await app.inject("/");
  const links = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link);
  expect(links).toContain("/redoubt.css");
  for (const link of links) expect((await app.inject(link)).statusCode, link).toBe(200);
});

test("an unknown address gives a page with a way back, or an error for programs", async () => {
  const app = buildApp(shelfOfTwo);
  const page = await app.inject("/nowhere");
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('href="/"');
  const answer = await app.inject("/api/nowhere");
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toContain("/api/nowhere");
});

test("every answer forbids scripts and frames", async () => {
  for (const url of ["/", "/api/systems", "/nowhere"]) {
    const { headers } = await buildApp([]).inject(url);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});
