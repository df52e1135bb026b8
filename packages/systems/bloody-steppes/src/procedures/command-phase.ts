import { d10, done, next, type Procedure } from "@redoubt/engine";
import { cutDistance } from "../carrying.ts";
import { mayDefend } from "../checks/pieces.ts";
import { procedure } from "../kit.ts";
import { lift, place } from "../occupancy.ts";
import { RIDER } from "../piece.ts";
import { reachesTarget, rideOn } from "../riding.ts";
import { BOX, DEFENSE, isOnMap, type SteppesPlay, UNDER_CHIEF } from "../state.ts";
import { independenceOf } from "../values.ts";
import { canWrite, orderSheet, type Writing } from "./order-sheet.ts";
import { canStation, type Station, stationSheet } from "./station-sheet.ts";

/** What the command phase is called with: at which of its sheets it begins, and who has sealed that one (K-139). */
export interface CommandPhase {
  readonly sheet: 1 | 2;
  readonly sealed: readonly number[];
  /** Whether the sheet at which it begins waits for both sides even where these have nothing to write, and the first always: for questions. */
  readonly isHeld?: boolean;
}

type Steps = {
  readonly begin: CommandPhase;
  readonly sheets: CommandPhase;
  readonly voice: { readonly writings: readonly Writing[] };
  readonly riders: { readonly writings: readonly Writing[] };
  readonly tries: { readonly left: readonly Writing[] };
  readonly roll: { readonly left: readonly Writing[] };
  readonly sealed: object;
  readonly stations: Pick<CommandPhase, "sealed" | "isHeld"> & { readonly sheet?: CommandPhase["sheet"] };
};

const open = (sealed: readonly number[]): readonly number[] => [0, 1].filter((seat) => !sealed.includes(seat));
const all = (results: readonly unknown[]): readonly Writing[] => results.flatMap((one) => one as readonly Writing[]); // what the sheets came to

/** III.33: an order takes the place of the one before. */
function give(
  g: SteppesPlay,
  { command, order, goal, left }: Omit<Writing, "way" | "piece">,
  rule: "III.31" | "III.38" | "III.42" | "III.43" | "III.47",
): void {
  g.c.orderType[command] = order;
  g.c.goal[command] = goal;
  g.c.left[command] = left;
  g.c.arrived[command] = 0;
  cutDistance(g, g.world.commands[command].leader);
  g.emit({
    kind: "order-given",
    rule,
    command,
    order,
    goal,
    left,
    audience: [g.world.commands[command].seat],
  });
}

/** III.41, III.42, K-20: a rider who has delivered goes to the next turn's box. */
function sendToBox(g: SteppesPlay, piece: number): void {
  g.c.box[piece] = g.c.turn[0] + 1;
  g.c.riderTo[piece] = 0;
  g.c.riderVia[piece] = 0;
  if (isOnMap(g, piece)) lift(g, piece, BOX);
  else g.c.hexOf[piece] = BOX;
}

/** II.4(4, 5): riders on their way ride on; who reaches his leader delivers, whatever stands (III.43). */
function rideAll(g: SteppesPlay): void {
  for (let piece = 0; piece < g.world.count; piece++) {
    if (g.world.kindOf[piece] !== RIDER || g.c.riderTo[piece] === 0 || !isOnMap(g, piece)) continue;
    rideOn(g, piece);
    deliver(g, piece);
  }
}

function deliver(g: SteppesPlay, piece: number): void {
  if (!reachesTarget(g, piece)) return;
  const command = g.c.riderTo[piece] - 1;
  give(g, { command, order: g.c.riderOrder[piece], goal: g.c.riderGoal[piece], left: g.c.riderLeft[piece] }, "III.43");
  g.emit({ kind: "rider-delivered", rule: "III.41", piece });
  sendToBox(g, piece);
}

/** II.4(6), III.40: a rider starts from his commander-in-chief. */
function start(g: SteppesPlay, { piece, command, order, goal, left }: Writing): void {
  const hex = g.c.hexOf[g.world.chiefOf[piece]];
  g.c.riderTo[piece] = command + 1;
  g.c.riderOrder[piece] = order;
  g.c.riderGoal[piece] = goal;
  g.c.riderLeft[piece] = left;
  g.c.riderVia[piece] = 0;
  place(g, piece, hex);
  g.emit({ kind: "rider-sent", rule: "III.40", piece, hex });
  rideOn(g, piece);
  deliver(g, piece);
}

