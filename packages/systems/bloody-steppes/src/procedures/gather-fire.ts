import { call, done, next, notNow, offer, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { whyNotJoin, whyNotOwnFire } from "../checks/fire.ts";
import { procedure } from "../kit.ts";
import type { SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { fireAt } from "./fire.ts";

/** Units of a moving stack that may fire at a hex. */
export interface GatherFire {
  readonly units: readonly Unit[];
  readonly hex: Hex;
}

type Joining = GatherFire & { readonly firers: readonly Unit[] };
type Steps = {
  readonly look: GatherFire;
  readonly choose: GatherFire;
  readonly gather: Joining;
  readonly join: Joining;
  readonly finish: object;
};

const able = (g: SteppesPlay, { units, hex }: GatherFire): readonly Unit[] =>
  units.filter((unit) => whyNotOwnFire(g, unit, hex) === null);
const joiners = (g: SteppesPlay, { units, hex, firers }: Joining): readonly Unit[] =>
  units.filter((unit) => whyNotJoin(g, firers, unit, hex, false) === null);

/** X.2, XI.3, XI.4: which counter of the stack fires, and which half-batteries join it. */
export const gatherFire: Procedure<GatherFire> = procedure<Steps, null, "look">("gather-fire", {
  look: {
    does: (g, l) => {
      const firers = able(g, l);
      return firers.length === 1 ? next("gather", { firers }) : next("choose");
    },
  },
  choose: {
    asks: {
      rule: "XI.3",
      decision: "firer",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (g, l, out) => {
        for (const unit of able(g, l)) offer(out, say.unit(unit));
      },
      why: (g, l, answer) =>
        words.verb(answer) === "unit" ? whyNotOwnFire(g, words.arg(answer, 0), l.hex) : notNow("XI.3", "fires-now"),
      shows: (_, { hex }) => ({ targets: [hex] }),
      take: (_, __, answer) => next("gather", { firers: [asUnit(words.arg(answer, 0))] }),
    },
  },
  gather: {
    does: (g, l) => {
      if (joiners(g, l).length > 0) return next("join");
      return call(fireAt, { firers: l.firers, hex: l.hex, isReaction: false }, "finish");
    },
  },
  join: {
    asks: {
      rule: "XI.4",
      decision: "join-salvo",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (g, l, out) => {
        for (const unit of joiners(g, l)) offer(out, say.join(unit));
        offer(out, say.end());
      },
      why: (g, l, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "join") return notNow("XI.4", "fires-now");
        return whyNotJoin(g, l.firers, words.arg(answer, 0), l.hex, false);
      },
      shows: (_, { firers, hex }) => ({ picked: firers, targets: [hex], commits: [{ answer: say.end() }] }),
      take: (_, { firers, hex }, answer) => {
        if (answer !== say.end()) return next("gather", { firers: [...firers, asUnit(words.arg(answer, 0))] });
        return call(fireAt, { firers, hex, isReaction: false }, "finish");
      },
    },
  },
  finish: { does: () => done() },
});
