import { type AnyPlay, type Fraction, fraction, type ToldOutcome, toldOdds } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import type { OddsView, OutcomeView } from "./foresight.ts";

const SHOWN = 9;

// Parts that people can picture: a die of six or ten faces, two of them, three of six.
const PARTS: readonly bigint[] = [6n, 10n, 36n, 100n, 216n];

/** Into how many equal parts a list of chances is cut, the same for all of them; null where only per cent tell it. */
export function partsOf(chances: readonly Fraction[]): bigint | null {
  return PARTS.find((parts) => chances.every(({ under }) => parts % under === 0n)) ?? null;
}

/** A chance in words: so many of the parts that all chances beside it are told in, else per cent. */
export function chanceText({ over, under }: Fraction, parts: bigint | null): string {
  if (over === under) return "always";
  if (parts !== null) return `${(over * parts) / under} in ${parts}`;
  const perMille = (over * 2000n + under) / (2n * under);
  if (perMille === 0n) return "under 0.1%";
  if (perMille === 1000n) return "over 99.9%";
  return `${perMille / 10n}.${perMille % 10n}%`;
}

/** The exact outcomes of an answer in words; where too many dice fall, as far as they can be counted. */
export function oddsWords(bout: Bout, play: AnyPlay, seat: number, code: number, view: BoardView): OddsView {
  const { certain, outcomes, rolls } = toldOdds(bout.system, play, seat, code);
  const parts = partsOf(outcomes.map(({ chance }) => chance));
  const side = bout.system.seats[seat];
  const isOwn = new Map(view.units.map((unit) => [unit.id, unit.side === side]));
  const nothing = certain.length > 0 ? "Nothing more happens." : "Nothing happens.";
  const viewOf = ({ chance, sentences, cells, harms }: ToldOutcome): OutcomeView => ({
    words: sentences.join(" ") || nothing,
    cells,
    ...told(chance, parts),
    tone: toneOf(harms, isOwn),
  });
  const isLong = outcomes.length > SHOWN;
  const first = isLong ? outcomes.slice(0, SHOWN - 1) : outcomes;
  const rest = outcomes.slice(first.length);
  return {
    certain,
    rolls,
    parts: parts === null ? null : Number(parts),
    outcomes: first.map(viewOf),
    rarer: isLong ? { together: sumOf(rest, parts, isOwn), outcomes: rest.map(viewOf) } : null,
  };
}

const told = (chance: Fraction, parts: bigint | null): Pick<OutcomeView, "chance" | "share"> => ({
  chance: chanceText(chance, parts),
  share: Number((chance.over * 1_000_000n) / chance.under) / 1_000_000,
});

/** Outcomes that are listed below the others, as one: their chances are added up as exactly as they are known. */
function sumOf(
  outcomes: readonly ToldOutcome[],
  parts: bigint | null,
  isOwn: ReadonlyMap<string, boolean>,
): OutcomeView {
  const sum = outcomes.reduce(
    (all, { chance }) => fraction(all.over * chance.under + chance.over * all.under, all.under * chance.under),
    fraction(0n, 1n),
  );
  const harms = outcomes.flatMap((one) => one.harms);
  const words = `One of ${outcomes.length} rarer outcomes.`;
  return { words, cells: [], ...told(sum, parts), tone: toneOf(harms, isOwn) };
}

/** Whom an outcome hurts, as seen by the seat that decides. */
function toneOf(harms: readonly string[], isOwn: ReadonlyMap<string, boolean>): OutcomeView["tone"] {
  const own = harms.some((unit) => isOwn.get(unit) === true);
  const other = harms.some((unit) => isOwn.get(unit) !== true);
  if (own && other) return "mixed";
  return own ? "bad" : other ? "good" : "nothing";
}
