import type { AnyWargame, LedgerEntry } from "@redoubt/mechanics";
import type { InlineConfig } from "vite";

type Plugin = NonNullable<InlineConfig["plugins"]>[number];

const LEDGER = /\/systems\/[^/]+\/src\/data\/readings\.ts$/;
const RULES = /\/systems\/[^/]+\/src\/data\/rules(?:-[^/]+)?\.ts$/;
const LISTS = /\/systems\/[^/]+\/src\/(?:chart-views|chapters)\.ts$/;
const PLACE = /\/table\/src\/worker\/late-texts\.ts$/;
const WHOLE = "redoubt:texts/";
const NOTHING = { title: "", rules: [], statement: "", why: "" };

/** A file of rules, chapters or charts with nothing in them: numbers of rules are checked by the compiler. */
async function emptied(file: string, nothing: "{}" | "[]"): Promise<string> {
  const written: Readonly<Record<string, unknown>> = await import(file);
  return Object.keys(written)
    .map((name) => `export const ${name} = ${nothing};`)
    .join("\n");
}

/** The readings of a file by their names alone, but for those that are chosen at set-up: these have their choices and titles. */
async function brief(file: string): Promise<string> {
  const { readings }: { readonly readings: readonly LedgerEntry[] } = await import(file);
  const entries = readings.map(({ id, title, rules, option }) =>
    option === undefined ? `bare(${JSON.stringify(id)})` : JSON.stringify({ ...NOTHING, id, title, rules, option }),
  );
  return `const bare = (id) => ({ ...${JSON.stringify(NOTHING)}, id });
export const readings = [${entries.join(", ")}];`;
}

/** Leaves rules, readings and charts as they are read out of the systems' own parts: only the book of rules and refusals show them. */
export function lateTexts(systems: readonly AnyWargame[]): Plugin {
  const whole = new Map(
    systems.map(({ id, rules, chapters, readings, charts }) => [id, { rules, chapters, readings, charts }]),
  );
  return {
    name: "late-texts",
    resolveId: (id) => (id.startsWith(WHOLE) ? `\0${id}` : null),
    load: async (id) => {
      if (LEDGER.test(id)) return brief(id);
      if (RULES.test(id)) return emptied(id, "{}");
      if (LISTS.test(id)) return emptied(id, "[]");
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
