import type { Decision, Fraction, Game, GameEvent, LoggedRoll, Refusal, Verdict } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";

/** "rule 6.12 (Stacking)": a citation that people can look up. */
export function citation(system: AnyWargame, rule: string): string {
  const entry = system.rules[rule];
  return entry === undefined ? `rule ${rule}` : `rule ${rule} (${entry.title})`;
}

/** What happened, one line each, with the rule it happened by. */
export function eventLines(system: AnyWargame, world: unknown, events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => `${system.wording.event(world, event).text} [${event.rule}]`);
}

/** An event for programs: as the system emitted it, with what it tells people. */
export function toldEvent(system: AnyWargame, world: unknown, event: GameEvent) {
  return { ...event, ...system.wording.event(world, event) };
}

/** Dice that fell: "fire 5, melee 2 6". */
export function diceText(rolls: readonly LoggedRoll[]): string {
  return rolls.map(({ purpose, dice }) => `${purpose} ${dice.join(" ")}`).join(", ");
}

/** How a game ended or stands. */
export function verdictText(system: AnyWargame, verdict: Verdict): string {
  const who = verdict.winner === null ? "nobody" : system.seats[verdict.winner];
  return `${who}: ${verdict.level}. ${verdict.reason} [${verdict.rule}]`;
}

function decisionLine(system: AnyWargame, { id, seat, rule, prompt }: Decision): string {
  return `Decision ${id}, ${system.seats[seat]}: ${prompt} [${citation(system, rule)}]`;
}

/** What the game waits for. */
export function pendingLines(system: AnyWargame, game: Game): readonly string[] {
  const pending = game.pending();
  if (pending.kind === "decide") return pending.decisions.map((decision) => decisionLine(system, decision));
  if (pending.kind === "roll") return [`Dice are awaited for ${pending.purpose} [${citation(system, pending.rule)}]`];
  return [`The game is over. ${verdictText(system, pending.verdict)}`];
}

/** What the game waits for, for programs. */
export function pendingValue(system: AnyWargame, game: Game): unknown {
  const pending = game.pending();
  if (pending.kind !== "decide") return pending;
  const decisions = pending.decisions.map(({ seat, ...rest }) => ({ ...rest, seat: system.seats[seat] }));
  return { kind: "decide", decisions };
}

/** A refusal for programs. */
export function refusalValue(system: AnyWargame, refusal: Refusal, sentence: string) {
  const { rule, code, params, class: sort } = refusal;
  return { rule, title: system.rules[rule]?.title ?? "", class: sort, code, params, reason: sentence };
}

/** Half points as people write them: 5 is "2½". */
export function pointsText(halves: number): string {
  const whole = Math.trunc(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** An exact chance, and about how much that is in percent. */
export function chanceText({ over, under }: Fraction): string {
  return `${over}/${under} (${percent({ over, under }).toFixed(2)}%)`;
}

/** A chance in percent, rounded to two places. */
export function percent({ over, under }: Fraction): number {
  return Number((over * 10_000n * 2n + under) / (under * 2n)) / 100;
}

/** A count with its noun: "1 game", "2 games". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** Rows of words in columns that line up. */
export function columns(rows: readonly (readonly string[])[], indent = "  "): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map((row) => {
    const cells = row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i])));
    return `${indent}${cells.join("  ")}`.trimEnd();
  });
}
