import { askingStep, type Seat, type Shown, shownIn } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, pointsWords } from "@redoubt/mechanics";
import { leastLeft } from "../checks/movement.ts";
import { fireSum } from "../modifiers/bombardment.ts";
import { combatSum } from "../modifiers/combat.ts";
import { type BayonetsPlay, hexName } from "../state.ts";
import { artilleryResultTable } from "../tables/artillery-results.ts";
import { combatResultsTable } from "../tables/combat-results.ts";
import { names } from "./tell.ts";

type Prompter = (g: BayonetsPlay, shown: Shown) => string;

const hexesOf = (g: BayonetsPlay, { targets = [] }: Shown): string =>
  targets.map((hex) => hexName(g.world, asHex(hex))).join(" and ");

const attackPrompt: Prompter = (g, shown) => {
  const { picked = [], targets = [] } = shown;
  if (picked.length === 0) return `Who attacks ${hexesOf(g, shown)}?`;
  const { attack, defence, column } = combatSum({ g, units: picked.map(asUnit), hexes: targets.map(asHex) });
  const head = combatResultsTable.columns[column];
  return `${attack} against ${defence} in ${hexesOf(g, shown)}: ${head}. Add units or hexes, or roll.`;
};

const bombardPrompt: Prompter = (g, shown) => {
  const { picked = [], targets = [] } = shown;
  if (picked.length === 0) return `Which guns bombard ${hexesOf(g, shown)}?`;
  const { attack, column } = fireSum({ g, units: picked.map(asUnit), hex: asHex(targets[0]) });
  const head = column === null ? "no column" : `column ${artilleryResultTable.columns[column]}`;
  return `${attack} points on ${hexesOf(g, shown)}: ${head}. Add guns, or roll.`;
};

const prompts: Readonly<Record<string, Prompter>> = {
  command: (g) => {
    const free = Array.from(g.world.leadersOf[g.c.active[0]]).reduce((sum, leader) => sum + g.c.points[leader], 0);
    return `Give command: ${free} ${free === 1 ? "point" : "points"} free.`;
  },
  maneuver: () => "Take up a unit or Leader, bring reinforcements in, or end the maneuver.",
  move: (g, { picked = [] }) =>
    `What ${picked.length === 1 ? "does" : "do"} ${names(g.world, picked)} do? ${pointsWords(Math.max(0, leastLeft(g, picked.map(asUnit))))} left.`,
  arrival: (g, shown) => `${names(g.world, shown.picked ?? [])} at the edge: come in at ${hexesOf(g, shown)}?`,
  construction: (g, shown) => `The position in ${hexesOf(g, shown)} is not finished. Work on, or give it up?`,
  bombard: () => "Choose a hex to bombard, or end.",
  bombardment: bombardPrompt,
  charge: () => "Choose cavalry to charge, or end.",
  "charge-way": (g, { picked = [] }) => `On which side do ${names(g.world, picked)} ride up?`,
  combat: (g, shown) => {
    const owed = hexesOf(g, shown);
    return owed === "" ? "Choose a hex to attack, or end." : `Choose a hex to attack. ${owed} must be attacked.`;
  },
  attack: attackPrompt,
  lead: () => "Several units are the strongest: which one leads?",
  exchange: () => "Which unit is given up in the Exchange?",
  "step-loss": () => "Which of the strongest units loses the step?",
  retreat: (g, { unit = 0 }) => `Where does ${names(g.world, [unit])} retreat?`,
  follow: () => "Do Leaders go along?",
  advance: (g, shown) => `${hexesOf(g, shown)} is empty. Who advances?`,
  overstack: (g, shown) => `${hexesOf(g, shown)} is too full. Which unit goes?`,
  sponsors: () => "Which Leaders sponsor Recovery?",
  recovery: () => "Which unit tries to return?",
  "march-orders": (g, { picked = [] }) =>
    picked.length === 0
      ? "Write a March Order in secret: name its units, or end."
      : `The order holds ${names(g.world, picked)}: more units, or its destination?`,
  "out-of-command": (g) =>
    g.c.stage[0] === 1
      ? "Let Officers out of command check, or forces they have freed act; or end this stage."
      : "Let forces out of command check and act, or end.",
  disengagement: () => "Which unit leaves the enemy's zone?",
  disengage: (g, { unit = 0 }) => `Where does ${names(g.world, [unit])} go, towards supply?`,
};

/** What a seat is asked now, as one sentence. */
export function promptOf(g: BayonetsPlay, seat: Seat): string {
  const { decision } = askingStep(g, seat);
  return prompts[decision](g, shownIn(g, seat));
}
