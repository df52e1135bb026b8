import type { ToldRow } from "@redoubt/mechanics";
import { nationNames } from "../battles/counting.ts";
import type { Scenario, SpecialRule, Turns } from "../data/scenario.ts";
import type { SteppesPlay } from "../state.ts";
import { counted } from "../wording/told.ts";

const turnWords = ({ from, to }: Turns): string => (from === to ? `turn ${from}` : `turns ${from} to ${to}`);

const commandNames = ({ world }: SteppesPlay, ids: readonly string[]): string =>
  ids.map((id) => world.commands.find((one) => one.id === id)?.name ?? id).join(", ");

function ruleRow(g: SteppesPlay, rule: SpecialRule): ToldRow {
  const { world } = g;
  const brigade = (id: string): string => world.brigades.find((one) => one.id === id)?.name ?? id;
  switch (rule.kind) {
    case "gun-cuts":
      return {
        label: "Guns in the cuts",
        text: `Guns cross the road cuts only along ${rule.paths.map((path) => path.join("–")).join(" and ")}, and not on a Forced March.`,
        rule: "II.16",
        hexes: rule.paths.flat(),
      };
    case "held":
      return {
        label: "Held back",
        text: `${brigade(rule.brigade)} neither moves nor changes its order until an enemy is within ${counted(rule.within, "hex", "hexes")}.`,
        rule: "II.16",
      };
    case "shaken-garrisons":
      return {
        label: "Shaken garrisons",
        text: `A garrison with enemy infantry of ${rule.points} or more points next to it checks its morale after each enemy activation.`,
        rule: "II.16",
      };
    case "western-limit":
      return {
        label: "Stays west",
        text: `${nationNames[rule.nation]} infantry stays west of column ${rule.column} unless an enemy is west of column ${rule.unlessEnemyWestOf}.`,
        rule: "II.16",
      };
    case "delay":
      return {
        label: "Late",
        text: `In ${turnWords(rule)} a die may hold the next ${nationNames[rule.nation]} command back by a turn: ${rule.faces.length} in 10.`,
        rule: "II.16",
      };
    case "road-haul": {
      const unit = world.pieces.find(({ id }) => id === rule.unit);
      return {
        label: "Hauled",
        text: `${unit?.name ?? "The heavy guns"} may go ${counted(rule.hexes, "hex", "hexes")} along a road and do nothing else.`,
        rule: "II.16",
        units: [rule.unit],
      };
    }
    case "blocked-entry":
      return {
        label: "Barred entry",
        text: `Where an enemy holds the entry, those who come enter ${counted(rule.delay, "turn")} later at the nearest free edge within ${counted(rule.within, "hex", "hexes")}.`,
        rule: "II.17",
      };
  }
}

/** What only this battle has: fog, closed ground, orders that nobody changes, exits, and rules of its own (II.16). */
export function specialRows(g: SteppesPlay, { fog, closed, frozen, exits, special }: Scenario): readonly ToldRow[] {
  return [
    ...fog.map(
      (one): ToldRow => ({
        label: "Fog",
        text: `In ${turnWords(one)} nobody sees farther than ${counted(one.limit, "hex", "hexes")}.`,
        rule: "IX.1",
      }),
    ),
    ...closed.map(
      (one): ToldRow => ({
        label: "Closed",
        text: `Nobody enters ${one.hexes.join(", ")} in ${turnWords(one)}.`,
        rule: "II.16",
        hexes: one.hexes,
      }),
    ),
    ...frozen.map(
      (one): ToldRow => ({
        label: "Fixed orders",
        text: `Nobody changes the orders of ${commandNames(g, one.commands)} in ${turnWords(one)}.`,
        rule: "K-145",
      }),
    ),
    ...exits.map(
      ({ side, hexes }): ToldRow => ({
        label: "Way out",
        text: `${side === "russian" ? "Russian" : "Allied"} units may leave the map at ${hexes.join(", ")}.`,
        rule: "K-181",
        hexes,
      }),
    ),
    ...special.map((rule) => ruleRow(g, rule)),
  ];
}
