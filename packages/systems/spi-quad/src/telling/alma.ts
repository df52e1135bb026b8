import type { TurnSpan } from "@redoubt/mechanics";
import { infantryLost } from "../checks/preservation.ts";
import { almaExit, frenchWaiting, preservation } from "../data/facts-alma.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { almaVerdict } from "../tables/victory-alma.ts";
import { type BattleWords, entryOf, morePoints, within } from "./battle-words.ts";

// The scale runs from a difference of -12 to one of 14, two parts to a point.
const LEAST = -12;
const MOST = 14;
const FACES = 6;

/** How many faces of the die bring the Russians to go, with so many infantry units lost (A21.1). */
export const facesToGo = (lost: number): number => within(lost + FACES + 1 - preservation.triggeredAt, 0, FACES);

function check(g: QuadPlay): string {
  if (g.c.preservationTurn[0] > 0) return `The Russians turned to go on turn ${g.c.preservationTurn[0]}.`;
  const lost = infantryLost(g, RUSSIAN);
  const faces = facesToGo(lost);
  const chance = faces === 0 ? "never" : faces === FACES ? "certainly" : `${faces} in ${FACES}`;
  const first = g.c.turn[0] < preservation.firstTurn ? `From turn ${preservation.firstTurn} t` : "T";
  return `${first}he Russians turn to go at a die and their lost infantry of 10: with ${lost} lost, ${chance}.`;
}

function standing(g: QuadPlay, seat: number | null, allied: number, russian: number): string {
  const margin = allied - russian;
  const toGo = seat === ALLIED ? almaVerdict.alliedWinsFrom - margin : margin - almaVerdict.russianWinsUpTo;
  const need = seat === ALLIED ? "The Allies win at 3 points ahead" : "The Russians win unless the Allies are ahead";
  const missing = toGo <= 0 ? "that is so now" : `${morePoints(toGo)} to go`;
  return `Allied ${allied}, Russian ${russian}. ${need}: ${missing}. ${check(g)}`;
}

function spans(g: QuadPlay): readonly TurnSpan[] {
  const { world, c } = g;
  const last = world.turns;
  const french = world.units.filter(({ nation }) => nation === "french").map(({ id }) => id);
  const fourth = entryOf(g, "4th-division");
  const gone = c.preservationTurn[0];
  const [first, early] = [preservation.firstTurn, preservation.earlyBeforeTurn];
  const checks: readonly TurnSpan[] =
    gone > 0
      ? [
          {
            side: "russian",
            from: gone,
            to: last,
            kind: "acts",
            text: `The Russians leave by ${almaExit.hex}, two or more each turn`,
            rule: "A21.2",
            hexes: [almaExit.hex],
          },
        ]
      : [
          {
            side: "russian",
            from: first,
            to: early - 1,
            kind: "checked",
            text: "Check: 3 for the Allies",
            rule: "A21.1",
          },
          {
            side: "russian",
            from: early,
            to: last,
            kind: "checked",
            text: "Check each Russian turn until they go",
            rule: "A21.1",
          },
        ];
  return [
    {
      side: "allied",
      from: 1,
      to: frenchWaiting.firstTurn - 1,
      kind: "waits",
      text: "French stand; only 1z and 2z move",
      rule: "A20.1",
      units: french,
    },
    {
      side: "allied",
      from: frenchWaiting.firstTurn,
      to: last,
      kind: "acts",
      text: "The French may move",
      rule: "A20.1",
      units: french,
    },
    {
      side: "allied",
      from: Math.max(1, c.arrivalTurn[0]),
      to: c.arrivalTurn[0] > 0 ? c.arrivalTurn[0] : last,
      kind: "arrives",
      text: c.arrivalTurn[0] > 0 ? "4th Division came" : "4th Division: any one turn, all five together",
      rule: "A22.2",
      ...fourth,
    },
    ...checks,
  ];
}

/** The Alma in our words. */
export const almaWords: BattleWords = {
  aims: ["Break the Russian will before evening", "Hold the heights, then save the army"],
  text: "The Allies cross the Alma, destroy Russian battalions early and force the army to save itself. After twelve turns the difference of points decides.",
  rule: "A23.2",
  scale: (allied, russian) => ({
    bands: [
      { side: "russian", label: "Russian victory, 0 or less", parts: 2 * (almaVerdict.russianWinsUpTo - LEAST + 1) },
      { side: null, label: "draw", parts: 2 * (almaVerdict.alliedWinsFrom - almaVerdict.russianWinsUpTo - 1) },
      { side: "allied", label: "Allied victory, 3 or more", parts: 2 * (MOST - almaVerdict.alliedWinsFrom + 1) },
    ],
    start: 2 * -LEAST + 1,
    now: 2 * (within(allied - russian, LEAST, MOST) - LEAST) + 1,
    label: String(allied - russian),
  }),
  standing,
  spans,
  special: [
    {
      label: "The river",
      text: "East of the bridge it costs 3 points more to cross, west of it 2.",
      rule: "A17.2",
      hexes: ["2113", "2213"],
    },
    {
      label: "Keep together",
      text: "No Allied unit goes past the second hex south of the river unless its whole division, guns apart, was south when the phase began.",
      rule: "A17.11",
    },
    {
      label: "French guns",
      text: "No French unit goes past the third hex south before its guns are across too.",
      rule: "A17.13",
    },
    {
      label: "Mixed fire",
      text: "Units of different parents fire together at 1 less on the die for each parent.",
      rule: "A16.1",
    },
    { label: "Bourliuk burns", text: "Its three hexes are closed.", rule: "A18.2", hexes: ["1913", "2012", "2013"] },
    {
      label: "Guns",
      text: "They have no zone, ignore zones, never attack, and may slip away in Defensive Fire.",
      rule: "A19.0",
    },
    { label: "Sight", text: "Only ridges, towns, and ground that rises and falls again cut a line.", rule: "A18.42" },
    {
      label: "Way out",
      text: `Once they turn to go, Russian units leave the map at ${almaExit.hex}.`,
      rule: "A21.2",
      hexes: [almaExit.hex],
    },
  ],
};
