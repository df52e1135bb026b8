import type { Reading } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { InlineConfig } from "vite";

type Plugin = NonNullable<InlineConfig["plugins"]>[number];

const LEDGER = /\/systems\/([^/]+)\/src\/data\/readings\.ts$/;
const PLACE = /\/table\/src\/worker\/late-readings\.ts$/;
const WHOLE = "redoubt:readings/";

/** A ledger of readings without its long texts: what the rules themselves need of it. */
async function brief(file: string): Promise<string> {
  const { readings } = (await import(file)) as { readonly readings: readonly object[] }; // every ledger is such a list
  const entries = readings.map((reading) => ({ ...reading, statement: "", why: "" }));
  return `export const readings = ${JSON.stringify(entries)};`;
}

/** Leaves the long texts of readings out of the systems' own parts: they are a third of some and wanted in the rules panel only. */
export function lateReadings(systems: readonly AnyWargame[]): Plugin {
  const whole = new Map<string, readonly Reading[]>(systems.map(({ id, readings }) => [id, readings]));
  return {
    name: "late-readings",
    resolveId: (id) => (id.startsWith(WHOLE) ? `\0${id}` : null),
    load: async (id) => {
      if (LEDGER.test(id)) return brief(id);
      if (id.startsWith(`\0${WHOLE}`)) {
        return `export const readings = ${JSON.stringify(whole.get(id.slice(WHOLE.length + 1)) ?? [])};`;
      }
      if (!PLACE.test(id)) return null;
      const entries = [...whole.keys()].map((key) => `"${key}": () => import("${WHOLE}${key}")`);
      return `const late = {${entries.join(", ")}};
export const lateReadings = async (id) => (late[id] === undefined ? null : (await late[id]()).readings);`;
    },
  };
}
