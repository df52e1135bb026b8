import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ALMA = fileURLToPath(new URL("../../systems/spi-quad/src/data/maps/alma.json", import.meta.url));
const COLUMNS = 40;
const ROWS = 25;
const UNITS = 150;

const hexName = (column: number, row: number): string =>
  `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;

/** The field of the Alma grown to 1,000 hexes, with 150 counters on it: what the table must move smoothly. */
export function bigPosition(): string {
  const { hexes, sides, elevation, roads, parity } = JSON.parse(readFileSync(ALMA, "utf8"));
  const stats = { fire: 5, melee: 2, morale: 4, ma: 5 };
  const units = Array.from({ length: UNITS }, (_, i) => {
    const isAllied = i < UNITS / 2;
    const place = isAllied ? i : i - UNITS / 2;
    const at = hexName(
      1 + ((place * 2) % (COLUMNS - 2)),
      (isAllied ? 2 : 20) + Math.floor((place * 2) / (COLUMNS - 2)),
    );
    const side = isAllied ? "allied" : "russian";
    return {
      id: `${isAllied ? "A" : "R"}${place + 1}`,
      side,
      nation: isAllied ? "british" : "russian",
      kind: "infantry",
      at,
      stats,
    };
  });
  const map = { cols: COLUMNS, rows: ROWS, parity, hexes, sides, elevation, roads };
  const position = { system: "spi-quad", scenario: null, map, units, turn: 1, active: "allied", phase: "movement" };
  return JSON.stringify(position);
}
