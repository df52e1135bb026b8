import { asHex } from "@redoubt/hex";
import { type BayonetsPlay, has, hexName, IN_COMMAND, isOnMap } from "../state.ts";
import { words } from "../words.ts";

type Verb = keyof typeof words.verbs;

const texts: Readonly<Record<Verb, (first: string, second: string) => string>> = {
  end: () => "End",
  unit: (unit) => `Take up ${unit}`,
  hex: (hex) => `Go to ${hex}`,
  step: (hex) => `Step straight into ${hex}`,
  stop: () => "Put down",
  cancel: () => "Cancel",
  add: (unit) => `Add ${unit}`,
  remove: (unit) => `Leave ${unit} out`,
  enter: (unit, hex) => `Bring ${unit} in at ${hex}`,
  road: () => "Enter or leave Road March",
  dig: () => "Build a position",
  bridge: (hex) => `Work on the bridge to ${hex}`,
  repulse: (hex) => `Repulse the enemy in ${hex}`,
  prepare: (hex) => `Prepare to charge ${hex}`,
  "leave-order": () => "Leave the March Order",
  keep: () => "Work on",
  abandon: () => "Give the work up",
  sponsor: (unit) => `${unit} sponsors Recovery`,
  recover: (unit) => `Try to recover ${unit}`,
  order: (unit) => `Put ${unit} into the order`,
  to: (hex) => `The order leads to ${hex}`,
  command: (leader, officer) => (leader === officer ? `${leader}: his own troops` : `${leader}: ${officer}`),
  "command-hex": (leader, hex) => `${leader}: the force in ${hex}`,
  check: (unit) => `${unit} checks his initiative`,
  activate: (hex) => `The force in ${hex} acts`,
  target: (hex) => `Aim at ${hex}`,
  resolve: () => "Attack",
  charge: (unit) => `Charge with ${unit}`,
  advance: (unit, hex) => `${unit} advances to ${hex}`,
  follow: (unit, hex) => `${unit} goes along to ${hex}`,
  lead: (unit) => `${unit} leads`,
  lose: (unit) => `${unit} is given up`,
};

/** What ends in each question that can be ended. */
const ends: Readonly<Record<string, string>> = {
  maneuver: "End the maneuver",
  bombard: "End the bombardment",
  charge: "End the charges",
  combat: "End the Combat Phase",
  "out-of-command": "End this stage",
  disengagement: "End the disengagement",
  "march-orders": "Write no more orders",
  sponsors: "Name no more sponsors",
  recovery: "Try no more",
  advance: "Advance no farther",
  follow: "Leave the others where they are",
};

/** Points may stay unspent: who ends says how many Officers stay out. */
function endOfCommand(g: BayonetsPlay): string {
  const out = Array.from(g.world.leadersOf[g.c.active[0]]).filter(
    (leader) => g.world.pieces[leader].kind === "officer" && isOnMap(g, leader) && !has(g, leader, IN_COMMAND),
  ).length;
  return out === 0 ? "End command" : `End command: ${out} ${out === 1 ? "Officer stays" : "Officers stay"} out`;
}

/** An answer as people read it; `decision` is the kind of question it is given to. */
export function answerText(g: BayonetsPlay, code: number, decision: string): string {
  const verb = words.verb(code);
  if (verb === "end" && decision === "command") return endOfCommand(g);
  if (verb === "end") return ends[decision] ?? texts.end("", "");
  if (verb === "resolve") return decision === "bombardment" ? "Bombard" : "Attack";
  if (verb === "lose" && decision === "step-loss") return `${g.world.pieces[words.arg(code, 0)].name} loses the step`;
  const kinds: readonly string[] = words.verbs[verb];
  const names = kinds.map((kind, place) => {
    const index = words.arg(code, place);
    return kind === "hex" ? hexName(g.world, asHex(index)) : (g.world.pieces[index]?.name ?? "");
  });
  return texts[verb](names[0] ?? "", names[1] ?? "");
}
