import { type GameEvent, isProblems } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { bloodySteppes } from "../../src/index.ts";

/** A piece as a test writes it. */
export type Piece = Partial<PositionUnit>;

const allRound = new Set(["skirmish", "square", "dispersed"]);

/** A piece of a kind with the values given; formations without a facing get none. */
function piece(base: Piece, id: string, at: string, facing: string, stats: object, more: Piece): Piece {
  const formation = more.formation ?? base.formation;
  const isPlain = (formation !== undefined && allRound.has(formation)) || more.state?.includes("routed") === true;
  const whole = { ...base, id, at, ...more, stats: { ...base.stats, ...stats } };
  if (more.state?.includes("routed")) delete whole.formation;
  return isPlain || facing === "" ? whole : { ...whole, facing };
}

const infantry = (side: string, stats: object): Piece => ({
  side,
  kind: "infantry",
  formation: "line",
  stats: { ...stats },
});

/** A British battalion in line: 8 points, morale 8, fires at -1/0. */
export const foot = (id: string, at: string, facing = "N/NE", stats: object = {}, more: Piece = {}): Piece =>
  piece(infantry("allied", { sp: 8, morale: 8, fire: "-1/0" }), id, at, facing, stats, more);

/** A Russian battalion in line: 8 points, morale 6, fires at +1/-. */
export const russ = (id: string, at: string, facing = "S/SW", stats: object = {}, more: Piece = {}): Piece =>
  piece(infantry("russian", { sp: 8, morale: 6, fire: "+1/-" }), id, at, facing, stats, more);

/** Allied cavalry in line: 4 points, morale 8, two stars. */
export const horse = (id: string, at: string, facing = "N/NE", stats: object = {}, more: Piece = {}): Piece =>
  piece(
    { side: "allied", kind: "cavalry", formation: "line", stats: { sp: 4, morale: 8, momentum: 2 } },
    id,
    at,
    facing,
    stats,
    more,
  );

/** Russian cavalry in line: 4 points, morale 6, two stars. */
export const hussars = (id: string, at: string, facing = "S/SW", stats: object = {}, more: Piece = {}): Piece =>
  horse(id, at, facing, { morale: 6, ...stats }, { side: "russian", ...more });

/** Allied foot artillery: morale 8, -1/0/+1. */
export const guns = (id: string, at: string, facing = "N/NE", stats: object = {}, more: Piece = {}): Piece =>
  piece({ side: "allied", kind: "foot-artillery", stats: { morale: 8, fire: "-1/0/+1" } }, id, at, facing, stats, more);

/** Russian foot artillery: morale 6, -1/+1. */
export const cannon = (id: string, at: string, facing = "S/SW", stats: object = {}, more: Piece = {}): Piece =>
  guns(id, at, facing, { morale: 6, fire: "-1/+1", ...stats }, { side: "russian", ...more });

/** A commander. */
export const leader = (id: string, side: string, at: string, stats: object, more: Piece = {}): Piece => ({
  id,
  side,
  kind: "commander",
  at,
  stats: { independence: 5, modifier: 1, ...stats },
  ...more,
});

/** The same piece with words of state. */
export const being = (one: Piece, ...state: readonly string[]): Piece => ({
  ...one,
  state: [...(one.state ?? []), ...state],
});

/** A fixed gun in a far corner that looks off the map: as long as it has not acted, the activation stays open. */
const idle: Piece = guns("Z", "0808", "S/SW", { fixed: true, fire: "0" });

/** A position of these pieces in the middle of an activation of the Allies. */
export const engage = (units: readonly Piece[], text: SituationText = {}): Situation =>
  situation(bloodySteppes, { active: "allied", ...text, units: [...units, idle] });

/** The die and row of a shot that is asked about, such as "die +2 in row 8". */
export function volley(s: Situation, firers: readonly string[], target: string): string {
  const told = bloodySteppes.questions.combat(s.game.play() as never, ["fire", ...firers], [target]);
  return isProblems(told) ? `${told[0].rule}` : told.column.replaceAll("−", "-").replaceAll("+0", "0");
}

/** The three dice of a melee that is asked about. */
export function melee(s: Situation, attackers: readonly string[], target: string, kind = "melee"): string {
  const told = bloodySteppes.questions.combat(s.game.play() as never, [kind, ...attackers], [target]);
  return isProblems(told) ? `${told[0].rule}` : told.column.replaceAll("−", "-").replaceAll("+0", "0");
}

/** Whether a hex is seen from another. */
export function sees(s: Situation, from: string, to: string): boolean {
  const told = bloodySteppes.questions.sight(s.game.play() as never, from, to);
  if (isProblems(told)) throw new Error(told[0].what);
  return told.clear;
}

/** What a counter shows: states, pips and the printed values by role. */
export function shown(s: Situation, id: string) {
  const { at, face } = s.unit(id);
  const value = (role: string) => face.values.find((one) => one.role === role)?.text;
  return { at, sp: value("sp"), morale: value("morale"), ...face };
}

/** Where a piece is. */
export const at = (s: Situation, id: string): string => s.unit(id).at;
/** The strength of a unit. */
export const sp = (s: Situation, id: string): number => Number(shown(s, id).sp);
/** The level of a unit: effective, disorganized, routed or destroyed. */
export function level(s: Situation, id: string): string {
  const { states, at: place } = shown(s, id);
  if (place === "destroyed") return place;
  return states.find((state) => state === "disorganized" || state === "routed") ?? "effective";
}
/** Movement points left to the unit that acts, as the question tells them. */
export const left = (s: Situation): number => Number(/(\d+) Movement Point/.exec(s.decision().prompt)?.[1]);

/** The events of a kind as plain records. */
export const told = (s: Situation, kind: string): readonly (GameEvent & Record<string, unknown>)[] =>
  s.eventsOf(kind) as readonly (GameEvent & Record<string, unknown>)[];

/** The checks of melees so far: phase, modifiers together and morale, such as "B +2:6". */
export const phases = (s: Situation): readonly string[] =>
  told(s, "melee-checked").map(({ phase, ledger, morale }) => {
    const sum = (ledger as readonly { readonly value: number }[]).reduce((all, { value }) => all + value, 0);
    return `${phase} ${sum > 0 ? "+" : ""}${sum}:${morale}`;
  });

/** Answers with whatever is asked of a side until nothing of that kind is: for windows that a test lets pass. */
export function pass(s: Situation, ...kinds: readonly string[]): void {
  for (let i = 0; i < 20; i++) {
    const pending = s.game.pending();
    if (pending.kind !== "decide" || !kinds.includes(pending.decisions[0].kind)) return;
    s.answer(s.answers().includes("end") ? "end" : "no");
  }
}
