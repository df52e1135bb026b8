import type { RetributionRule } from "../rule-index.ts";
import type { RefusalCode } from "../wording/refusals.ts";
import type { words } from "../words.ts";
import { notNow, type Refused } from "./refusal.ts";

/** A verb of the answers. */
export type Verb = keyof typeof words.verbs;

/** Verbs that answer a question within an action, with what would have to be under way. */
const withinAction = {
  go: ["8.1", "no-move"],
  via: ["8.1", "no-move"],
  halt: ["5.4", "nothing-under-way"],
  at: ["5.5", "no-entry"],
  add: ["9.1", "no-attack"],
  resolve: ["9.1", "no-attack"],
  lose: ["9.17", "no-loss"],
  advance: ["9.19", "no-advance"],
  stay: ["9.19", "no-advance"],
  "flank-to": ["9.19", "no-momentum"],
  accept: ["5.8", "no-offer"],
  refuse: ["5.8", "no-offer"],
} as const satisfies Partial<Record<Verb, readonly [RetributionRule, RefusalCode]>>;

/** The verbs that only make sense within an action. */
export type WithinAction = keyof typeof withinAction;

/** The answer belongs to something that nobody has begun. */
export function notBegun(verb: WithinAction): Refused {
  const [rule, code] = withinAction[verb];
  return notNow(rule, code);
}

/** One thing is finished before another is begun: a move (8.2), an attack and what comes of it (9.4, 9.17, 9.19), an offer (5.8). */
export const finishFirst = (
  rule: "5.5" | "5.8" | "8.2" | "9.4" | "9.17" | "9.19",
  params: { readonly unit?: string; readonly hex?: string },
): Refused => notNow(rule, firstCodes[rule], params);

const firstCodes = {
  "5.5": "entry-first",
  "5.8": "reply-first",
  "8.2": "move-first",
  "9.4": "attack-first",
  "9.17": "losses-first",
  "9.19": "advance-first",
} as const satisfies Partial<Record<RetributionRule, RefusalCode>>;
