import type { Wording } from "@redoubt/engine";
import { pointsText } from "@redoubt/mechanics";
import { ALLOWANCE } from "./checks/movement.ts";
import { isOut } from "./checks/phase-end.ts";
import type { RetributionEvent } from "./event.ts";
import { reckon } from "./modifiers/combat.ts";
import { enemyOf } from "./seat.ts";
import { actionKinds, hexName, type RetributionColumns, type RetributionPlay } from "./state.ts";
import { eventSentence } from "./wording/events.ts";
import { signed } from "./wording/numbers.ts";
import { refusalSentence } from "./wording/refusals.ts";
import { thingExplained } from "./wording/thing.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

interface AnyLocals {
  readonly unit?: number;
  readonly spent?: number;
  readonly target?: number;
  readonly attackers?: readonly number[];
  readonly attackerLoss?: number;
  readonly defenderLoss?: number;
}

/** What is asked now, as one sentence. */
function prompt(g: RetributionPlay): string {
  const frame = g.state.frames;
  const locals = (frame?.locals ?? {}) as AnyLocals; // Every field is looked at only where its procedure has it.
  const unit = locals.unit === undefined ? "" : g.world.units[locals.unit].name;
  const hex = locals.target === undefined ? "" : hexName(g.world, locals.target);
  switch (frame?.step.kind === "ask" ? frame.step.decision : "") {
    case "action":
      return actionPrompt(g);
    case "reply":
      return "Your opponent offers to end the phase here. Accept, or refuse?";
    case "way":
      return `Where does ${unit} go? ${pointsText(ALLOWANCE - (locals.spent ?? 0))} movement points are left.`;
    case "entry-hex":
      return `Through which hex of the south edge does ${unit} enter?`;
    case "compose":
      return composePrompt(g, locals.target ?? 0, locals.attackers ?? []);
    case "attacker-loss":
      return `Your attack on ${hex} cost ${steps(locals.attackerLoss)}: which unit loses one?`;
    case "defender-loss":
      return `The attack on ${hex} cost you ${steps(locals.defenderLoss)}: which unit loses one?`;
    case "advance":
      return `${hex} is empty. Which attacker advances, if any?`;
    default:
      return `${unit} has advanced to ${g.world.grid.numbers[g.c.hexOf[locals.unit ?? 0]]}. Attack once more, or halt?`;
  }
}

const steps = (count = 1): string => (count === 1 ? "a step" : `${count} steps`);

function actionPrompt(g: RetributionPlay): string {
  const act = g.c.kind[0] === 0 ? "Move a unit" : "Attack";
  const phase = actionKinds[g.c.kind[0]];
  if (isOut(g, enemyOf(g.c.active[0]))) return `${act}, or end the ${phase} phase: your opponent has nothing left.`;
  return g.c.ready[g.c.active[0]] === 0
    ? `You have no fresh unit left in this ${phase} phase. Act, or declare yourself finished.`
    : `${act}, or let time march on by disrupting a unit.`;
}

function composePrompt(g: RetributionPlay, target: number, attackers: readonly number[]): string {
  const hex = hexName(g.world, target);
  if (attackers.length === 0) return `Which units attack ${hex}? Choose the first.`;
  const { attack, defence, column } = reckon({ g, target, attackers });
  return `${attack} against ${defence} in ${hex}: column ${signed(column)}. Add another unit, or resolve the attack.`;
}

/** An answer as people read it. */
function answer(g: RetributionPlay, code: number): string {
  const verb = words.verb(code);
  const kinds = words.verbs[verb];
  const names = kinds.map((kind, place) => {
    const index = words.arg(code, place);
    return kind === "hex" ? hexName(g.world, index) : g.world.units[index].name;
  });
  return answerTexts[verb](names[0] ?? "", names[1] ?? "");
}

const answerTexts: Readonly<Record<keyof typeof words.verbs, (first: string, second: string) => string>> = {
  move: (unit) => `Move ${unit}`,
  enter: (unit) => `Bring ${unit} on`,
  at: (hex) => `Enter at ${hex}`,
  go: (hex) => `Go to ${hex}`,
  via: (hex) => `Go by way of ${hex}`,
  halt: () => "Halt",
  attack: (hex) => `Attack ${hex}`,
  add: (unit) => `Add ${unit}`,
  resolve: () => "Resolve the attack",
  flank: (unit, hex) => `Flank attack with ${unit} into ${hex}`,
  "flank-to": (hex) => `Flank attack into ${hex}`,
  bombard: (unit) => `Bombard ${unit}`,
  "set-aside": () => "Set a bombardment marker aside",
  disrupt: (unit) => `Disrupt ${unit} where it stands`,
  lose: (unit) => `Take a step from ${unit}`,
  advance: (unit) => `Advance with ${unit}`,
  stay: () => "Do not advance",
  offer: () => "Offer to end the phase",
  accept: () => "Accept: end the phase",
  refuse: () => "Refuse: play on",
  finish: () => "Declare yourself finished for this phase",
  end: () => "End the phase",
  capitulate: () => "Capitulate",
};

/** The wording of Bloody Retribution. */
export const wording: Wording<World, RetributionColumns, RetributionEvent> = {
  prompt,
  answer,
  event: (world, event) => ({ text: eventSentence(world, event), tone: "result", units: [], hexes: [] }),
  thing: thingExplained,
  refusal: (_, refused) => refusalSentence(refused),
};
