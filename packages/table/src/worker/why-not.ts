import type { Outcome, RefusalClass, Thing } from "@redoubt/engine";
import type { Bout } from "./bout.ts";
import type { WhyNot } from "./foresight.ts";

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

/** What a rule forbids tells most; that something else is asked now tells nothing about what was clicked on. */
const TELLING: readonly RefusalClass[] = ["not-allowed", "not-possible"];

/** Why a click does nothing: the rule that forbids what it most likely meant, else what was clicked on. */
export function whyNot(bout: Bout, seat: number, asked: Asked): WhyNot | null {
  const refusals: Refused[] = [];
  for (const answer of meanings(bout, seat, asked)) {
    const outcome = bout.game.why(seat, answer);
    if (outcome === null) return null;
    if (outcome.kind === "refused") refusals.push(outcome);
  }
  const best = TELLING.map((kind) => refusals.find(({ refusal }) => refusal.class === kind)).find(Boolean);
  if (best !== undefined) return told(bout, seat, asked, best.refusal.rule, best.sentence);
  const thing = thingOf(bout, asked);
  if (thing === null) return null;
  const { text, rule } = bout.system.wording.thing(bout.game.play(), seat, thing);
  return told(bout, seat, asked, rule, text);
}

function thingOf({ naming }: Bout, { unit, hex }: Asked): Thing | null {
  const index = unit === null ? -1 : naming.unit.index(unit);
  if (index >= 0) return { kind: "unit", unit: index };
  const at = hex === null ? -1 : naming.hex.index(hex);
  return at >= 0 ? { kind: "hex", hex: at } : null;
}

function told({ system, game }: Bout, seat: number, { unit, hex }: Asked, rule: string, sentence: string): WhyNot {
  const entry = system.rules[rule];
  const seen = unit === null ? undefined : system.view(game.play(), seat).units.find(({ id }) => id === unit);
  return {
    about: seen?.name ?? unit ?? hex ?? "",
    hex,
    rule,
    title: entry?.title ?? rule,
    sentence,
    ruleText: entry?.text ?? "",
    readings: system.readings.filter((reading) => reading.rules.includes(rule)).map(({ id }) => id),
  };
}
