import type { AnyWargame } from "@redoubt/mechanics";
import type { InlineConfig } from "vite";

type Plugin = NonNullable<InlineConfig["plugins"]>[number];

const LEDGER = /\/systems\/[^/]+\/src\/data\/readings\.ts$/;
const RULES = /\/systems\/[^/]+\/src\/data\/rules-[^/]+\.ts$/;
const PLACE = /\/table\/src\/worker\/late-texts\.ts$/;
const WHOLE = "redoubt:texts/";

// The fields that hold long texts, which no rule needs.
const LONG: ReadonlySet<string> = new Set(["statement", "why", "text", "reason"]);

/** A file of data without its long texts. */
async function brief(file: string): Promise<string> {
  const written: Readonly<Record<string, unknown>> = await import(file);
  const shorten = (key: string, value: unknown): unknown => (LONG.has(key) && typeof value === "string" ? "" : value);
  return Object.entries(written)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, shorten)};`)
    .join("\n");
}

/** Leaves the long texts of rules and readings out of the systems' own parts: only the rules panel and refusals show them. */
export function lateTexts(systems: readonly AnyWargame[]): Plugin {
  const whole = new Map(systems.map(({ id, rules, readings }) => [id, { rules, readings }]));
  return {
    name: "late-texts",
    resolveId: (id) => (id.startsWith(WHOLE) ? `\0${id}` : null),
    load: async (id) => {
      if (LEDGER.test(id) || RULES.test(id)) return brief(id);
      if (id.startsWith(`\0${WHOLE}`)) {
        return `export const texts = ${JSON.stringify(whole.get(id.slice(WHOLE.length + 1)) ?? null)};`;
      }
      if (!PLACE.test(id)) return null;
      const entries = [...whole.keys()].map((key) => `"${key}": () => import("${WHOLE}${key}")`);
      return `const late = {${entries.join(", ")}};
export const lateTexts = async (id) => (late[id] === undefined ? null : (await late[id]()).texts);`;
    },
  };
}
