import { done, next, notNow, offer, type Procedure, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { commanderPrice } from "../checks/commander-price.ts";
import { isBound, owesMove } from "../checks/leader-duty.ts";
import { apart } from "../checks/neighbours.ts";
import { onlyPiece } from "../checks/next-piece.ts";
import { ledBy, pathOf, ridesOf, stageOf, whyNotRideTo, whyNotSetOut } from "../checks/rides.ts";
import { cites, procedure } from "../kit.ts";
import { shift } from "../occupancy.ts";
import { BEGUN, DEFENSE, DUTY_DONE, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";

/** Each hex nearer to the goal is taken from the distance left. */
export const enforces = cites("III.24");

/** What a commander's move is called with. */
export interface MoveCommander {
  readonly piece: Unit;
  /** Whether he is asked though there is one answer only: for questions. */
  readonly isHeld?: boolean | undefined;
}

/** Whether he has to ride now: he owes the move of his order, and nothing else can be done before it (III.19, K-33). */
type Riding = MoveCommander & { readonly isDue: boolean };

/** Takes the step: a leader's distance falls by each hex that brings him nearer to his goal (III.24), and grows by each that takes him away on a detour (III.27). */
function ride(g: SteppesPlay, piece: number, to: number): void {
  const { c, world } = g;
  const from = c.hexOf[piece];
  const direction = DIRECTIONS.find((one) => from + world.grid.offsets[one] === to);
  const price = direction === undefined ? 0 : (commanderPrice(world.ground, asHex(from), direction) ?? 0);
  const led = ledBy(g, piece);
  const isOnVector = led >= 0 && isBound(g, led);
  const gained = led < 0 ? 0 : apart(g, from, c.goal[led]) - apart(g, to, c.goal[led]);
  shift(g, piece, to);
  c.mp[piece] -= price;
  if (!isOnVector) return;
  c.act[piece] |= DUTY_DONE;
  c.left[led] -= gained;
  if (c.left[led] > 0) return;
  if (world.options.autoDefense === "at-once") c.orderType[led] = DEFENSE;
  else c.arrived[led] = 1;
}

const rides = (g: SteppesPlay, piece: number, wanted?: Hex) => ridesOf(g, piece, stageOf(g, piece), wanted);

/**
 * III.5, III.19, K-144: a commander rides as far as he is sent and may be taken up again while he has points; a leader under Attack or
 * Forced March along his vector alone.
 */
export const moveCommander: Procedure<MoveCommander> = procedure<{ look: MoveCommander; go: Riding }, null, "look">(
  "move-commander",
  {
    look: {
      does: (g, { piece }) => {
        const led = ledBy(g, piece);
        const isDue = led >= 0 && owesMove(g, led) && onlyPiece(g) === say.unit(piece);
        g.c.act[piece] |= BEGUN;
        return g.c.hexOf[piece] > 0 && whyNotSetOut(g, piece) === null ? next("go", { isDue }) : done();
      },
    },
    go: {
      asks: {
        rule: "III.5",
        decision: "ride",
        seat: (g, { piece }) => g.world.seatOf[piece],
        list: (g, { piece, isDue }, out) => {
          for (const { hex } of rides(g, piece).all) offer(out, say.hex(hex));
          if (!isDue) offer(out, say.end());
        },
        only: (g, { piece, isDue, isHeld }) => {
          const [first, ...others] = isDue && !isHeld ? rides(g, piece).all : [];
          return first === undefined || others.length > 0 ? null : say.hex(first.hex);
        },
        why: (g, { piece, isDue }, answer) => {
          if (answer === say.end())
            return isDue ? refusal("III.19", "leader-owes-move", { unit: g.world.pieces[piece].name }) : null;
          if (words.verb(answer) !== "hex") return notNow("III.5", "rides", { unit: g.world.pieces[piece].name });
          return whyNotRideTo(g, piece, asHex(words.arg(answer, 0)), stageOf(g, piece));
        },
        shows: (_, { piece, isDue }) => ({ unit: piece, commits: isDue ? [] : [{ answer: say.end() }] }),
        take: (g, { piece }, answer) => {
          if (answer === say.end()) return done();
          const hex = asHex(words.arg(answer, 0));
          const way = rides(g, piece, hex).to(hex);
          if (way === undefined) throw new Error("a ride that was not offered");
          const path = pathOf(way);
          for (const step of path.slice(1)) ride(g, piece, step);
          g.emit({ kind: "commander-rode", rule: "III.5", piece, path });
          return done();
        },
      },
    },
  },
);
