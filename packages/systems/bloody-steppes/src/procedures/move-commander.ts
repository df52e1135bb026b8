import { done, next, notNow, offer, type Procedure, type Refusal, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { commandRange } from "../checks/command.ts";
import { commanderPrice } from "../checks/commander-price.ts";
import { isBound, vectorSteps } from "../checks/leader-duty.ts";
import { apart, isEnemyIn } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { shift } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { BEGUN, DEFENSE, DUTY_DONE, has, OUT_OF_COMMAND, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";

/** What a commander's move is called with. */
export interface MoveCommander {
  readonly piece: Unit;
}

/** The command whose leader a piece is; -1 for none. */
const ledBy = (g: SteppesPlay, piece: number): number => g.world.commands.findIndex(({ leader }) => leader === piece);

/** Why a commander may not step to a hex now. */
function whyNotRide(g: SteppesPlay, piece: number, to: number): Refusal<SteppesRule> | null {
  const { world, c } = g;
  const here = c.hexOf[piece];
  const where = { unit: world.pieces[piece].name, hex: world.grid.numbers[to] ?? "" };
  const direction = DIRECTIONS.find((one) => here + world.grid.offsets[one] === to);
  if (direction === undefined) return refusal("III.5", "not-adjacent", where);
  const price = commanderPrice(world.ground, asHex(here), direction);
  if (price === undefined) return refusal("III.5", "impassable", where);
  if (isEnemyIn(g, world.seatOf[piece], to)) return refusal("VIII.9", "enemy-in-hex", where);
  if (price > c.mp[piece]) return refusal("III.5", "too-dear", { ...where, cost: price, left: c.mp[piece] });
  const led = ledBy(g, piece);
  if (led >= 0 && isBound(g, led))
    return vectorSteps(g, led).includes(to) ? null : refusal("III.26", "not-on-the-vector", where);
  if (led >= 0 && c.orderType[led] === DEFENSE) return refusal("III.19", "leader-defends", where);
  return whyNotBrigadier(g, piece, to);
}

/** III.15, III.19, K-45: a brigadier out of command rides towards his leader; under Defense he stays within his range. */
function whyNotBrigadier(g: SteppesPlay, piece: number, to: number): Refusal<SteppesRule> | null {
  const command = g.world.commandOf[piece];
  const leader = command === 255 ? -1 : g.world.commands[command].leader;
  if (leader < 0 || leader === piece || g.c.hexOf[leader] <= 0) return null;
  const name = { unit: g.world.pieces[piece].name };
  const [now, then] = [apart(g, g.c.hexOf[piece], g.c.hexOf[leader]), apart(g, to, g.c.hexOf[leader])];
  if (has(g, piece, OUT_OF_COMMAND)) return then < now ? null : refusal("III.15", "not-towards-headquarters", name);
  const isFar = then > commandRange(g.world, leader) && then >= now;
  return g.c.orderType[command] === DEFENSE && isFar ? refusal("III.19", "leaves-range-on-defense", name) : null;
}

const steps = (g: SteppesPlay, piece: number): readonly number[] =>
  DIRECTIONS.map((direction) => g.c.hexOf[piece] + g.world.grid.offsets[direction]).filter(
    (hex) => g.world.grid.onMap[hex] === 1 && whyNotRide(g, piece, hex) === null,
  );

/** Takes the step: a leader's distance falls by each hex that brings him nearer to his goal (III.24). */
function ride(g: SteppesPlay, piece: number, to: number): void {
  const { c, world } = g;
  const from = c.hexOf[piece];
  const direction = DIRECTIONS.find((one) => from + world.grid.offsets[one] === to);
  const price = direction === undefined ? 0 : (commanderPrice(world.ground, asHex(from), direction) ?? 0);
  const led = ledBy(g, piece);
  const isOnVector = led >= 0 && isBound(g, led);
  const isNearer = led >= 0 && apart(g, to, c.goal[led]) < apart(g, from, c.goal[led]);
  shift(g, piece, to);
  c.mp[piece] -= price;
  g.emit({ kind: "commander-rode", rule: "III.5", piece, path: [from, to] });
  if (!isOnVector) return;
  c.act[piece] |= DUTY_DONE;
  if (isNearer) c.left[led]--;
  if (c.left[led] === 0) c.arrived[led] = 1;
}

/** III.5, III.19, K-144: a commander rides hex by hex; a leader under Attack or Forced March along his vector alone. */
export const moveCommander: Procedure<MoveCommander> = procedure<
  { look: MoveCommander; go: MoveCommander },
  null,
  "look"
>("move-commander", {
  look: {
    does: (g, { piece }) => {
      g.c.act[piece] |= BEGUN;
      return g.c.hexOf[piece] > 0 && steps(g, piece).length > 0 ? next("go") : done();
    },
  },
  go: {
    asks: {
      rule: "III.5",
      decision: "ride",
      seat: (g, { piece }) => g.world.seatOf[piece],
      list: (g, { piece }, out) => {
        for (const hex of steps(g, piece)) offer(out, say.hex(hex));
        offer(out, say.end());
      },
      why: (g, { piece }, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "hex") return notNow("III.5", "rides", { unit: g.world.pieces[piece].name });
        return whyNotRide(g, piece, words.arg(answer, 0));
      },
      shows: (_, { piece }) => ({ unit: piece, commits: [{ answer: say.end() }] }),
      take: (g, { piece }, answer) => {
        if (answer === say.end()) return done();
        ride(g, piece, words.arg(answer, 0));
        return next("look");
      },
    },
  },
});
