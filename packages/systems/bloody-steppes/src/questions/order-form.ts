import { answerList, askingFrame, type Frame, listAnswers } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Direction } from "@redoubt/hex";
import type { FormField, FormView } from "@redoubt/mechanics";
import { apart } from "../checks/neighbours.ts";
import { goalHexes, type OrderWay, placeOfLeader, routeLength } from "../checks/order-ways.ts";
import { facingName, zoneOf } from "../checks/wedges.ts";
import { orderSheet, type Sheet, wayAnswer, waysOf, writeOrder } from "../procedures/order-sheet.ts";
import { ATTACK, DEFENSE, FORCED_MARCH, type SteppesPlay } from "../state.ts";
import { orderText } from "../view-notes.ts";
import { counted, hexOf, nameOf } from "../wording/told.ts";
import { say, words } from "../words.ts";

/** What the writing of one order keeps, as far as it has come. */
interface Written {
  readonly command: number;
  readonly order?: number;
  readonly goal?: number;
}
type Open = Sheet & { readonly command: number; readonly by: OrderWay };

const listed = answerList();

/** The answers of one verb that a seat may give now. */
function answersOf(g: SteppesPlay, seat: number, verb: string): readonly number[] {
  listAnswers(g, seat, listed);
  return [...listed.codes.subarray(0, listed.count)].filter((code) => words.verb(code) === verb);
}

const orderNames: Readonly<Record<number, string>> = {
  [ATTACK]: "Attack",
  [DEFENSE]: "Defense",
  [FORCED_MARCH]: "Forced march",
};

const wayTexts: Readonly<Record<OrderWay, { readonly text: string; readonly rule: string }>> = {
  voice: { text: "by voice", rule: "III.38" },
  rider: { text: "by a rider, who comes this turn", rule: "III.39" },
  send: { text: "by a rider", rule: "III.40" },
  try: { text: "his corps commander tries it", rule: "III.47" },
};

/** III.21: the corner through which a hex is seen from another. */
const sectorOf = (g: SteppesPlay, from: number, hex: number): Direction | undefined =>
  DIRECTIONS.find((facing) => zoneOf(g.world.grid, facing, asHex(from), asHex(hex), "corner") === "front");

/** III.20: for each of the six sectors the nearest edge of the map in it. */
function nearestGoals(g: SteppesPlay, from: number, goals: readonly number[]) {
  return DIRECTIONS.flatMap((sector) => {
    const there = goals.filter((goal) => sectorOf(g, from, goal) === sector);
    if (there.length === 0) return [];
    const goal = there.reduce((near, one) => (apart(g, from, one) < apart(g, from, near) ? one : near));
    return [{ goal, text: facingName(sector, "corner") }];
  });
}

/** III.19 to III.22: the order that a seat is writing, on one form: its kind, where it leads, how far, and how it gets there. */
export function orderFormFor(g: SteppesPlay, seat: number): FormView<number> | null {
  const frame = askingFrame(g, seat);
  if (frame === null || frame.procedure !== writeOrder) return null;
  const { command, order, goal } = frame.locals as unknown as Written; // what the writing of an order keeps
  const { leader, name, chief } = g.world.commands[command];
  const open = sheetBelow(frame);
  const from = placeOfLeader(g, leader);
  const way = open === null ? null : wayTexts[open.by];
  const before = againTo(g, frame, open, leader);
  const distances = answersOf(g, seat, "distance");
  const now = distances.find((code) => words.arg(code, 0) === g.c.left[command]);
  const finish = now ?? distances[Math.min(distances.length, usualDistance) - 1];
  return {
    over: open !== null && open.by !== "try" && chief >= 0 ? `${nameOf(g.world, chief)} writes` : "He writes himself",
    title: `Order for ${nameOf(g.world, leader)}, ${name}`,
    fields: [
      kindField(g, seat, { order, goal, before }),
      ...(order === undefined ? [] : [goalField(g, seat, { from, order, goal, before, command })]),
      ...(distances.length === 0 ? [] : [distanceField(distances, finish)]),
      ...(way === null ? [] : [{ name: "By", text: way.text, rule: way.rule, options: [] }]),
    ],
    note: open?.by === "send" ? lateNote(g, command) : null,
    finish: finish === undefined ? null : { answer: finish, text: finishText(finish) },
    cancel: { answer: say.cancel(), text: "Write no order" },
  };
}

