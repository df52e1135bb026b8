import { call, d10, done, next, notNow, offer, type Procedure, refusal } from "@redoubt/engine";
import { isInRange } from "../checks/command.ts";
import { freeRiders } from "../checks/order-ways.ts";
import { blankOf, cupPlace, openCommands } from "../cups.ts";
import { cites, procedure } from "../kit.ts";
import { BOX, enemyOf, isOnMap, type SteppesPlay } from "../state.ts";
import { independenceOf } from "../values.ts";
import { say, words } from "../words.ts";
import { activation } from "./activation.ts";
import type { Activations } from "./activations.ts";

/** Support is given without a question, and a check that passes activates. */
export const enforces = cites("XV.5");

type Held = Pick<Activations, "isHeld">;
type Kept = {
  readonly begin: Activations;
  readonly fill: object;
  readonly common: object;
  readonly look: object;
  readonly offer: object;
  readonly draw: { readonly isSustaining: boolean };
  readonly check: { readonly command: number };
  readonly start: { readonly command: number };
  readonly activated: object;
  readonly sustain: object;
  readonly pass: object;
};
/** Whether it is held is known at every step. */
type Steps = { readonly [S in keyof Kept]: Kept[S] & Held };

// Where a named marker is: in its side's cup, in the common one, or drawn.
const OWN = 1;
const COMMON = 2;

const holder = (g: SteppesPlay): number => g.c.holder[0];
const blanks = (g: SteppesPlay, seat: number): number => g.c.cup[cupPlace(g, seat, blankOf(g))];
const inCup = (g: SteppesPlay, seat: number): readonly number[] =>
  g.world.commands
    .map((_, command) => command)
    .filter((command) => g.c.named[command] === OWN && g.world.commands[command].seat === seat);
const inCommon = (g: SteppesPlay): readonly number[] =>
  g.world.commands.map((_, command) => command).filter((command) => g.c.named[command] === COMMON);
const mayYield = (g: SteppesPlay): boolean => g.c.host[0] === 0 && inCup(g, enemyOf(holder(g))).length > 0;

/** XV.4: the rider who must support a commander near his commander-in-chief; -1 for none. */
function supporter(g: SteppesPlay, command: number): number {
  const { leader, chief } = g.world.commands[command];
  if (chief < 0 || leader < 0 || !isInRange(g, chief, leader)) return -1;
  return freeRiders(g, chief)[0] ?? -1;
}

/**
 * XV.2 to XV.6: the other way of activation, with a marker for each command. One is drawn from a common cup and gives the initiative;
 * then each side draws from its own. To keep the initiative one draws again, and the drawn commander checks. One may yield instead of
 * drawing: then the opponent must draw. Two in a row at most.
 */
