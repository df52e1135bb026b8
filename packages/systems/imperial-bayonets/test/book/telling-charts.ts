import type { Situation } from "@redoubt/testkit/situation";

// Charts whose cells tell the row that was read, so that a test sees what became of the die.
const rows = (codes: readonly string[], columns: number) =>
  codes.map((code) => Array.from({ length: columns }, () => code));

/** Combat results by the die after modifiers: 1 to 6 are Ae, Ar 2, Ar, Dr, Dr 2, De. */
export const combatByDie = { "combat-results": rows(["Ae", "Ar 2", "Ar", "Dr", "Dr 2", "De"], 8) };
/** Bombardment results by the die after modifiers: 1 to 5 are none, DR, Dr, Dr 2, 1R. */
export const fireByDie = { "artillery-results": rows(["-", "DR", "Dr", "Dr 2", "1R", "1R"], 6) };
/** Charge results by the die after modifiers: 1 to 4 are Ae, CR 2, CR, OR. */
export const chargeByDie = { "cavalry-charge": rows(["Ae", "CR 2", "CR", "OR", "OR", "OR"], 5) };

const dies: Readonly<Record<string, readonly string[]>> = {
  attacked: ["Ae", "Ar 2", "Ar", "Dr", "Dr 2", "De"],
  bombarded: ["-", "DR", "Dr", "Dr 2", "1R"],
  charged: ["Ae", "CR 2", "CR", "OR"],
};

/** Column and modified die of the first roll of this kind. */
export function readOff(s: Situation, kind: "attacked" | "bombarded" | "charged"): { column: string; die: number } {
  const [event] = s.eventsOf(kind);
  const { column, cell } = event as unknown as { column: string; cell: string }; // every roll on a chart tells them
  return { column, die: dies[kind].indexOf(cell) + 1 };
}
