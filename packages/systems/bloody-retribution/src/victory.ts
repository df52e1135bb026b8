import type { Verdict } from "@redoubt/engine";
import { cites } from "./kit.ts";
import type { RetributionRule } from "./rule-index.ts";
import { RUSSIAN, seats } from "./seat.ts";
import { CAPITULATED, JUDGED, type RetributionPlay, SUDDEN_DEATH } from "./state.ts";
import { verdicts } from "./tables/verdicts.ts";

/** Russia has two grades of victory and the draw; whatever is none of them is Allied (4.1). */
export const enforces = cites("4.1");

/** How many victory hexes Russia owns. */
export function russianHexes(g: RetributionPlay): number {
  let held = 0;
  for (const seat of g.c.owner) if (seat === RUSSIAN) held++;
  return held;
}

const levels: Readonly<Record<string, string>> = {
  "war-winning": "War-winning Russian victory",
  operational: "Russian operational victory",
  draw: "Draw",
  allied: "Allied victory",
};

/** The verdict of a game that is over, or as it stands now (4.1-4.4, B-30). */
export function verdictOf(g: RetributionPlay): Verdict<RetributionRule> {
  const ended = g.c.ended[0];
  if (ended === SUDDEN_DEATH) {
    const reason = "a Russian unit reached the south edge";
    return { winner: RUSSIAN, level: levels["war-winning"], rule: "4.2", reason };
  }
  if (ended >= CAPITULATED) {
    const loser = ended - CAPITULATED;
    const level = loser === RUSSIAN ? "Allied victory by capitulation" : "Russian victory by capitulation";
    return { winner: 1 - loser, level, rule: "4.4", reason: `the ${names[loser]} gave up` };
  }
  const held = russianHexes(g);
  const row = verdicts.rows.find(({ to }) => held <= to) ?? verdicts.rows[verdicts.rows.length - 1];
  const winner = row.winner === null ? null : seats.indexOf(row.winner);
  const when = ended === JUDGED ? "at the end of turn 5" : "as it stands";
  const reason = `Russia owns ${held === 1 ? "one victory hex" : `${held === 0 ? "no" : held} victory hexes`} ${when}`;
  return { winner, level: levels[row.verdict], rule: "4.3", reason };
}

const names = ["Russians", "Allies"];