/** II.4(7), K-20: riders whose box it is come back under their commander-in-chief. */
function recall(g: SteppesPlay): void {
  for (let piece = 0; piece < g.world.count; piece++) {
    if (g.world.kindOf[piece] !== RIDER || g.c.hexOf[piece] !== BOX || g.c.box[piece] > g.c.turn[0]) continue;
    g.c.hexOf[piece] = UNDER_CHIEF;
    g.c.box[piece] = g.c.turn[0] + (g.world.options.riderTurnaround === "T+2" ? 1 : 0);
    g.emit({ kind: "rider-returned", rule: "II.4", piece });
  }
}

/**
 * II.4(2 to 10), K-139: both sides seal their order sheets; orders by voice and near riders hold at once, riders ride, deliver, start and
 * return, corps commanders try; then both write where they mark routed units and move their highest commanders.
 */
export const commandPhase: Procedure<CommandPhase> = procedure<Steps, null, "begin">("command-phase", {
  begin: { does: (_, { sheet }) => next(sheet === 2 ? "stations" : "sheets") },
  sheets: {
    lanes: {
      rule: "II.4",
      seats: (g, { sealed, isHeld }) => open(sealed).filter((seat) => isHeld === true || canWrite(g, seat)),
      work: (_g, _l, seat) => ({ procedure: orderSheet, locals: { seat, written: [] } }),
      take: (_g, _l, results) => next("voice", { writings: all(results) }),
    },
  },
  voice: {
    does: (g, { writings }) => {
      for (const writing of writings) {
        if (writing.way === "defend" && mayDefend(g, writing.command))
          give(g, { ...writing, order: DEFENSE }, "III.31");
        if (writing.way === "voice") give(g, writing, "III.38");
        if (writing.way === "rider") give(g, writing, "III.42");
        if (writing.way === "rider") sendToBox(g, writing.piece);
      }
      return next("riders");
    },
  },
  riders: {
    does: (g, { writings }) => {
      rideAll(g);
      for (const writing of writings) if (writing.way === "send") start(g, writing);
      recall(g);
      return next("tries", { left: writings.filter(({ way }) => way === "try") });
    },
  },
  tries: { does: (_, { left }) => (left.length === 0 ? next("sealed") : next("roll")) },
  roll: {
    rolls: {
      rule: "III.47",
      purpose: "corps order",
      dice: () => d10,
      take: (g, { left }, dice) => {
        const [writing, ...rest] = left;
        const needed = independenceOf(g.world, writing.piece);
        const isPassed = dice[0] <= needed;
        g.emit({
          kind: "order-tried",
          rule: "III.47",
          piece: writing.piece,
          command: writing.command,
          dice,
          needed,
          isPassed,
        });
        if (isPassed) give(g, writing, "III.47");
        return next("tries", { left: rest });
      },
    },
  },
  sealed: { does: () => next("stations", { sealed: [] }) },
  stations: {
    lanes: {
      rule: "II.4",
      seats: (g, { sealed, isHeld, sheet }) =>
        open(sealed).filter((seat) => (isHeld === true && sheet === 2) || canStation(g, seat)),
      work: (_g, _l, seat) => ({ procedure: stationSheet, locals: { seat, stations: [] } }),
      take: (g, _l, results) => {
        for (const station of results.flatMap((one) => one as readonly Station[])) takeStation(g, station); // what the sheets came to
        return done();
      },
    },
  },
});

/** II.4(9, 10): routed units of a hex are turned to REORGANIZATION, or a commander rides. */
function takeStation(g: SteppesPlay, station: Station): void {
  if (station.kind === "mark") {
    for (const piece of station.pieces) g.c.rally[piece] = 1;
    g.emit({ kind: "routed-marked", rule: "II.4", pieces: station.pieces });
    return;
  }
  lift(g, station.piece, 0);
  place(g, station.piece, station.path[station.path.length - 1]);
  g.emit({ kind: "commander-rode", rule: "II.4", piece: station.piece, path: station.path });
}
