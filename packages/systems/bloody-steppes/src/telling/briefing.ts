import type { Briefing, SideScore, ToldRow, VictoryScale } from "@redoubt/mechanics";
import { alliedLead, nationNames, pointsOf } from "../battles/counting.ts";
import { sideOfNation, sides } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import { type ScenarioId, scenarios } from "../data/scenarios.ts";
import type { Band, LossRate, Verdict, Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import { aimOf, judgedBy, ownRows } from "./battle-words.ts";
import { specialRows } from "./special.ts";

/** What a turn is made of, in order (II.3). */
const phases: readonly ToldRow[] = [
  {
    label: "Command",
    text: "Both sides write orders in secret: by voice, by rider, or by a leader's own decision. Then commanders ride.",
    rule: "II.4",
  },
  {
    label: "Activation",
    text: "Markers are drawn in turn. The command that is drawn moves, fires and attacks; whoever is near may answer each step.",
    rule: "II.5",
  },
  {
    label: "Reorganization",
    text: "Those who were shaken or routed come to order, if the enemy lets them.",
    rule: "II.3",
  },
];

const winners: Readonly<Record<Verdict, string | null>> = {
  "allied-decisive": "allied",
  "allied-marginal": "allied",
  draw: null,
  "russian-marginal": "russian",
  "russian-decisive": "russian",
};
const results: Readonly<Record<Verdict, string>> = {
  "allied-decisive": "Allied decisive victory",
  "allied-marginal": "Allied marginal victory",
  draw: "Draw",
  "russian-marginal": "Russian marginal victory",
  "russian-decisive": "Russian decisive victory",
};

const each = ({ nation, per }: LossRate): ToldRow => ({
  label: "+1",
  text:
    per === 1
      ? `each ${nationNames[nation]} strength point lost`
      : `each ${per} ${nationNames[nation]} strength points lost`,
  rule: "II.20",
});

/** What a side scores by: places and guns of its own battle, and what the enemy loses. */
function rowsOf(victory: Victory, side: string): readonly ToldRow[] {
  return [...ownRows(victory, side), ...victory.losses.filter(({ nation }) => sideOfNation(nation) !== side).map(each)];
}

// How far a scale runs beyond the outermost results.
const BEYOND = 8;

/** Results by the points that a side is ahead, the side's own best at the right. */
function bandScale(bands: readonly Band[], points: number): VictoryScale {
  const rising = [...bands].reverse();
  const least = (rising[1]?.atLeast ?? 0) - BEYOND;
  const most = (rising.at(-1)?.atLeast ?? 0) + BEYOND;
  const place = (value: number): number => Math.min(most, Math.max(least, value)) - least;
  return {
    bands: rising.map(({ atLeast, verdict }, i) => {
      const to = rising[i + 1]?.atLeast ?? most;
      const label = i === 0 ? `${results[verdict]}, under ${to}` : `${results[verdict]}, ${atLeast} or more`;
      return { side: winners[verdict], label, parts: to - Math.max(atLeast, least) };
    }),
    start: place(0),
    now: place(points),
    label: String(points),
  };
}

function scaleOf(g: SteppesPlay, victory: Victory): VictoryScale | null {
  const lead = alliedLead(g.world.battle.score(g));
  switch (victory.kind) {
    case "balaclava":
      return bandScale(victory.bands, -lead);
    case "alma":
    case "scarlett":
    case "great-redoubt":
      return bandScale(victory.bands, lead);
    case "inkerman":
      return null;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How it stands: nobody is called a winner before anything was scored. */
function standingOf(g: SteppesPlay): string {
  const lines = g.world.battle.score(g);
  const [allied, russian] = sides.map((_, seat) => pointsOf(lines, seat));
  const { reason } = g.world.battle.verdict(g);
  return `Allied ${allied}, Russian ${russian}: ${lines.length === 0 ? "nothing is scored yet" : reason}.`;
}

function scenarioOf({ world }: SteppesPlay): Scenario | null {
  return world.scenario === null ? null : (scenarios[world.scenario as ScenarioId] ?? null); // a battle's own id
}

/** What a side should know of the battle, now; a position has nothing to score. */
export function briefing(g: SteppesPlay, seat: number | null): Partial<Briefing> {
  const scenario = scenarioOf(g);
  if (scenario === null) return { phases };
  const { victory } = scenario;
  const lines = g.world.battle.score(g);
  const scores = sides.map(
    (side, place): SideScore => ({ side, points: pointsOf(lines, place), rows: rowsOf(victory, side) }),
  );
  return {
    aim: aimOf(victory, seat),
    text: judgedBy(victory),
    rule: "II.20",
    standing: capital(standingOf(g)),
    scale: scaleOf(g, victory),
    scores,
    special: specialRows(g, scenario),
    phases,
  };
}
