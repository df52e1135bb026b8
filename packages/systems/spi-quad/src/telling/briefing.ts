import type { Briefing, SideScore, ToldRow } from "@redoubt/mechanics";
import { ALLIED, seats } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { pointsOf, verdictOf } from "../victory.ts";
import { almaWords } from "./alma.ts";
import { balaclavaWords } from "./balaclava.ts";
import type { BattleWords } from "./battle-words.ts";

const battles: Readonly<Record<string, BattleWords>> = { alma: almaWords, balaclava: balaclavaWords };

/** A Player-Turn, as the side that plays it is told. */
const phases: readonly ToldRow[] = [
  { label: "Movement", text: "The side whose turn it is moves and brings in reinforcements.", rule: "5.0" },
  { label: "Defensive fire", text: "The other side fires at what has come near.", rule: "7.0" },
  { label: "Offensive fire", text: "Guns and adjacent infantry that did not spend themselves fire.", rule: "7.0" },
  { label: "Melee", text: "Every enemy whose zone holds one of yours is attacked by somebody.", rule: "8.11" },
  { label: "Rally", text: "Its disrupted units try to recover.", rule: "10.0" },
];

const each = (per: string): string => (per.startsWith("once") ? per : `each ${per}`);
const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

function scores(g: QuadPlay): readonly SideScore[] {
  const { rows, tally } = g.world.rules.victory;
  const counts = tally(g);
  const points = pointsOf(g);
  return seats.map((side, seat) => ({
    side,
    points: points[seat],
    rows: rows
      .filter((row) => row.side === side)
      .map(({ id, points: worth, per, rule }) => ({
        label: signed(worth),
        text: counts[id] === 0 ? each(per) : `${each(per)}; so far ${counts[id]}`,
        rule,
      })),
  }));
}

/** What a side should know of the battle, now. */
export function briefing(g: QuadPlay, seat: number | null): Briefing {
  const [allied, russian] = pointsOf(g);
  const words = battles[g.world.rules.id ?? ""];
  const verdict = verdictOf(g);
  if (words === undefined) {
    return {
      aim: "Standard Rules",
      text: "No battle was named: there is nothing to score.",
      rule: "4.0",
      standing: verdict.reason,
      scale: null,
      scores: [],
      spans: [],
      special: [],
      phases,
    };
  }
  return {
    aim: words.aims[seat ?? ALLIED],
    text: words.text,
    rule: words.rule,
    standing: words.standing(g, seat, allied, russian),
    scale: words.scale(allied, russian),
    scores: scores(g),
    // A position may have left some of them out.
    spans: words.spans(g).filter(({ units }) => units === undefined || units.length > 0),
    special: words.special,
    phases,
  };
}
