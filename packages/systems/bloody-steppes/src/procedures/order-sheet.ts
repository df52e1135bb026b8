import { call, done, next, notNow, notPossible, offer, type Procedure, refusal } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { apart } from "../checks/neighbours.ts";
import {
  freeRiders,
  goalHexes,
  type OrderWay,
  placeOfLeader,
  seenDistances,
  seesWayTo,
  waysToOrder,
  whyNoOrder,
} from "../checks/order-ways.ts";
import { mayDefend } from "../checks/pieces.ts";
import { instructed } from "../instructed.ts";
import { cites, procedure } from "../kit.ts";
import { ATTACK, DEFENSE, FORCED_MARCH, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";

/** An order is written whole each time, so any part of it may stay as it was. */
export const enforces = cites("III.32");

/** An order as it is written: its kind, its goal hex and distance; both 0 for Defense. */
export interface WrittenOrder {
  readonly order: number;
  readonly goal: number;
  readonly left: number;
}

/** An order on a sheet: for which command, by which way, and the rider or corps commander it needs; -1 for nobody. */
export interface Writing extends WrittenOrder {
  readonly command: number;
  readonly way: OrderWay | "defend";
  readonly piece: number;
}

interface ForCommand {
  readonly command: number;
  /** Whether the leader changes it himself: no Forced March, and only to what he sees (III.28, III.29). */
  readonly isOwn: boolean;
}

type WriteSteps = {
  readonly order: ForCommand;
  readonly goal: ForCommand & { readonly order: number };
  readonly distance: ForCommand & { readonly order: number; readonly goal: number };
};

const leaderOf = (g: SteppesPlay, { command }: ForCommand): number => g.world.commands[command].leader;
const kinds = ({ isOwn }: ForCommand): readonly number[] =>
  isOwn ? [ATTACK, DEFENSE] : [ATTACK, DEFENSE, FORCED_MARCH];

/** The distances that may be written for a goal (III.22, III.29, K-142). */
function distances(g: SteppesPlay, l: ForCommand & { readonly goal: number }): readonly number[] {
  const leader = leaderOf(g, l);
  const goal = asHex(l.goal);
  if (l.isOwn) return seenDistances(g, leader, goal);
  const most = apart(g, placeOfLeader(g, leader), goal);
  return Array.from({ length: most }, (_, i) => i + 1);
}

/** The goals that may be written: any edge of the map, for a leader on his own one he sees some of the way to. */
function goals(g: SteppesPlay, l: ForCommand): readonly number[] {
  const leader = leaderOf(g, l);
  const all = goalHexes(g, placeOfLeader(g, leader));
  return l.isOwn ? all.filter((goal) => seesWayTo(g, leader, goal)) : all;
}

/** III.19 to III.22: one order is written: its kind, then goal and distance where it leads somewhere; null where it is given up. */
export const writeOrder: Procedure<ForCommand, WrittenOrder | null> = procedure<
  WriteSteps,
  WrittenOrder | null,
  "order"
>("write-order", {
  order: {
    asks: {
      rule: "III.19",
      decision: "order",
      isSecret: true,
      seat: (g, { command }) => g.world.commands[command].seat,
      list: (_, l, out) => {
        for (const order of kinds(l)) offer(out, say.order(order));
        offer(out, say.cancel());
      },
      why: (_, l, answer) => {
        if (answer === say.cancel()) return null;
        if (words.verb(answer) !== "order") return notNow("III.19", "order");
        return kinds(l).includes(words.arg(answer, 0)) ? null : refusal("III.28", "no-march-of-his-own");
      },
      shows: (g, l) => ({ unit: leaderOf(g, l), commits: [{ answer: say.cancel() }] }),
      take: (_, __, answer) => {
        if (answer === say.cancel()) return done(null);
        const order = words.arg(answer, 0);
        return order === DEFENSE ? done({ order, goal: 0, left: 0 }) : next("goal", { order });
      },
    },
  },
  goal: {
    asks: {
      rule: "III.20",
      decision: "goal",
      isSecret: true,
      seat: (g, { command }) => g.world.commands[command].seat,
      list: (g, l, out) => {
        for (const hex of goals(g, l)) offer(out, say.goal(hex));
        offer(out, say.cancel());
      },
      why: (g, l, answer) => {
        if (answer === say.cancel()) return null;
        if (words.verb(answer) !== "goal") return notNow("III.20", "goal");
        const hex = words.arg(answer, 0);
        if (goals(g, l).includes(hex)) return null;
        const where = { hex: g.world.grid.numbers[hex] };
        if (hex === placeOfLeader(g, leaderOf(g, l))) return refusal("III.30", "no-goal", where);
        const isOnEdge = goalHexes(g, placeOfLeader(g, leaderOf(g, l))).includes(asHex(hex));
        return refusal(isOnEdge ? "III.29" : "III.20", "no-goal", where);
      },
      shows: (g, l) => ({ unit: leaderOf(g, l), commits: [{ answer: say.cancel() }] }),
      take: (_, __, answer) =>
        answer === say.cancel() ? done(null) : next("distance", { goal: words.arg(answer, 0) }),
    },
  },
  distance: {
    asks: {
      rule: "III.22",
      decision: "distance",
      isSecret: true,
      seat: (g, { command }) => g.world.commands[command].seat,
      list: (g, l, out) => {
        for (const distance of distances(g, l)) offer(out, say.distance(distance));
        offer(out, say.cancel());
      },
      why: (g, l, answer) => {
        if (answer === say.cancel()) return null;
        if (words.verb(answer) !== "distance") return notNow("III.22", "distance");
        const distance = words.arg(answer, 0);
        if (distances(g, l).includes(distance)) return null;
        if (distance < 1) return refusal("III.30", "not-so-far");
        const isTooFar = distance > apart(g, placeOfLeader(g, leaderOf(g, l)), asHex(l.goal));
        return refusal(isTooFar ? "III.22" : "III.29", "not-so-far");
      },
      shows: (g, l) => ({ unit: leaderOf(g, l), targets: [l.goal], commits: [{ answer: say.cancel() }] }),
      take: (_, { order, goal }, answer) =>
        answer === say.cancel() ? done(null) : done({ order, goal, left: words.arg(answer, 0) }),
    },
  },
});

/** A sheet as far as it is written. */
export interface Sheet {
  readonly seat: number;
  readonly written: readonly Writing[];
}

type SheetSteps = {
  readonly pick: Sheet;
  readonly way: Sheet & { readonly command: number };
  readonly write: Sheet & { readonly command: number; readonly by: OrderWay };
  readonly note: Sheet & { readonly command: number; readonly by: OrderWay; readonly sheet: WrittenOrder | null };
};

const spentOn = (written: readonly Writing[]): readonly number[] =>
  written.filter(({ way }) => way === "rider" || way === "send").map(({ piece }) => piece);
const isWritten = ({ written }: Sheet, command: number): boolean => written.some((one) => one.command === command);

/** The commands for which something may still be written. */
const open = (g: SteppesPlay, l: Sheet): readonly number[] =>
  g.world.commands
    .map((_, command) => command)
    .filter((command) => g.world.commands[command].seat === l.seat && !isWritten(l, command))
    .filter((command) => waysToOrder(g, command, spentOn(l.written)).length > 0);

/** III.31: the commands that could go over to Defense, whatever their order is. */
const halfBroken = (g: SteppesPlay, l: Sheet): readonly number[] =>
  g.world.commands
    .map((_, command) => command)
    .filter((command) => {
      const { seat, leader, frozenUntil } = g.world.commands[command];
      const isFree = seat === l.seat && !isWritten(l, command) && g.c.turn[0] >= frozenUntil && leader >= 0;
      return isFree && g.c.hexOf[leader] > 0 && mayDefend(g, command);
    });

const defensible = (g: SteppesPlay, l: Sheet): readonly number[] =>
  halfBroken(g, l).filter((command) => g.c.orderType[command] !== DEFENSE);

/** Whether a side may have anything to write on its sheet: by what both sides see, so that nobody learns of orders by it. */
export const canWrite = (g: SteppesPlay, seat: number): boolean => {
  const blank: Sheet = { seat, written: [] };
  return open(g, blank).length > 0 || halfBroken(g, blank).length > 0;
};

/** Who carries the order: a rider for those that need one, the corps commander for a try. */
function pieceFor(g: SteppesPlay, l: Sheet, command: number, by: OrderWay): number {
  const { chief, corps } = g.world.commands[command];
  if (by === "try") return g.world.corps[corps].leader;
  if (by === "voice") return -1;
  return freeRiders(g, chief).find((rider) => !spentOn(l.written).includes(rider)) ?? -1;
}

/**
 * II.4(2, 3, 6, 8), K-139: one side's order sheet, written in secret beside the other's: for each command an order by voice, by a rider
 * who gets there at once or travels, or by a try of its corps commander. Comes to all that was written; nothing happens before both seal.
 */
export const orderSheet: Procedure<Sheet, readonly Writing[]> = procedure<SheetSteps, readonly Writing[], "pick">(
  "order-sheet",
  {
    pick: {
      asks: instructed("pick", {
        rule: "II.4",
        decision: "order-sheet",
        seat: (_, { seat }) => seat,
        list: (g, l, out) => {
          for (const command of open(g, l)) offer(out, say.unit(g.world.commands[command].leader));
          for (const command of defensible(g, l)) offer(out, say.defend(g.world.commands[command].leader));
          offer(out, say.end());
        },
        why: (g, l, answer) => {
          if (answer === say.end()) return null;
          const piece = words.arg(answer, 0);
          const command = g.world.commands.findIndex(({ leader }) => leader === piece);
          const name = { unit: g.world.pieces[piece]?.name ?? "" };
          if (words.verb(answer) === "defend")
            return defensible(g, l).includes(command) ? null : refusal("III.31", "not-half-broken", name);
          if (words.verb(answer) !== "unit") return notNow("II.4", "order-sheet");
          if (command < 0) return notPossible("III.6", "leads-no-command", name);
          if (isWritten(l, command)) return refusal("III.33", "order-written", name);
          return open(g, l).includes(command) ? null : refusal(whyNoOrder(g, command), "out-of-reach", name);
        },
        shows: (g, l) => ({
          picked: l.written.map(({ command }) => g.world.commands[command].leader),
          keys: { o: ["unit"], i: ["instructions"] },
          commits: [{ answer: say.end(), follows: "orders are carried out when both sides have sealed them" }],
        }),
        take: (g, l, answer) => {
          if (answer === say.end()) return done(l.written);
          const command = g.world.commands.findIndex(({ leader }) => leader === words.arg(answer, 0));
          if (words.verb(answer) === "defend") {
            const defend: Writing = { command, way: "defend", piece: -1, order: DEFENSE, goal: 0, left: 0 };
            return next("pick", { written: [...l.written, defend] });
          }
          const ways = waysToOrder(g, command, spentOn(l.written));
          return ways.length === 1 ? next("write", { command, by: ways[0] }) : next("way", { command });
        },
      }),
    },
    way: {
      asks: {
        rule: "III.47",
        decision: "order-way",
        seat: (_, { seat }) => seat,
        list: (g, l, out) => {
          for (const way of waysOf(g, l)) offer(out, wayAnswer(g, l, way));
        },
        why: (g, l, answer) => {
          const ways = waysOf(g, l);
          return ways.some((way) => wayAnswer(g, l, way) === answer) ? null : notNow("III.47", "order-way");
        },
        shows: (g, { command }) => ({ unit: g.world.commands[command].leader }),
        take: (g, l, answer) => {
          const by = waysOf(g, l).find((way) => wayAnswer(g, l, way) === answer);
          return next("write", { by: by ?? "voice" });
        },
      },
    },
    write: { does: (_, { command }) => call(writeOrder, { command, isOwn: false }, "note", { as: "sheet" }) },
    note: {
      does: (g, l) => {
        if (l.sheet === null) return next("pick");
        const writing: Writing = { command: l.command, way: l.by, piece: pieceFor(g, l, l.command, l.by), ...l.sheet };
        return next("pick", { written: [...l.written, writing] });
      },
    },
  },
);

/** The ways by which an order for the command at hand may go, with what is written so far. */
export const waysOf = (g: SteppesPlay, l: Sheet & { readonly command: number }): readonly OrderWay[] =>
  waysToOrder(g, l.command, spentOn(l.written));

/** The answer that chooses a way: by voice, by this rider, or by a try of this commander. */
export function wayAnswer(g: SteppesPlay, l: Sheet & { readonly command: number }, way: OrderWay): number {
  const piece = pieceFor(g, l, l.command, way);
  if (way === "voice") return say.yes();
  return way === "try" ? say.try(piece) : say.send(piece);
}
