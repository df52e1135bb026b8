import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, Result } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Of a book of hundreds of cases the first of each chapter stand for those that look alike. */
const ALIKE = [".book-case:nth-of-type(n+3)", ".book-chart:nth-of-type(n+3)", ".book-chapter:nth-of-type(n+4)"];

/** Of what is in order axe would tell every element, which takes it as long again; styles of other sites there are none. */
const QUICKLY = { resultTypes: ["violations"], preload: false } as const;

/** Run as an expression of the debugger: the site's own policy lets no other script in. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
}

/** Waits until colours that change have changed: halfway they have no contrast. What turns for ever is not waited for. */
const whenDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const isEnding = (one: Animation): boolean => Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map((one) => one.finished),
    );
  });

/** What axe finds on a page that is serious or worse: the rule, and the first elements that break it. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  await whenDrawn(page);
  const { violations } = await page.evaluate(
    ([alike, options]): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(
        { include: [["html"]], exclude: alike.map((one) => [one]) },
        { ...options, resultTypes: [...options.resultTypes] },
      ),
    [ALIKE, QUICKLY] as const,
  );
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(wordsOf);
}

/** What axe finds on a page by one rule, also one that it does not ask of everybody. */
export async function findingsOf(page: Page, rule: string): Promise<readonly string[]> {
  await bringAxe(page);
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
