import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, Result } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Of a book of hundreds of cases the first of each chapter stand for those that look alike. */
const ALIKE = [".book-case:nth-of-type(n+3)", ".book-chart:nth-of-type(n+3)", ".book-chapter:nth-of-type(n+4)"];

/** What axe finds on a page that is serious or worse: the rule, and the first elements that break it. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  // Run as an expression of the debugger: the site's own policy lets no other script in.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    (alike): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run({
        include: [["html"]],
        exclude: alike.map((one) => [one]),
      }),
    ALIKE,
  );
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(wordsOf);
}

/** What axe finds on a page by one rule, also one that it does not ask of everybody. */
export async function findingsOf(page: Page, rule: string): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    (id): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
        runOnly: { type: "rule", values: [id] },
      }),
    rule,
  );
  return violations.map(wordsOf);
}

function wordsOf({ id, help, nodes }: Result): string {
  const where = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary ?? ""})`);
  return `${id}: ${help} [${nodes.length}]\n${where.join("\n")}`;
}
