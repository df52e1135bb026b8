import { type AppliedRow, rowText } from "@redoubt/mechanics";
import type { FireHit, QuadEvent } from "../event.ts";
import { meleeMeanings } from "../tables/melee-results.ts";
import type { World } from "../world.ts";
import { listed, unitName, unitNames } from "./names.ts";

type EventOf<K extends QuadEvent["kind"]> = Extract<QuadEvent, { readonly kind: K }>;

const LAST_COLUMN = 8;
const columnName = (column: number): string => (column === LAST_COLUMN ? "8+" : String(column));

/** What was added, with its reasons, in brackets of its own. */
export const rowsText = (rows: readonly AppliedRow[]): string =>
  rows.length === 0 ? "" : ` (${rows.map(rowText).join("; ")})`;

/** What a result of fire does to a unit, compared with its morale (7.13 to 7.15). */
function hitWords(world: World, { unit, result, morale }: FireHit): string {
  const name = unitName(world, unit);
  if (result < morale) return `nothing happens to ${name}`;
  return `${name} is hit, ${result} against morale ${morale}`;
}

const codeOf = ({ column, result }: FireHit): string => `${columnName(column)}: ${result === 0 ? "–" : result}`;

/** Who fired at whom with what, what the die was, and what came of it; the cells of the chart stand in brackets. */
export function fireText(world: World, event: EventOf<"fire-resolved">): string {
  const { firers, hex, strength, dice, die, hits, ledger } = event;
  const read = die === dice[0] ? `Die ${die}` : `Die ${dice[0]}, read as ${die}${rowsText(ledger)}`;
  const at =
    hits.length === 0
      ? hex
      : `${unitNames(
          world,
          hits.map(({ unit }) => unit),
        )} in ${hex}`;
  const shifts = rowsText(hits.flatMap((hit) => hit.ledger));
  const verb = firers.length === 1 ? "fires" : "fire";
  const came = hits.length === 0 ? "nothing" : hits.map((hit) => hitWords(world, hit)).join("; ");
  return `${unitNames(world, firers)} ${verb} at ${at} with ${strength}${shifts}. ${read}: ${came}. [${hits.map(codeOf).join(", ")}]`;
}

/** What a cell of the Melee Combat Results Table means, in words (8.4). */
export function meleeWords(result: keyof typeof meleeMeanings): string {
  const { on, eliminated, retreat, disrupted, starred } = meleeMeanings[result];
  if (eliminated) return `the ${on} is eliminated`;
  // How far is told unit by unit: it goes by morale (8.82).
  const back = retreat > 0 ? "falls back" : "stands";
  const lost = starred ? "; cavalry and whoever was disrupted before are eliminated" : "";
  return `the ${on} ${disrupted ? "is disrupted and " : ""}${back}${lost}`;
}

/** Who attacked whom at which odds, what the die was, and what came of it; the cell of the chart stands in brackets. */
export function meleeText(world: World, event: EventOf<"melee-resolved">): string {
  const { hexes, attackers, defenders, attack, defence, odds, column, dice, row, result, ledger } = event;
  const verb = attackers.length === 1 ? "attacks" : "attack";
  const who = `${unitNames(world, attackers)} ${verb} ${unitNames(world, defenders)} in ${listed(hexes)}`;
  const code = `[${result}, column ${column}, row ${row}]`;
  return `${who}: ${attack} to ${defence}, ${odds}${rowsText(ledger)}. Die ${dice[0]}: ${meleeWords(result)}. ${code}`;
}

/** Who tried to rally, with which die, and whether it did. */
export function rallyText(world: World, { unit, dice, die, morale, ledger }: EventOf<"rally-rolled">): string {
  const modified = die === dice[0] ? "" : `, read as ${die}${rowsText(ledger)}`;
  return `${unitName(world, unit)} tries to rally: die ${dice[0]}${modified}, against morale ${morale}.`;
}
