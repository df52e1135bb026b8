import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

const secret = "7".padStart(64, "0");

/** Draws numbers below a bound, always the same ones. */
function numbers(): (below: number) => number {
  let last = 12345;
  return (below) => {
    last = (last * 1103515245 + 12345) % 2147483648;
    return last % below;
  };
}

test.each([
  ["bloody-retribution", "inkerman"],
  ["spi-quad", "alma"],
  ["spi-quad", "balaclava"],
])("the cost on a hex of %s at %s is what going there costs, whatever was spent before", (system, scenario) => {
  const referee = createReferee(wargames, openText);
  referee.begin({ system, scenario, options: {}, secret });
  const draw = numbers();
  let compared = 0;
  for (let i = 0; i < 240; i++) {
    const { pending } = referee.pending(null);
    if (pending.kind !== "decide") break;
    const [{ seat, id }] = pending.decisions;
    const { choices, shown } = referee.moment({ seat });
    const ways = choices.filter(({ args }) => args.length === 1 && args[0].kind === "hex");
    const reach = shown.unit === null ? [] : referee.reach({ unit: shown.unit });
    const costs = new Map("hexes" in reach ? reach.hexes.map((one) => [one.hex, one.cost]) : []);
    for (const { text, args } of ways.slice(0, 6)) {
      const cost = costs.get(args[0].name);
      if (cost === undefined) continue;
      expect(referee.preview({ seat, answer: text }).cost?.total, `${shown.unit}: ${text}`).toBe(cost);
      compared++;
    }
    const acts = choices.filter(({ args }) => args.length > 0);
    const from = acts.length > 0 ? acts : choices.filter(({ verb }) => verb !== "capitulate");
    referee.apply({ seat, decision: id, answer: from[draw(from.length)].text });
  }
  expect(compared).toBeGreaterThan(100);
});