const finishText = (answer: number): string => `Write it: ${counted(words.arg(answer, 0), "hex", "hexes")}`;

// So far an order leads where nothing is said: about as far as a division goes in a few turns.
const usualDistance = 10;

/** The order sheet on which it is written; null where a leader changes his order himself. */
function sheetBelow({ below }: Frame): Open | null {
  return below?.procedure === orderSheet ? (below.locals as unknown as Open) : null; // what the sheet keeps while it is written
}

/** What gives up what is written so far and comes back to the first field; null where that cannot be. */
function againTo(g: SteppesPlay, frame: Frame, open: Open | null, leader: number): readonly number[] | null {
  if (frame.step.name === "order") return [];
  if (open === null) return null;
  const isAsked = waysOf(g, open).length > 1;
  return [say.cancel(), say.unit(leader), ...(isAsked ? [wayAnswer(g, open, open.by)] : [])];
}

interface Begun {
  readonly order: number | undefined;
  readonly goal: number | undefined;
  readonly before: readonly number[] | null;
}

function kindField(g: SteppesPlay, seat: number, { order, goal, before }: Begun): FormField<number> {
  const kinds = order === undefined ? answersOf(g, seat, "order") : [ATTACK, DEFENSE, FORCED_MARCH].map(say.order);
  return {
    name: "Order",
    text: order === undefined ? "" : orderNames[order],
    rule: "III.19",
    options:
      before === null
        ? []
        : kinds.map((answer) => {
            const kind = words.arg(answer, 0);
            const kept = kind === DEFENSE || goal === undefined ? [] : [say.goal(goal)];
            return { text: orderNames[kind], answers: [...before, answer, ...kept], isNow: kind === order };
          }),
  };
}

interface Led extends Begun {
  readonly order: number;
  readonly from: number;
  readonly command: number;
}

function goalField(g: SteppesPlay, seat: number, { from, order, goal, before, command }: Led): FormField<number> {
  const open = goal === undefined ? answersOf(g, seat, "goal").map((code) => words.arg(code, 0)) : goalHexes(g, from);
  const lead = goal === undefined ? [] : before === null ? null : [...before, say.order(order)];
  const kept = g.c.goal[command];
  const goals = [
    ...(open.some((hex) => hex === kept) ? [{ goal: kept, text: `as now, ${hexOf(g.world, kept)}` }] : []),
    ...nearestGoals(g, from, open),
  ];
  const sector = goal === undefined ? undefined : sectorOf(g, from, goal);
  return {
    name: "Towards",
    text:
      goal === undefined || sector === undefined
        ? "Point at a hex of the edge, or take the nearest edge of a sector."
        : `${hexOf(g.world, goal)}, sector ${facingName(sector, "corner")}`,
    rule: "III.21",
    options:
      lead === null
        ? []
        : goals.map(({ goal: hex, text }) => ({ text, answers: [...lead, say.goal(hex)], isNow: hex === goal })),
  };
}

const distanceField = (distances: readonly number[], finish: number | undefined): FormField<number> => ({
  name: "Distance",
  text: "",
  rule: "III.22",
  isNumber: true,
  options: distances.map((answer) => ({
    text: String(words.arg(answer, 0)),
    answers: [answer],
    isNow: answer === finish,
    finish: finishText(answer),
  })),
});

/** III.40: how long a rider takes, and what holds until he comes. */
function lateNote(g: SteppesPlay, command: number) {
  const { leader } = g.world.commands[command];
  const order = orderText(g, g.c.orderType[command], g.c.goal[command], g.c.left[command]);
  const far = counted(routeLength(g, command), "hex", "hexes");
  return {
    text: `The rider has ${far} to go. Till he comes ${nameOf(g.world, leader)} keeps: ${order}.`,
    rule: "III.40",
  };
}
