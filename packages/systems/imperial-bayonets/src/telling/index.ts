import type { Seat } from "@redoubt/engine";
import type { Briefing, SideScore, Telling, ToldRow, VictoryScale } from "@redoubt/mechanics";
import type { Game } from "../data/game.ts";
import { seats } from "../seat.ts";
import type { BayonetsPlay } from "../state.ts";
import { levelOf } from "../victory.ts";
import { view } from "../view.ts";
import { inspectHex, inspectUnit } from "./looking.ts";
import { specialOf } from "./special.ts";

// How far a scale runs beyond the outermost levels that a battle can well come to.
const BEYOND = 15;

/** What a side scores by (VP, O1). */
function rowsOf({ victory, corps, delay }: Game, side: string): readonly ToldRow[] {
  const objectives = victory.attacker === side ? victory.objectives : [];
  const broken = corps.filter((one) => one.side !== side && one.points > 0);
  const { peu, uar } = victory.spPerPoint;
  return [
    ...objectives.map(({ name, hex, points }) => ({
      label: `+${points}`,
      text: `${name} (${hex}), held in supply at the end`,
      rule: "VP",
      hexes: [hex],
    })),
    { label: "+1", text: `each ${peu} full strength points of the enemy lost for good`, rule: "VP" },
    { label: "+1", text: `each ${uar} of them awaiting recovery`, rule: "VP" },
    ...broken.map(({ name, points }) => ({ label: `+${points}`, text: `${name} demoralized at the end`, rule: "VP" })),
    ...(victory.depot > 0 ? [{ label: `+${victory.depot}`, text: "each enemy Depot", rule: "VP" }] : []),
    ...(delay !== null && delay.side === side
      ? [
          {
            label: `−${delay.points}`,
            text: `each of turns ${delay.turns.join(", ")} that ends without an attack beyond the river`,
            rule: delay.rule,
          },
        ]
      : []),
  ];
}

/** The levels on one line, from the best for the Allies to the best for the Russians (VL). */
function scaleOf({ victory: { levels } }: Game, difference: number): VictoryScale {
  const rising = [...levels].reverse();
  const least = rising[1].from - BEYOND;
  const most = rising[rising.length - 1].from + BEYOND;
  const bands = rising.map(({ from, name, winner }, i) => {
    const to = rising[i + 1]?.from ?? most;
    const label = i === 0 ? `${name}, under ${to}` : `${name}, ${from} or more`;
    return { side: winner, label, parts: to - Math.max(from, least) };
  });
  const place = (value: number): number => Math.min(most, Math.max(least, value)) - least;
  return { bands, start: place(0), now: place(difference), label: String(difference) };
}

/** How it stands: before anything is scored, what the attacker still needs; nobody is called a winner at 0 to 0 (VL). */
function standingOf({ victory }: Game, russian: number, allied: number): string {
  const difference = russian - allied;
  const next = [...victory.levels].reverse().find(({ from, winner }) => winner === "russian" && from > difference);
  const missing = next === undefined ? "" : ` ${next.name} needs ${next.from - difference} more for the Russians.`;
  if (russian === 0 && allied === 0) return `Russian 0, Allied 0: nothing is scored yet.${missing}`;
  return `Russian ${russian}, Allied ${allied}: ${levelOf(victory, difference).name} if it ended now.${missing}`;
}

/** A turn in order (4.0). */
const phases: readonly ToldRow[] = [
  {
    label: "Administration",
    text: "On some turns only: supply, recovery, and March Orders in secret.",
    rule: "4.0-A0",
  },
  { label: "Command", text: "Commanders give points: whoever gets one acts freely this turn.", rule: "4.0-1a" },
  { label: "Maneuver", text: "Those in command move. Whoever comes next to an enemy stops.", rule: "4.0-2" },
  { label: "Bombardment", text: "Their guns fire at what they see.", rule: "4.0-3" },
  {
    label: "Charge and combat",
    text: "Cavalry charges, then every enemy in a zone of yours is attacked.",
    rule: "9.0a",
  },
  { label: "Out of command", text: "The others try their initiative: they act, act slower, or stay.", rule: "4.0-5a" },
  { label: "Rally", text: "The disrupted come to order.", rule: "4.0-10" },
];

/** What a side should know of the battle, now; a position without a game has nothing to score. */
function briefing(g: BayonetsPlay, seat: number | null): Partial<Briefing> {
  const { game } = g.world;
  if (game === null) return {};
  const { score, notes } = view(g, seat as Seat | null); // a seat of this system
  const scores = seats.map((side): SideScore => {
    const points = score.filter((line) => line.side === side).reduce((sum, line) => sum + line.points, 0);
    return { side, points, rows: rowsOf(game, side) };
  });
  const difference = scores[0].points - scores[1].points;
  return {
    aim: seat === 1 ? "Hold the heights behind the river" : "Take the bridge and the heights behind it",
    text: `${game.summary} At the end the Russian points less the Allied ones give the verdict.`,
    rule: "VL",
    standing: standingOf(game, scores[0].points, scores[1].points),
    scale: scaleOf(game, difference),
    scores,
    special: [{ label: "Now", text: notes.join(" ") }, ...specialOf(game)],
    phases,
  };
}

/** What Imperial Bayonets tells people to read. */
export const telling: Telling<BayonetsPlay> = { briefing, unit: inspectUnit, hex: inspectHex };
