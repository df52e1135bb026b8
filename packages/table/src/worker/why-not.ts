import type { Outcome } from "@redoubt/engine";
import type { Bout } from "./bout.ts";
import type { WhyNot } from "./messages.ts";

type Refused = Extract<Outcome, { readonly kind: "refused" }>;

/** What was clicked on: a hex, a unit, or a unit in its hex; and what had been picked before. */
export interface Asked {
  readonly hex: string | null;
  readonly unit: string | null;
  readonly picks: readonly string[];
}

/** The answers that a click could have meant, those of the verbs offered now first. */
function meanings(bout: Bout, seat: number, { hex, unit, picks }: Asked): readonly string[] {
  const { verbs } = bout.system.words;
  const offered = new Set(bout.game.answers(seat).map((text) => text.split(" ")[0]));
  const order = [...offered, ...Object.keys(verbs).filter((verb) => !offered.has(verb))];
  const named = { unit, hex, number: null };
  return order.flatMap((verb) => {
    const kinds = verbs[verb];
    if (kinds.length === 1) return named[kinds[0]] === null ? [] : [`${verb} ${named[kinds[0]]}`];
    if (kinds.length === 2 && picks.length === 1 && named[kinds[1]] !== null)
      return [`${verb} ${picks[0]} ${named[kinds[1]]}`];
    return [];
  });
}

/** Words of refusals that only say that something else is asked now. */
const VAGUE = /not-now|not-offered|wrong-verb|not-asked/;

/** Why a click does nothing: the rule that forbids what it most likely meant, and that rule in our words. */
export function whyNot(bout: Bout, seat: number, asked: Asked): WhyNot | null {
  const refusals: Refused[] = [];
  for (const answer of meanings(bout, seat, asked)) {
    const outcome = bout.game.why(seat, answer);
    if (outcome === null) return null;
    if (outcome.kind === "refused") refusals.push(outcome);
  }
  const best = refusals.find(({ refusal }) => !VAGUE.test(refusal.code)) ?? refusals[0];
  const about = asked.unit ?? asked.hex ?? "";
  if (best === undefined) return null;
  const { rule } = best.refusal;
  const entry = bout.system.rules[rule];
  return {
    about,
    hex: asked.hex,
    rule,
    title: entry?.title ?? "Not now",
    sentence: best.sentence,
    ruleText: entry?.text ?? "",
    readings: bout.system.readings.filter((reading) => reading.rules.includes(rule)).map(({ id }) => id),
  };
}
