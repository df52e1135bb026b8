import type { Hex } from "@redoubt/hex";
import { asUnit, pointsWords, type Unit } from "@redoubt/mechanics";
import type { Asked, Decision, LocalsOf } from "../procedures/asked.ts";
import type { QuadPlay } from "../state.ts";
import { allowanceOf } from "../values.ts";
import { words } from "../words.ts";
import { hexesText, listed, unitName, unitNames } from "./names.ts";

const nameOf = ({ world }: QuadPlay, u: Unit): string => unitName(world, world.units[u].id);
const namesOf = ({ world }: QuadPlay, units: readonly Unit[]): string =>
  unitNames(
    world,
    units.map((u) => world.units[u].id),
  );
const hexesOf = ({ world }: QuadPlay, hexes: readonly Hex[]): string =>
  listed(hexes.map((hex) => world.grid.numbers[hex]));

type Prompts = { readonly [D in Decision]: (g: QuadPlay, locals: LocalsOf[D]) => string };

/** What each decision asks. */
const prompts: Prompts = {
  movement: () => "Move a unit, bring in a reinforcement, or end the Movement Phase.",
  move: (g, { unit, spent, hasMoved }) => {
    const left = pointsWords(allowanceOf(g, unit) - spent);
    return hasMoved
      ? `Where does ${nameOf(g, unit)} go on to? It has ${left} left.`
      : `Where does ${nameOf(g, unit)} go? It has ${left}.`;
  },
  "fire-target": () => "Choose a hex to fire at, or end your fire.",
  fire: (g, { hex, firers }) =>
    firers.length === 0
      ? `Choose the units that fire at ${hexesOf(g, [hex])}.`
      : `${namesOf(g, firers)} at ${hexesOf(g, [hex])}: add units, or fire.`,
  "cavalry-withdrawal": () => "Withdraw cavalry from the enemy, or end the phase.",
  withdraw: (g, { unit }) => `Where does ${nameOf(g, unit)} withdraw to?`,
  "melee-target": () => "Choose a hex to attack, or end the melee.",
  melee: (g, { hexes, attackers }) =>
    attackers.length === 0
      ? `Choose the units that attack ${hexesOf(g, hexes)}.`
      : `${namesOf(g, attackers)} against ${hexesOf(g, hexes)}: add units or hexes, or attack.`,
  "retreat-order": () => "Which unit retreats next?",
  retreat: (g, { unit, hexes, path }) =>
    `${nameOf(g, unit)} must retreat ${hexesText(hexes - path.length + 1)}: where to?`,
  displace: (g, { unit }) => `${nameOf(g, unit)} must make way: where to?`,
  advance: () => "Advance along the path of retreat, or stay.",
  "redoubt-advance": (g, { emptied }) =>
    `The gun in ${hexesOf(g, [emptied[0]])} is taken: send a unit in, or stay out.`,
  rally: () => "Choose a unit to rally, or end the phase.",
};

/** What is asked, as one sentence. */
export function promptText(g: QuadPlay, { decision, locals }: Asked): string {
  return prompts[decision](g, locals as never); // the decision tells whose locals they are
}

const endings: Partial<Readonly<Record<Decision, string>>> = {
  movement: "End the Movement Phase",
  "fire-target": "End the fire",
  "cavalry-withdrawal": "End the withdrawals",
  "melee-target": "End the Melee Phase",
  rally: "End the Rally Phase",
};

type Say = (decision: Decision, first: string, second: string) => string;

/** What each answer means. */
const answers: Readonly<Record<keyof typeof words.verbs, Say>> = {
  end: (decision) => endings[decision] ?? "Stay",
  unit: (decision, unit) => (decision === "movement" ? `Move ${unit}` : unit),
  hex: (decision, hex) => (decision === "move" ? `Go to ${hex}` : `To ${hex}`),
  step: (_, hex) => `Step straight to ${hex}`,
  stop: () => "Stop here",
  enter: (_, unit, hex) => `Bring in ${unit} at ${hex}`,
  exit: () => "Leave the map",
  top: (_, unit) => `Put ${unit} on top of its stack`,
  spike: (_, unit) => `Spike ${unit}`,
  target: (decision, hex) => (decision === "fire-target" ? `Fire at ${hex}` : `Attack ${hex}`),
  add: (_, unit) => `Add ${unit}`,
  remove: (_, unit) => `Take out ${unit}`,
  fire: () => "Fire",
  attack: () => "Attack",
  cancel: (decision) => (decision === "move" ? "Leave it where it is" : "Give this attack up"),
  withdraw: (_, unit) => `Withdraw ${unit}`,
  advance: (_, unit, hex) => `Advance ${unit} to ${hex}`,
  rally: (_, unit) => `Rally ${unit}`,
};

/** An answer to a question in words. */
export function answerText(g: QuadPlay, { decision }: Asked, answer: number): string {
  const verb = words.verb(answer);
  const [first = "", second = ""] = words.verbs[verb].map((kind, place) => {
    const thing = words.arg(answer, place);
    return kind === "unit" ? nameOf(g, asUnit(thing)) : g.world.grid.numbers[thing];
  });
  return answers[verb](decision, first, second);
}
