import { done, next, notNow, notPossible, offer, type Procedure, refusal } from "@redoubt/engine";
import { instructionKinds } from "../instruction-kinds.ts";
import {
  ALWAYS,
  ASK,
  instructionPlace,
  NEVER,
  scopeOfCommand,
  scopeOfPiece,
  scopeOfSide,
  UNSAID,
  WHEN,
} from "../instructions.ts";
import { procedure } from "../kit.ts";
import { UNIT } from "../piece.ts";
import { DESTROYED, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";

/** What instructing is called with. */
export interface Instructing {
  readonly seat: number;
}

type Steps = {
  readonly whom: Instructing;
  readonly what: Instructing & { readonly scope: number };
};

/** What may be said: nothing, never, ask, always, and from each tenth of a chance on. */
const values = [UNSAID, NEVER, ASK, ALWAYS, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => WHEN + 10 * tenth)];

const commandsOf = (g: SteppesPlay, seat: number): readonly number[] =>
  g.world.commands.map((_, command) => command).filter((command) => g.world.commands[command].seat === seat);

const isHis = (g: SteppesPlay, seat: number, unit: number): boolean =>
  g.world.kindOf[unit] === UNIT && g.world.seatOf[unit] === seat && g.c.hexOf[unit] !== DESTROYED;

/**
 * VI.6, XII.16: a player says beforehand how his units react: for his whole side, a command or a unit, the narrowest
 * counting. It is an answer given early: nothing happens by it that he could not have answered.
 */
export const instructing: Procedure<Instructing> = procedure<Steps, null, "whom">("instructing", {
  whom: {
    asks: {
      rule: "VI.6",
      decision: "instruct-whom",
      isSecret: true,
      seat: (_, { seat }) => seat,
      list: (g, { seat }, out) => {
        offer(out, say.yes());
        for (const command of commandsOf(g, seat)) offer(out, say.take(command));
        for (let unit = 0; unit < g.world.count; unit++) if (isHis(g, seat, unit)) offer(out, say.unit(unit));
        offer(out, say.end());
      },
      why: (g, { seat }, answer) => {
        const named = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "yes":
          case "end":
            return null;
          case "take":
            return commandsOf(g, seat).includes(named) ? null : notPossible("VI.6", "not-to-instruct");
          case "unit":
            return isHis(g, seat, named) ? null : notPossible("VI.6", "not-to-instruct");
          default:
            return notNow("VI.6", "instructs");
        }
      },
      shows: () => ({ commits: [{ answer: say.end() }] }),
      take: (g, { seat }, answer) => {
        const named = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "yes":
            return next("what", { scope: scopeOfSide(g.world, seat) });
          case "take":
            return next("what", { scope: scopeOfCommand(g.world, named) });
          case "unit":
            return next("what", { scope: scopeOfPiece(named) });
          default:
            return done();
        }
      },
    },
  },
  what: {
    asks: {
      rule: "VI.6",
      decision: "instruct-what",
      isSecret: true,
      seat: (_, { seat }) => seat,
      list: (_, __, out) => {
        for (const kind of instructionKinds.keys()) for (const value of values) offer(out, say.instruct(kind, value));
        offer(out, say.cancel());
      },
      why: (_, __, answer) => {
        if (answer === say.cancel()) return null;
        if (words.verb(answer) !== "instruct") return notNow("VI.6", "instructs");
        const isKnown = words.arg(answer, 0) < instructionKinds.length && values.includes(words.arg(answer, 1));
        return isKnown ? null : refusal("VI.6", "no-such-instruction");
      },
      shows: (g, { scope }) => ({
        ...(scope < g.world.count ? { unit: scope } : {}),
        commits: [{ answer: say.cancel() }],
      }),
      take: (g, { scope }, answer) => {
        if (answer === say.cancel()) return next("whom");
        const kind = instructionKinds[words.arg(answer, 0)];
        g.c.instructions[instructionPlace(scope, kind)] = words.arg(answer, 1);
        return next("whom");
      },
    },
  },
});