export const optionalActivations: Procedure<Activations> = procedure<Steps, null, "begin">("optional-activations", {
  begin: {
    does: (g, { running, isFilled }) => {
      if (running !== null) return call(activation, running, "activated");
      if (!isFilled) return next("fill");
      return next(inCommon(g).length > 0 ? "common" : "look");
    },
  },
  fill: {
    does: (g) => {
      g.c.named.fill(0);
      g.c.cup.fill(0);
      g.c.activated.fill(0);
      for (let seat = 0; seat < 2; seat++)
        for (const command of openCommands(g, seat, null)) g.c.named[command] = COMMON;
      return inCommon(g).length === 0 ? done() : next("common");
    },
  },
  common: {
    rolls: {
      rule: "XV.3",
      purpose: "marker",
      dice: (g) => ({ count: 1, sides: inCommon(g).length, lowest: 0 }),
      take: (g, _, [drawn]) => {
        const all = inCommon(g);
        const counts = [0, 1].map((seat) => all.filter((command) => g.world.commands[command].seat === seat).length);
        for (const command of all) g.c.named[command] = OWN;
        const fewer = counts[0] < counts[1] ? 0 : 1;
        g.c.cup[cupPlace(g, fewer, blankOf(g))] = Math.abs(counts[0] - counts[1]);
        const command = all[drawn];
        const { seat } = g.world.commands[command];
        g.c.holder[0] = seat;
        g.c.winner[0] = seat + 1;
        g.emit({ kind: "marker-taken", rule: "XV.3", seat, marker: g.world.commands[command].marker, isDrawn: true });
        return next("start", { command });
      },
    },
  },
  look: {
    does: (g, { isHeld }) => {
      const [own, other] = [inCup(g, holder(g)).length, inCup(g, enemyOf(holder(g))).length];
      if (own === 0 && other === 0) return done();
      if (own === 0) {
        g.c.holder[0] = enemyOf(holder(g));
        g.c.run[0] = 0;
        g.c.host[0] = 0;
        return next("look");
      }
      return isHeld || mayYield(g) ? next("offer") : next("draw", { isSustaining: false });
    },
  },
  offer: {
    asks: {
      rule: "XV.3",
      decision: "marker",
      seat: holder,
      list: (g, _, out) => {
        offer(out, say.draw());
        if (mayYield(g)) offer(out, say.yield());
      },
      why: (g, _, answer) => {
        if (answer === say.draw()) return null;
        if (answer !== say.yield()) return notNow("XV.3", "takes-a-marker");
        return mayYield(g) ? null : refusal("XV.3", "cannot-yield");
      },
      shows: () => ({}),
      take: (g, _, answer) => {
        if (answer === say.draw()) return next("draw", { isSustaining: false });
        g.emit({ kind: "yielded", rule: "XV.3", seat: holder(g) });
        g.c.host[0] = holder(g) + 1;
        g.c.holder[0] = enemyOf(holder(g));
        g.c.run[0] = 0;
        return next("look");
      },
    },
  },
  draw: {
    rolls: {
      rule: "XV.3",
      purpose: "marker",
      dice: (g) => ({ count: 1, sides: inCup(g, holder(g)).length + blanks(g, holder(g)), lowest: 0 }),
      take: (g, { isSustaining }, [drawn]) => {
        const seat = holder(g);
        const command = inCup(g, seat)[drawn];
        const marker = command === undefined ? blankOf(g) : g.world.commands[command].marker;
        g.emit({ kind: "marker-taken", rule: "XV.3", seat, marker, isDrawn: true });
        if (command === undefined) {
          g.c.cup[cupPlace(g, seat, blankOf(g))]--;
          const mayTry = !isSustaining && g.world.options.blankSustainXV === "allowed" && inCup(g, seat).length > 0;
          return next(mayTry ? "sustain" : "pass");
        }
        return isSustaining ? next("check", { command }) : next("start", { command });
      },
    },
  },
  check: {
    rolls: {
      rule: "XV.3",
      purpose: "sustain",
      dice: () => d10,
      take: (g, { command }, dice) => {
        const { leader } = g.world.commands[command];
        const rider = supporter(g, command);
        if (rider >= 0) {
          g.c.hexOf[rider] = BOX;
          g.c.box[rider] = g.c.turn[0] + 1;
        }
        const independence = leader < 0 || !isOnMap(g, leader) ? -1 : independenceOf(g.world, leader);
        const needed = independence + (rider >= 0 ? 1 : 0);
        const isPassed = dice[0] <= needed;
        g.emit({ kind: "sustain-tried", rule: rider >= 0 ? "XV.4" : "XV.3", piece: leader, dice, needed, isPassed });
        if (leader >= 0) g.emit({ kind: "try-ended", rule: "XV.3", piece: leader, isPassed, isForOrder: false });
        if (!isPassed) return next("pass");
        // What is won after a blank counts as the second in a row (II.14).
        g.c.run[0] = 1;
        return next("start");
      },
    },
  },
  start: {
    does: (g, { command, isHeld }) => {
      g.c.named[command] = 0;
      g.c.activated[command] = 1;
      g.c.active[0] = command + 1;
      g.c.run[0]++;
      g.emit({ kind: "activated", rule: "II.5", command, ordinal: g.c.run[0] });
      return call(activation, { from: "start", isHeld }, "activated");
    },
  },
  activated: {
    does: (g) => {
      if (g.c.automatic[0] !== 0) return done();
      return next(g.c.run[0] === 1 && inCup(g, holder(g)).length > 0 ? "sustain" : "pass");
    },
  },
  sustain: {
    asks: {
      rule: "XV.3",
      decision: "sustain",
      seat: holder,
      list: (_g, _l, out) => {
        offer(out, say.draw());
        offer(out, say.no());
      },
      why: (_g, _l, answer) => {
        if (answer === say.draw() || answer === say.no()) return null;
        return words.verb(answer) === "sustain" ? refusal("XV.3", "draws-to-sustain") : notNow("XV.3", "sustain");
      },
      shows: () => ({ commits: [{ answer: say.no(), follows: "the other side draws" }] }),
      take: (_g, _l, answer) => (answer === say.draw() ? next("draw", { isSustaining: true }) : next("pass")),
    },
  },
  pass: {
    does: (g) => {
      const host = g.c.host[0];
      g.c.holder[0] = host === 0 ? enemyOf(holder(g)) : host - 1;
      g.c.host[0] = 0;
      g.c.run[0] = 0;
      return next("look");
    },
  },
});
