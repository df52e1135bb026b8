import { askingFrame } from "@redoubt/engine";
import { isChosen, mayYield } from "../checks/markers.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { hexOf, nameOf, namesOf, verb } from "./told.ts";

/** What the questions keep, as far as prompts name it: each is there where the procedure that asks has it. */
interface Kept {
  readonly piece?: number;
  readonly command?: number;
  readonly units?: readonly number[];
  readonly reactor?: number;
  readonly hex?: number;
  readonly hexes?: readonly number[];
  readonly fit?: readonly number[];
  readonly target?: number;
  readonly left?: number;
  readonly battalion?: number;
}

const first = (list: readonly number[] | undefined): number => list?.[0] ?? -1;

const prompts: Readonly<Record<string, (g: SteppesPlay, l: Kept) => string>> = {
  "order-sheet": () => "Command phase: for which leader do you write an order? Seal the sheet when you have done.",
  "order-way": (g, l) => `How is the order to reach ${leaderName(g, l)}?`,
  order: (g, l) => `Which order for ${leaderName(g, l)}?`,
  goal: (g, l) => `Towards which edge of the map does ${leaderName(g, l)} go?`,
  distance: (g, l) => `How far does ${leaderName(g, l)} go?`,
  "station-sheet": () => "Command phase: which routed units are to rally, and where do your highest commanders ride?",
  ride: (g, l) => `Where does ${nameOf(g.world, l.piece ?? -1)} ride?`,
  marker: (g) => {
    if (g.world.activation === "optional") return "Draw a marker, or yield.";
    return `${isChosen(g) ? "Choose" : "Draw"} a marker${mayYield(g) ? ", or yield" : ""}.`;
  },
  command: () => "Which command does the marker activate?",
  sustain: () => "Do you try to keep the initiative, and with whom?",
  support: (g, l) => `Does a rider support ${leaderName(g, l)}?`,
  "own-order": () => "Does the leader try to change his order?",
  piece: () => "Which piece acts next?",
  act: (g, { units }) => {
    const left = Math.min(...(units ?? []).map((unit) => g.c.mp[unit]));
    return `What ${verb(units ?? [], "does", "do")} ${namesOf(g.world, units ?? [])} do? ${left} Movement ${left === 1 ? "Point is" : "Points are"} left.`;
  },
  firer: (g, { hex }) => `Who fires at ${hexOf(g.world, hex ?? 0)}?`,
  "join-salvo": () => "Do other guns of the battery join the salvo?",
  reactor: (g, { units, hex }) =>
    `${namesOf(g.world, units ?? [])} ${verb(units ?? [], "acts", "act")} in ${hexOf(g.world, hex ?? 0)}. Who reacts?`,
  "counter-stroke": (g, { units }) => `Do you counterattack or countercharge ${namesOf(g.world, units ?? [])}?`,
  reaction: (g, { reactor }) => `How does ${nameOf(g.world, reactor ?? -1)} react?`,
  "instruct-whom": () => "Standing instructions: for whom?",
  "instruct-what": () => "How are they to react?",
  close: (g, { hex, units }) =>
    `From which hex does the charge on ${hexOf(g.world, hex ?? g.c.hexOf[first(units)])} go in?`,
  "press-charge": (g, { fit, hex }) =>
    `Those in ${hexOf(g.world, hex ?? 0)} have formed square. ${verb(fit ?? [], "Does", "Do")} ${namesOf(g.world, fit ?? [])} press the charge?`,
  "resolve-or-wait": () => "Resolve the attack now, or wait for others to join it?",
  withdraw: (g, { hex }) => {
    const attacked = unitsIn(g, hex ?? 0);
    const subject = `${namesOf(g.world, attacked)} ${verb(attacked, "is", "are")}`;
    return `${subject} attacked. Do they withdraw before the melee?`;
  },
  "who-pays": (_, { left }) => `Which stack bears the ${left === 1 ? "point" : `${left} points`} that are over?`,
  boxes: (g, { battalion }) => `From which counter of ${nameOf(g.world, battalion ?? -1)} is a box crossed off?`,
  pursuer: (g, { target }) => `Who advances into ${hexOf(g.world, target ?? 0)}?`,
  "pursuit-facing": () => "How do they face after the pursuit?",
  "fall-back": (g, { units }) =>
    `Where ${verb(units ?? [], "does", "do")} ${namesOf(g.world, units ?? [])} fall back to?`,
  flight: (g, { units }) => `Where ${verb(units ?? [], "does", "do")} ${namesOf(g.world, units ?? [])} flee to?`,
  chase: (g, { piece }) => `Where is ${nameOf(g.world, piece ?? -1)} chased to?`,
  return: (g, { piece }) => `Where does ${nameOf(g.world, piece ?? -1)} come back?`,
  rally: (_, { hexes }) =>
    hexes?.length === 0 ? "The reorganization is over." : "Routed units that were left in peace check their morale.",
  refuge: (g, { piece }) => `To which of his units does ${nameOf(g.world, piece ?? -1)} ride?`,
};

function leaderName(g: SteppesPlay, { command }: Kept): string {
  return nameOf(g.world, g.world.commands[command ?? -1]?.leader ?? -1);
}

/** What a seat is asked now, as one sentence. */
export function promptFor(g: SteppesPlay, seat: number): string {
  const frame = askingFrame(g, seat);
  if (frame?.step.kind !== "ask") return "Wait.";
  return prompts[frame.step.decision]?.(g, frame.locals as Kept) ?? "Decide."; // the asking procedure keeps what its prompt names
}

/** The decisions that have a prompt. */
export const promptedDecisions: readonly string[] = Object.keys(prompts);
