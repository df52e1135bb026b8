import { askingFrame } from "@redoubt/engine";
import { nationNames } from "../battles/counting.ts";
import { instructionKinds } from "../instruction-kinds.ts";
import { UNSAID } from "../instructions.ts";
import { ATTACK, DEFENSE, type SteppesPlay } from "../state.ts";
import { instructionText, kindNames } from "../view-instructions.ts";
import { words } from "../words.ts";
import { facingText, formationName } from "./movement.ts";
import { hexOf, nameOf } from "./told.ts";

type Saying = (g: SteppesPlay, first: number, second: number) => string;

const unit =
  (text: (name: string) => string): Saying =>
  (g, first) =>
    text(nameOf(g.world, first));
const hex =
  (text: (name: string) => string): Saying =>
  (g, first) =>
    text(hexOf(g.world, first));
const plain =
  (text: string): Saying =>
  () =>
    text;

/** What an answer means wherever it is given. */
const sayings: Readonly<Record<keyof typeof words.verbs, Saying>> = {
  end: plain("Done"),
  yes: plain("Yes"),
  no: plain("No"),
  cancel: plain("Leave it"),
  unit: unit((name) => name),
  hex: hex((name) => `Go to ${name}`),
  enter: (g, first, second) => `Bring ${nameOf(g.world, first)} on at ${hexOf(g.world, second)}`,
  exit: plain("Leave the map"),
  turn: (g, first) => `Turn to ${facingText(g.world, first)}`,
  form: (_, first) => `Form ${formationName(first)}`,
  march: plain("Put the FORCED MARCH marker on, or take it off"),
  fire: hex((name) => `Fire at ${name}`),
  join: unit((name) => `${name} joins the salvo`),
  attack: hex((name) => `Attack ${name}`),
  resolve: plain("Resolve the attack"),
  reorganize: plain("Reorganize"),
  top: unit((name) => `Put ${name} on top`),
  leave: unit((name) => `Move ${name} alone`),
  deploy: unit((name) => `Send ${name} out`),
  absorb: unit((name) => `Let ${name} fall in`),
  take: (g, first) => `Take a ${nationNames[g.world.nations[first]]} marker`,
  draw: plain("Draw a marker"),
  yield: plain("Yield the initiative"),
  sustain: unit((name) => `Try with ${name}`),
  order: (_, first) => (first === ATTACK ? "Attack" : first === DEFENSE ? "Defense" : "Forced March"),
  goal: hex((name) => `Towards ${name}`),
  distance: (_, first) => (first === 1 ? "1 hex" : `${first} hexes`),
  send: unit((name) => `By ${name}`),
  try: unit((name) => `${name} tries to change the order`),
  defend: unit((name) => `${name} goes over to Defense`),
  mark: hex((name) => `Let those in ${name} rally`),
  retire: plain("Fall back, firing first if it can"),
  withdraw: plain("Fall back without firing"),
  instructions: plain("Standing instructions"),
  instruct: (_, first, second) =>
    `${kindNames[instructionKinds[first]]}: ${second === UNSAID ? "nothing of their own" : instructionText(second)}`,
};

/** What an answer means at one question, where that is more than everywhere. */
const atQuestion: Readonly<Record<string, Readonly<Partial<Record<keyof typeof words.verbs, Saying>>>>> = {
  "order-sheet": { end: plain("Seal the order sheet"), unit: unit((name) => `Write an order for ${name}`) },
  "order-way": { yes: plain("By voice"), cancel: plain("Write no order") },
  "station-sheet": { unit: unit((name) => `Move ${name}`), end: plain("Seal the sheet") },
  order: { cancel: plain("Write no order") },
  goal: { cancel: plain("Write no order") },
  distance: { cancel: plain("Write no order") },
  ride: { end: plain("Stop here"), hex: hex((name) => `Ride to ${name}`) },
  command: { take: (g, first) => `Activate ${g.world.commands[first]?.name ?? ""}` },
  rally: { end: plain("Go on") },
  sustain: { no: plain("Let the initiative go") },
  support: { yes: plain("Spend a rider on it"), no: plain("Without a rider") },
  "own-order": { no: plain("He obeys his order") },
  piece: { end: plain("End the activation"), unit: unit((name) => `Take up ${name}`) },
  act: { end: plain("End its move"), leave: unit((name) => `Leave ${name} behind`) },
  reactor: { end: plain("Let him go on"), unit: unit((name) => `React with ${name}`) },
  "counter-stroke": { end: plain("Let him go on"), unit: unit((name) => `Strike with ${name}`) },
  "instruct-whom": {
    yes: plain("Everybody"),
    take: (g, first) => g.world.commands[first]?.name ?? "",
    end: plain("Back"),
  },
  "instruct-what": { cancel: plain("Change nothing") },
  reaction: { cancel: plain("Do not react with it") },
  firer: { unit: unit((name) => `${name} fires`) },
  "join-salvo": { end: plain("Fire") },
  close: { hex: hex((name) => `From ${name}`) },
  "resolve-or-wait": { end: plain("Wait for others to join") },
  "press-charge": { yes: plain("Press the charge"), no: plain("Abandon it, disorganized") },
  withdraw: { yes: plain("Withdraw before the melee"), no: plain("Stand") },
  "who-pays": { unit: unit((name) => `${name} bears a point`) },
  pursuer: { unit: unit((name) => `${name} advances`) },
  "fall-back": { hex: hex((name) => `Fall back to ${name}`), end: plain("Stop here") },
  flight: { hex: hex((name) => `Flee to ${name}`) },
  chase: { hex: hex((name) => `Chase him to ${name}`) },
  return: { hex: hex((name) => `He comes back in ${name}`) },
  refuge: { hex: hex((name) => `Ride to ${name}`) },
};

/** The kind of question that a seat is asked now. */
function decisionOf(g: SteppesPlay, seat: number): string {
  const step = askingFrame(g, seat)?.step;
  return step?.kind === "ask" ? step.decision : "";
}

/** What an answer of a seat means, in words. */
export function answerText(g: SteppesPlay, answer: number, seat: number): string {
  const verb = words.verb(answer);
  const saying = atQuestion[decisionOf(g, seat)]?.[verb] ?? sayings[verb];
  return saying(g, words.arg(answer, 0), words.arg(answer, 1));
}
