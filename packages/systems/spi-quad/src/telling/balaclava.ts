import type { TurnSpan } from "@redoubt/mechanics";
import {
  balaclavaExit,
  demoralizedAbove,
  easternRedoubts,
  redoubts,
  westernRedoubts,
} from "../data/facts-balaclava.ts";
import { ALLIED } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { balaclavaDrawBelow } from "../tables/victory-balaclava.ts";
import { type BattleWords, entryOf, morePoints, within } from "./battle-words.ts";

// The scale runs as far beyond a victory on each side as the draw is wide.
const REACH = 2 * balaclavaDrawBelow;

function standing(g: QuadPlay, seat: number | null, allied: number, russian: number): string {
  const missing = balaclavaDrawBelow - (seat === ALLIED ? allied - russian : russian - allied);
  const who = seat === ALLIED ? "Allies" : "Russians";
  const need = `The ${who} win at ${balaclavaDrawBelow} ahead: ${missing <= 0 ? "that is so now" : `${morePoints(missing)} to go`}.`;
  const lost = g.c.britishLost[0];
  const morale =
    g.c.demoralized[0] === 1
      ? "The British are demoralized."
      : `British melee points lost: ${lost}; at ${demoralizedAbove + 1} their morale is halved.`;
  return `Allied ${allied}, Russian ${russian}, counting what is held as if the battle ended now. ${need} ${morale}`;
}

const arrival = (g: QuadPlay, id: string, text: string): TurnSpan => {
  const { turn, ...group } = entryOf(g, id);
  return { side: "allied", from: turn, to: g.world.turns, kind: "arrives", text, rule: "B17.1", ...group };
};

function spans(g: QuadPlay): readonly TurnSpan[] {
  const { turn: _, ...french } = entryOf(g, "additional-french");
  const isCalled = g.c.frenchCalled[0] === 1;
  return [
    arrival(g, "french-cavalry", "Chasseurs d'Afrique enter at 0108"),
    arrival(g, "1st-division", "1st Division enters at 0108"),
    arrival(g, "4th-division", "4th Division enters at 0121"),
    {
      side: "allied",
      from: isCalled ? g.c.turn[0] : 1,
      to: g.world.turns,
      kind: isCalled ? "arrives" : "waits",
      text: isCalled
        ? "French infantry may enter, 0101 to 0109"
        : "French infantry, only once a Russian moves west of column 04",
      rule: "B17.21",
      ...french,
    },
  ];
}

/** Balaclava in our words. */
export const balaclavaWords: BattleWords = {
  aims: ["Hold the port and the western redoubts until help is here", "Take the redoubts and strike at the port"],
  text: "Points come from strength destroyed, from guns in the redoubts and from the redoubts held at the end. After twelve turns a difference of 50 wins; less is a draw.",
  rule: "B23.1",
  scale: (allied, russian) => ({
    bands: [
      { side: "russian", label: "Russian victory, 50 or more ahead", parts: balaclavaDrawBelow },
      { side: null, label: "draw", parts: 2 * balaclavaDrawBelow },
      { side: "allied", label: "Allied victory, 50 or more ahead", parts: balaclavaDrawBelow },
    ],
    start: REACH,
    now: REACH + within(allied - russian, -REACH, REACH),
    label: String(allied - russian),
  }),
  standing,
  spans,
  special: [
    {
      label: "Redoubt guns",
      text: "They fire one hex from under their companions. Drive these out with a zone on the hex and the guns are captured; the Allies may spike them first.",
      rule: "B18.2",
      hexes: redoubts.flatMap(({ hex, gun }) => (gun === null ? [] : [hex])),
    },
    {
      label: "To hold at the end",
      text: "30 points for the Russians with units in all three.",
      rule: "B23.21",
      hexes: easternRedoubts,
    },
    {
      label: "Last to hold",
      text: "30 points for the Allies if they were the last in all three.",
      rule: "B23.22",
      hexes: westernRedoubts,
    },
    {
      label: "The raid",
      text: `15 points for two or more Russian units off the map at ${balaclavaExit.hex}.`,
      rule: "B23.21",
      hexes: [balaclavaExit.hex],
    },
    {
      label: "Fatigue",
      text: "British infantry of the 1st and 4th Divisions tires with each full move, attack and disruption, and is spent at 0.",
      rule: "B19.0",
    },
    {
      label: "Demoralization",
      text: `Above ${demoralizedAbove} lost melee points every British unit has half its morale.`,
      rule: "B20.0",
    },
    { label: "British cavalry", text: "Up to four strength points share a hex.", rule: "B21.0" },
    {
      label: "Aqueduct",
      text: "3 points to enter, closed to horses and guns off the road; who attacks out of it is halved.",
      rule: "B22.11",
    },
  ],
};
