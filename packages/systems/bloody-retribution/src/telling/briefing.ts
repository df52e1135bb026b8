import type { Briefing, ToldRow, TurnSpan } from "@redoubt/mechanics";
import { markersLeft } from "../checks/phase-end.ts";
import { RUSSIAN, seats } from "../seat.ts";
import { hexName, type RetributionPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { russianHexes, verdictOf } from "../victory.ts";

const AIMS = [
  "Break through on Home Ridge before the French are there",
  "Hold Home Ridge and lose no battery",
] as const;

const phases: readonly ToldRow[] = [
  { label: "Order", text: "Movement first on turn 1; from turn 2 a Russian die decides.", rule: "5.3" },
  {
    label: "First action phase",
    text: "Russian first, in turn: one unit moves, or one attack is made. Whoever does neither disrupts a unit.",
    rule: "5.4",
  },
  { label: "Recovery", text: "Everybody disrupted recovers.", rule: "5.10-III" },
  {
    label: "Second action phase",
    text: "The other kind: combat after movement, or movement after combat.",
    rule: "5.10-IV",
  },
  { label: "Recovery", text: "Everybody recovers; the Russian takes his bombardment markers back.", rule: "5.10-V" },
];

const special: readonly ToldRow[] = [
  { label: "Sudden death", text: "A Russian unit in any hex of the south edge wins the war at once.", rule: "4.2" },
  {
    label: "Bombardment",
    text: "Six markers a turn, each one Russian action against an Allied unit within nine hexes of Shell Hill. It never eliminates.",
    rule: "5.6",
    hexes: ["1208", "1309"],
  },
  {
    label: "Shell Hill",
    text: "An Allied attack into 1208 or 1309 silences the guns for good.",
    rule: "5.6",
    hexes: ["1208", "1309"],
  },
  { label: "Allied guns", text: "On turns 3 and 4 every Allied attack is one column better.", rule: "5.7" },
  { label: "Who fights together", text: "Never British with French, nor Soimonov's men with Pavlov's.", rule: "9.3" },
  { label: "Piquets", text: "They never move nor attack, are never disrupted, and may share a hex.", rule: "9.20" },
  {
    label: "Disrupted",
    text: "Moving, attacking and defending disrupt; a disrupted unit defends in full and keeps its zone.",
    rule: "2.12",
  },
  {
    label: "Flanks",
    text: "A unit next to an enemy may walk into an empty hex of his zone without a die.",
    rule: "9.18",
  },
];

function spans(g: RetributionPlay): readonly TurnSpan[] {
  const { world } = g;
  const hexes = world.terrain.entryHexes.map((hex) => hexName(world, hex));
  const from = hexes.length === 0 ? "the south edge" : `${hexes[0]} to ${hexes.at(-1)}`;
  const arrivals = [1, 2, 3].flatMap((turn): readonly TurnSpan[] => {
    const units = world.units.filter(({ entry }) => entry === turn);
    if (units.length === 0) return [];
    const nations = [...new Set(units.map(({ nation }) => (nation === "french" ? "French" : "British")))].join(" and ");
    const text = `${units.length} ${nations} units may enter, ${from}`;
    return [
      {
        side: "allied",
        from: turn,
        to: world.turns,
        kind: "arrives",
        text,
        rule: "5.5",
        hexes,
        units: units.map(({ id }) => id),
      },
    ];
  });
  return [
    ...arrivals,
    { side: "allied", from: 3, to: 4, kind: "acts", text: "Allied artillery: a column better", rule: "5.7" },
    { side: null, from: world.turns, to: world.turns, kind: "checked", text: "Judged at its end", rule: "4.3" },
  ];
}

function standing(g: RetributionPlay): string {
  const { level, reason } = verdictOf(g);
  const guns =
    g.c.gunsLost[0] === 1
      ? "The guns of Shell Hill are silent."
      : `${markersLeft(g)} of ${constants.bombardmentMarkers.value} bombardment markers are left this turn.`;
  const first = reason.charAt(0).toUpperCase() + reason.slice(1);
  return `${first}: ${level.charAt(0).toLowerCase()}${level.slice(1)}, if it ended now. ${guns}`.replace(
    ": draw",
    ": a draw",
  );
}

function score(g: RetributionPlay): Briefing["scores"] {
  const { world, c } = g;
  const { victoryHexes, victoryNames } = world.terrain;
  const rows = (isRussian: boolean): readonly ToldRow[] =>
    victoryHexes.flatMap((hex, i): readonly ToldRow[] => {
      if ((c.owner[i] === RUSSIAN) !== isRussian) return [];
      return [
        { label: "●", text: `${victoryNames[i]} (${hexName(world, hex)})`, rule: "4.3", hexes: [hexName(world, hex)] },
      ];
    });
  const held = russianHexes(g);
  return [
    { side: seats[RUSSIAN], points: held, rows: rows(true) },
    { side: "allied", points: victoryHexes.length - held, rows: rows(false) },
  ];
}

/** What a side should know of the battle, now. */
export function briefing(g: RetributionPlay, seat: number | null): Briefing {
  const held = russianHexes(g);
  return {
    aim: AIMS[seat ?? RUSSIAN],
    text: "Six hexes count, all Allied at first; whoever's unit enters one owns it. The Russian wins the operation with two at the end of turn 5 and the war with three, or at once at the south edge. One is a draw.",
    rule: "4.3",
    standing: standing(g),
    scale: {
      bands: [
        { side: "allied", label: "Allied victory, none", parts: 2 },
        { side: null, label: "draw, 1", parts: 2 },
        { side: "russian", label: "operational, 2", parts: 2 },
        { side: "russian", label: "war-winning, 3 to 6", parts: 8 },
      ],
      start: 1,
      now: 2 * held + 1,
      label: String(held),
    },
    scores: score(g),
    spans: spans(g),
    special,
    phases,
  };
}
