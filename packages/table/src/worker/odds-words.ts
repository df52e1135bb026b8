import {
  type AnyPlay,
  clonePlay,
  type Fraction,
  type GameEvent,
  isHeardBy,
  type OutcomeChance,
  oddsOf,
  run,
  takeAnswer,
} from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import { thingsIn } from "./log-lines.ts";
import type { OutcomeView } from "./messages.ts";

// Listing every way the dice fall stays instant up to about this many ways.
const MOST_WAYS = 20_000;
const PROBES = 6;
const SHOWN = 9;

/** About how many ways the dice can fall after an answer: the most of a few tries with dice from low to high. */
function waysAfter(play: AnyPlay, seat: number, code: number): number {
  let most = 1;
  for (let probe = 0; probe < PROBES; probe++) {
    const work = clonePlay(play);
    takeAnswer(work, seat, code);
    let ways = 1;
    run(work, {
      roll(dice) {
        ways *= dice.sides ** dice.count;
        if (ways > MOST_WAYS) return null;
        const face = dice.lowest + Math.round((probe / (PROBES - 1)) * (dice.sides - 1));
        return new Array<number>(dice.count).fill(face);
      },
    });
    most = Math.max(most, ways);
  }
  return most;
}

/** A chance in words: sixths where one die decides, per cent otherwise. */
export function chanceText({ over, under }: Fraction): string {
  if (over === 0n) return "none";
  if (over === under) return "always";
  if (6n % under === 0n) return `${(over * 6n) / under} in 6`;
  if (10n % under === 0n) return `${(over * 10n) / under} in 10`;
  const perMille = (over * 2000n + under) / (2n * under);
  if (perMille === 0n) return "<0.1%";
  return `${perMille / 10n}.${perMille % 10n}%`;
}

/** The exact outcomes of an answer in words, or null where too many dice would fall or something is hidden. */
export function oddsWords(
  bout: Bout,
  play: AnyPlay,
  seat: number,
  code: number,
  view: BoardView,
): readonly OutcomeView[] | null {
  if (waysAfter(play, seat, code) > MOST_WAYS) return null;
  const side = bout.system.seats[seat];
  const sides = new Map(view.units.map((unit) => [unit.id, unit.side]));
  const found = oddsOf(play, seat, code);
  const common = commonSentences(bout, found, seat);
  const told = merged(found.map((one) => wordsOf(bout, one, seat, common, side, sides)));
  if (told.length <= SHOWN) return told;
  const rest = told.slice(SHOWN - 1);
  const share = rest.reduce((sum, one) => sum + one.share, 0);
  const words = `${rest.length} rarer outcomes together`;
  return [...told.slice(0, SHOWN - 1), { words, chance: `${(share * 100).toFixed(1)}%`, share, tone: "mixed" }];
}

/** The consequences of an outcome as the seat hears them; what holds dice tells how it came about. */
const toldIn = (outcome: OutcomeChance, seat: number): readonly GameEvent[] =>
  outcome.events.filter((event) => !("dice" in event) && isHeardBy(event, seat));

/** Sentences that every outcome has tell nothing about any of them. */
function commonSentences(bout: Bout, outcomes: readonly OutcomeChance[], seat: number): ReadonlySet<string> {
  if (outcomes.length < 2) return new Set();
  const each = outcomes.map((one) =>
    toldIn(one, seat).map((event) => bout.system.wording.event(bout.world, event).text),
  );
  return new Set(each[0].filter((sentence) => each.every((sentences) => sentences.includes(sentence))));
}

function wordsOf(
  bout: Bout,
  outcome: OutcomeChance,
  seat: number,
  common: ReadonlySet<string>,
  side: string,
  sides: ReadonlyMap<string, string>,
): OutcomeView {
  const told = toldIn(outcome, seat);
  const all = told.map((event) => bout.system.wording.event(bout.world, event).text);
  const sentences = all.filter((sentence) => !common.has(sentence));
  const { over, under } = outcome.chance;
  return {
    words: sentences.join(" ") || "Nothing happens.",
    chance: chanceText(outcome.chance),
    share: Number((over * 1_000_000n) / under) / 1_000_000,
    tone: toneOf(bout, told, side, sides),
  };
}

/** Outcomes that read the same are one to the reader. */
function merged(outcomes: readonly OutcomeView[]): OutcomeView[] {
  const byWords = new Map<string, OutcomeView>();
  for (const one of outcomes) {
    const known = byWords.get(one.words);
    const share = (known?.share ?? 0) + one.share;
    const sixths = Math.round(share * 6);
    const isSixths = Math.abs(share * 6 - sixths) < 0.001;
    const chance = known === undefined ? one.chance : isSixths ? `${sixths} in 6` : `${(share * 100).toFixed(1)}%`;
    byWords.set(one.words, { ...one, share, chance });
  }
  return [...byWords.values()].sort((a, b) => b.share - a.share);
}

const HARMLESS = /phase|turn|moved|began|ended|declared|fired|advanced|rallied|control/;

function toneOf(
  bout: Bout,
  events: readonly GameEvent[],
  side: string,
  sides: ReadonlyMap<string, string>,
): OutcomeView["tone"] {
  let [own, other] = [false, false];
  for (const event of events) {
    if (HARMLESS.test(event.kind)) continue;
    for (const unit of thingsIn(bout, event, "").units) {
      if (sides.get(unit) === side) own = true;
      else other = true;
    }
  }
  if (own && other) return "mixed";
  return own ? "bad" : other ? "good" : "nothing";
}
