import type { Problem, Result } from "@redoubt/engine";
import type { FormView } from "./form-view.ts";
import type { AppliedRow } from "./ledger.ts";
import type { Replies } from "./replies.ts";

/** What stepping along a path costs, step by step. Costs are in half points. */
export interface PathCost {
  readonly total: number;
  readonly steps: readonly { readonly hex: string; readonly cost: number; readonly rules: readonly string[] }[];
}

/** A hex a unit can reach, at what cost in half points, and whether it has to stop there. */
export interface Reached {
  readonly hex: string;
  readonly cost: number;
  readonly mustStop: boolean;
  readonly mayEnd: boolean;
  /** Whether enemies may answer there; told where zones stop nobody, and then drawn in place of `mustStop`. */
  readonly isWatched?: boolean;
  /** Where the way there has a turn, or a step backwards: the cost has it in. */
  readonly sign?: "turn" | "back";
}

/** Where a unit can go. */
export interface WithinReach {
  readonly hexes: readonly Reached[];
}

/** Whose zones lie on a hex, by which units. */
export interface ZoneOn {
  readonly side: string;
  readonly units: readonly string[];
}

/** Whether one hex is seen from another, and what cuts the line. */
export interface Sight {
  readonly clear: boolean;
  readonly rule: string;
  /** The blocking hexes or hexsides ("0304/0404"). */
  readonly blockedBy: readonly string[];
  readonly reason: string;
}

/** A place in a chart of the book of rules, counted from 0: the columns and rows whose cells the dice can come to. */
export interface ChartPlace {
  readonly chart: string;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** A declared combat before the dice: the strengths, the column or odds, the modifiers with their rules. */
export interface CombatPreview {
  readonly kind: string;
  readonly rule: string;
  readonly attack: number | null;
  readonly defence: number | null;
  readonly column: string;
  /** Where the column stands in the charts; without it, nowhere. */
  readonly place?: ChartPlace;
  readonly ledger: readonly AppliedRow[];
  readonly notes: readonly string[];
}

/** What an enemy may do to a unit in one hex of its way. */
export interface Risk {
  /** The hex of the way. */
  readonly hex: string;
  /** Who may do it, and from where. */
  readonly by: string;
  readonly from: string;
  readonly kind: "fire" | "melee";
  /** As short as it stands on the map, such as "B 0". */
  readonly label: string;
  /** What it is in words, such as "half-battery fires at 5 hexes". */
  readonly text: string;
  /** The chance in percent that it costs the unit something. */
  readonly percent: number;
  readonly rule: string;
}

/** What follows from a move whatever the dice: plainly, to the harm of who moves, or as something that stays open to it. */
export interface Follow {
  readonly kind: "certain" | "bad" | "open";
  readonly text: string;
  readonly rule: string;
  readonly units?: readonly string[];
}

/** What a unit may meet on its way, from what everybody can see. */
export interface Risks {
  readonly risks: readonly Risk[];
  readonly follows?: readonly Follow[];
  /** The chance in percent to come through untouched by fire, if everybody who may fire does so where it hurts most. */
  readonly untouched: number;
}

/** A row of a ledger with a column for each roll; null where a column has no such row. */
export interface ForeseenRow {
  readonly text: string;
  readonly values: readonly (string | null)[];
  readonly rule: string;
  /** True for sums and what follows from them. */
  readonly isSum?: true;
}

/** How a fight would go if the enemy answered it in one way. */
export interface ForeseenCase {
  /** A word or two: "stands", "countercharges". */
  readonly name: string;
  /** Whose roll each column is: "A you", "B they". */
  readonly columns: readonly string[];
  readonly rows: readonly ForeseenRow[];
  /** What may come of it, with chances in percent, to the tenth, that come to a hundred; `isGood` for whoever asks. */
  readonly outcomes: readonly { readonly text: string; readonly percent: number; readonly isGood: boolean }[];
  /** A sentence about it, with its rule. */
  readonly note?: { readonly text: string; readonly rule: string };
}

/** A fight on the map. */
export interface FightMarks {
  /** The hexes from which it is fought. */
  readonly contact: readonly string[];
  /** Where each check falls: on the edge of a hex towards another. */
  readonly checks: readonly { readonly text: string; readonly hex: string; readonly towards: string }[];
  /** Who may come to meet it, and how likely he gets home. */
  readonly counter: { readonly from: string; readonly to: string; readonly text: string } | null;
}

/** What dice would do to a fight that an answer leads to, told from what everybody can see. */
export interface Foreseen {
  readonly title: string;
  /** What it takes, and whether it is so. */
  readonly conditions: readonly { readonly text: string; readonly isMet: boolean }[];
  readonly rule: string;
  /** One for each way in which the enemy may answer; the first is that he stands. */
  readonly cases: readonly ForeseenCase[];
  /** What of it is drawn; null where nothing is. */
  readonly marks: FightMarks | null;
  /** Where its results stand in the charts; without it, nowhere. */
  readonly place?: ChartPlace;
}

/** That a question cannot be answered, and why: something is wrong with the question itself, or a rule makes it impossible. */
export function unanswered(what: string, rule?: string): readonly Problem[] {
  return [{ where: "the question", what, ...(rule === undefined ? {} : { rule }) }];
}

/** Questions any position answers without changing. `G` is the play of the system. */
export interface Questions<G> {
  readonly cost: (g: G, unit: string, path: readonly string[]) => Result<PathCost>;
  readonly reach: (g: G, unit: string) => Result<WithinReach>;
  readonly zones: (g: G, hex: string) => Result<{ readonly zones: readonly ZoneOn[] }>;
  readonly sight: (g: G, from: string, to: string) => Result<Sight>;
  /**
   * The fight that an answer of a seat leads to. Systems that hide something tell it here: odds that ran through the enemy's
   * answers would give his secrets away.
   */
  readonly foresee?: (g: G, seat: number, answer: number) => Result<Foreseen>;
  /** What a unit may meet on a way, and what follows from going there. */
  readonly risks?: (g: G, unit: string, path: readonly string[]) => Result<Risks>;
  /** The act of the enemy that a seat is asked to answer, and how it may; null where it is asked something else. */
  readonly replies?: (g: G, seat: number) => Replies<number> | null;
  /** What a seat is writing in several answers, as one form; null where it is asked something else. */
  readonly form?: (g: G, seat: number) => FormView<number> | null;
  /** The combat declared so far in the pending decision, or the one named by attackers and defenders. */
  readonly combat: (g: G, attackers: readonly string[], defenders: readonly string[]) => Result<CombatPreview>;
}
