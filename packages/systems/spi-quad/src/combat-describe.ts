import { rowText } from "@redoubt/mechanics";
import type { CombatEvent } from "./combat-event.ts";
import type { DisplacementLocals } from "./procedures/displacement.ts";
import type { FireAttackLocals } from "./procedures/fire-attack.ts";
import type { MeleeAttackLocals } from "./procedures/melee-attack.ts";
import type { RedoubtCaptureLocals } from "./procedures/redoubt-capture.ts";
import type { RetreatLocals } from "./procedures/retreat.ts";
import type { WithdrawalLocals } from "./procedures/withdrawal.ts";
import type { QuadPlay } from "./state.ts";
import { words } from "./words.ts";

/** "1 hex", "2 hexes". */
const hexesText = (count: number): string => (count === 1 ? "1 hex" : `${count} hexes`);

const unitName = (g: QuadPlay, u: number): string => g.world.units[u].name;
const hexName = (g: QuadPlay, hex: number): string => g.world.grid.numbers[hex] ?? "off-map";
const unitNames = (g: QuadPlay, units: readonly number[]): string => units.map((u) => unitName(g, u)).join(", ");

/** What each decision of fire, melee and rally asks; the locals are those of the procedure that asks. */
const prompts: Readonly<Record<string, (g: QuadPlay, locals: never) => string>> = {
  "fire-target": () => "Choose a hex to fire at, or end your fire.",
  fire: (g, { hex, firers }: FireAttackLocals) =>
    firers.length === 0
      ? `Choose the units that fire at ${hexName(g, hex)}.`
      : `${unitNames(g, firers)} at ${hexName(g, hex)}: add units, or fire.`,
  "cavalry-withdrawal": () => "Withdraw cavalry from the enemy, or end the phase.",
  withdraw: (g, { unit }: WithdrawalLocals) => `Where does ${unitName(g, unit)} withdraw to?`,
  "melee-target": () => "Choose a hex to attack, or end the melee.",
  melee: (g, { hexes, attackers }: MeleeAttackLocals) => {
    const where = hexes.map((hex) => hexName(g, hex)).join(", ");
    if (attackers.length === 0) return `Choose the units that attack ${where}.`;
    return `${unitNames(g, attackers)} against ${where}: add units or hexes, or attack.`;
  },
  "retreat-order": () => "Which unit retreats next?",
  retreat: (g, { unit, hexes, path }: RetreatLocals) =>
    `${unitName(g, unit)} must retreat ${hexesText(hexes - path.length + 1)}: where to?`,
  displace: (g, { unit = 0 }: DisplacementLocals) => `${unitName(g, unit)} must make way: where to?`,
  advance: () => "Advance along the path of retreat, or stay.",
  "redoubt-advance": (g, { emptied = [] }: RedoubtCaptureLocals) =>
    `The gun in ${hexName(g, emptied[0])} is taken: send a unit in, or stay out.`,
  rally: () => "Choose a unit to rally, or end the phase.",
};

/** What is asked in a decision of fire, melee or rally; null for other decisions. */
export function combatPrompt(g: QuadPlay): string | null {
  const frame = g.state.frames;
  if (frame === null || frame.step.kind !== "ask") return null;
  const prompt = prompts[frame.step.decision];
  // Each prompt stands under the decision of the procedure whose locals it takes.
  return prompt === undefined ? null : prompt(g, frame.locals as never);
}

/** An answer to a decision of fire, melee or rally in words; null for other decisions. */
export function combatAnswer(g: QuadPlay, answer: number): string | null {
  const frame = g.state.frames;
  if (frame === null || frame.step.kind !== "ask" || !(frame.step.decision in prompts)) return null;
  const decision = frame.step.decision;
  const unit = (): string => unitName(g, words.arg(answer, 0));
  const hex = (place = 0): string => hexName(g, words.arg(answer, place));
  switch (words.verb(answer)) {
    case "target":
      return decision === "fire-target" ? `Fire at ${hex()}` : `Attack ${hex()}`;
    case "add":
      return `Add ${unit()}`;
    case "remove":
      return `Take out ${unit()}`;
    case "fire":
      return "Fire";
    case "attack":
      return "Attack";
    case "cancel":
      return "Give this attack up";
    case "withdraw":
      return `Withdraw ${unit()}`;
    case "rally":
      return `Rally ${unit()}`;
    case "unit":
      return unit();
    case "hex":
      return `To ${hex()}`;
    case "advance":
      return `Advance ${unit()} to ${hex(1)}`;
    case "end":
      return decision === "advance" || decision === "redoubt-advance" ? "Stay" : "Done";
    default:
      return null;
  }
}

const rowsText = (rows: Parameters<typeof rowText>[0][]): string =>
  rows.length === 0 ? "" : ` (${rows.map(rowText).join("; ")})`;

/** What happened in fire, melee or rally, as one sentence. */
export function combatEvent(event: CombatEvent): string {
  switch (event.kind) {
    case "fire-resolved": {
      const { firers, hex, strength, dice, die, hits, ledger } = event;
      const read = die === dice[0] ? `die ${die}` : `die ${dice[0]}, read as ${die}${rowsText([...ledger])}`;
      const results = hits.map(({ unit, column, result, ledger: shifts }) => {
        const name = column === 8 ? "8+" : String(column);
        return `${unit}: column ${name}${rowsText([...shifts])}, result ${result === 0 ? "none" : result}`;
      });
      return `${firers.join(", ")} fire at ${hex} with ${strength}, ${read}. ${results.join("; ")}.`;
    }
    case "melee-resolved": {
      const { attackers, defenders, attack, defence, odds, column, dice, row, result, ledger } = event;
      const sides = `${attackers.join(", ")} attack ${defenders.join(", ")}`;
      const numbers = `${attack} to ${defence}, ${odds}, column ${column}${rowsText([...ledger])}`;
      return `${sides}: ${numbers}; die ${dice[0]}, row ${row}: ${result}.`;
    }
    case "rally-rolled": {
      const { unit, dice, die, morale, ledger } = event;
      const modified = die === dice[0] ? "" : `, modified ${die}${rowsText([...ledger])}`;
      return `${unit} tries to rally: die ${dice[0]}${modified}, against morale ${morale}.`;
    }
    case "retreat-ordered":
      return `${event.unit} must retreat ${hexesText(event.hexes)}.`;
    case "retreated":
      return `${event.unit} retreats ${event.path.join(" – ")}.`;
    case "displaced":
      return `${event.unit} makes way from ${event.from} to ${event.to}.`;
    case "withdrew":
      return `${event.unit} withdraws from ${event.from} to ${event.to}.`;
    case "advanced":
      return `${event.unit} advances from ${event.from} to ${event.to}.`;
  }
}
