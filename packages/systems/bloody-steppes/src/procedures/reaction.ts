import { call, done, next, notNow, offer, type Procedure, type Refusal, refusal } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { whyNotFireAt, whyNotJoin } from "../checks/fire.ts";
import { formingUnits } from "../checks/move.ts";
import { keysOf } from "../checks/move-shown.ts";
import {
  type Approaching,
  mayReactByFire,
  mayReform,
  mayRetire,
  maySquare,
  reactionFormations,
  reactionTurns,
  whyNoSquare,
  whyNotRetire,
} from "../checks/reactions.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { closeUp } from "../skirmishers.ts";
import { FACED, has, isOnMap, REACTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";
import { checkMorale } from "./check-morale.ts";
import { fallBack } from "./fall-back.ts";
import { fireAt } from "./fire.ts";
import { facingFor, placeOf, reform } from "./reform.ts";

/** What a reaction is called with: who reacts, the acting stack and its hex, and whether it moves. */
export interface Reaction extends Approaching {
  readonly reactor: Unit;
  readonly units: readonly Unit[];
  /** What a standing instruction answers in the owner's place; null where he is asked. */
  readonly told: number | null;
}

/** What came of a reaction: whether the reactor has fired, and done nothing else (K-58). */
export interface Reacted {
  readonly hasFired: boolean;
}

type Chosen = Reaction & { readonly answer: number };
type Steps = {
  readonly begin: Reaction;
  readonly choose: Reaction;
  readonly chosen: Chosen;
  readonly checked: Chosen & { readonly steady: { readonly isPassed: boolean } };
  readonly act: Chosen;
  readonly gather: Reaction & { readonly firers: readonly Unit[] };
  readonly join: Reaction & { readonly firers: readonly Unit[] };
  readonly retire: Reaction;
  readonly retreat: Reaction;
  readonly volley: object;
  readonly finish: object;
};

const square = placeOf("square");

/** The answers that a reactor has, fire first. */
export function reactionsOf(
  g: SteppesPlay,
  { reactor, units, hex, isMoving }: Omit<Reaction, "told">,
): readonly number[] {
  const acting = { units, hex, isMoving };
  const reforms = mayReform(g, reactor, acting);
  return [
    ...(mayReactByFire(g, reactor, acting) ? [say.fire(hex)] : []),
    ...(maySquare(g, reactor, acting) ? [say.form(square)] : []),
    ...(mayRetire(g, reactor, acting) ? [say.retire()] : []),
    ...(mayRetire(g, reactor, acting) && mayReactByFire(g, reactor, acting) ? [say.withdraw()] : []),
    ...(reforms ? reactionFormations(g, reactor).map((formation) => say.form(formation)) : []),
    ...(reforms ? reactionTurns(g, reactor).map((facing) => say.turn(facing)) : []),
  ];
}

/** The infantry or cavalry of a hex, which changes formation and facing as one (V.2, VII.4). */
const closedWith = (g: SteppesPlay, reactor: number): readonly Unit[] =>
  formingUnits(
    g,
    unitsIn(g, g.c.hexOf[reactor]).filter((unit) => g.world.armOf[unit] === g.world.armOf[reactor]),
  ).map(asUnit);

/** VI.21: it has reacted, and so have those who change with it; it may be one that does not change itself. */
function markReacted(g: SteppesPlay, reactor: number): void {
  g.c.act[reactor] |= REACTED;
  for (const unit of closedWith(g, reactor)) g.c.act[unit] |= REACTED;
}

const canJoin = (g: SteppesPlay, l: Reaction & { readonly firers: readonly Unit[] }): readonly Unit[] =>
  unitsIn(g, g.c.hexOf[l.reactor])
    .filter((unit) => !has(g, unit, REACTED) && whyNotJoin(g, l.firers, unit, l.hex, true) === null)
    .map(asUnit);

/** The case by which a reactor may not answer in a way that is not among its answers. */
function whyNotReact(g: SteppesPlay, l: Reaction, answer: number): Refusal<SteppesRule> {
  const { reactor, hex } = l;
  const name = { unit: g.world.pieces[reactor].name };
  const thing = words.arg(answer, 0);
  switch (words.verb(answer)) {
    case "fire": {
      const why = thing === hex ? whyNotFireAt(g, reactor, hex) : null;
      return why ?? refusal("VI.7", "fires-at-who-acts", name);
    }
    case "retire":
    case "withdraw": {
      const rule = whyNotRetire(g, reactor, l);
      return rule === null ? refusal("VI.17", "no-fire-to-hold", name) : refusal(rule, "does-not-fall-back", name);
    }
    case "form":
      if (thing === square) return refusal(whyNoSquare(g, reactor, l) ?? "VI.12", "forms-no-square", name);
      return refusal(mayReform(g, reactor, l) ? "IV.1" : "VI.11", "not-its-reaction", name);
    case "turn":
      return refusal(mayReform(g, reactor, l) ? "VI.6" : "VI.11", "not-its-reaction", name);
    default:
      return notNow("VI.6", "reacts", name);
  }
}

/**
 * VI.6: one unit reacts, in one way: fire, square, another formation or facing, or fire and falling back. Who had an enemy
 * before it when the activation began must pass a check first, but for fire (VI.10, K-57).
 */
export const reaction: Procedure<Reaction, Reacted> = procedure<Steps, Reacted, "begin">("reaction", {
  begin: { does: (_, { told }) => (told === null ? next("choose") : next("chosen", { answer: told })) },
  choose: {
    asks: {
      rule: "VI.6",
      decision: "reaction",
      seat: (g, { reactor }) => g.world.seatOf[reactor],
      list: (g, l, out) => {
        for (const answer of reactionsOf(g, l)) offer(out, answer);
        offer(out, say.cancel());
      },
      why: (g, l, answer) =>
        answer === say.cancel() || reactionsOf(g, l).includes(answer) ? null : whyNotReact(g, l, answer),
      shows: (g, { reactor, hex }) => ({
        unit: reactor,
        targets: [hex],
        keys: { ...keysOf(g, [reactor]), n: ["cancel"] },
        commits: [{ answer: say.cancel() }],
      }),
      take: (_, __, answer) => (answer === say.cancel() ? done({ hasFired: false }) : next("chosen", { answer })),
    },
  },
  chosen: {
    does: (g, { reactor, answer }) => {
      const isSteady = words.verb(answer) === "fire" || !has(g, reactor, FACED);
      if (isSteady) return next("act");
      return call(checkMorale, { units: closedWith(g, reactor), reason: "reaction" }, "checked", { as: "steady" });
    },
  },
  checked: {
    does: (g, { steady, reactor }) => {
      if (steady.isPassed) return next("act");
      markReacted(g, reactor);
      g.emit({ kind: "reaction-failed", rule: "VI.10", piece: reactor });
      return done({ hasFired: false });
    },
  },
  act: {
    does: (g, { answer, reactor }) => {
      if (words.verb(answer) === "fire") return next("gather", { firers: [reactor] });
      markReacted(g, reactor);
      if (answer === say.retire()) return next("retire");
      if (answer === say.withdraw()) return next("retreat");
      const isTurn = words.verb(answer) === "turn";
      const formation = isTurn ? -1 : words.arg(answer, 0);
      // Skirmishers close up with those of their own battalion, whoever else is in the hex (IV.14).
      const closed = isTurn ? [reactor] : closeUp(g, [reactor], formation);
      const units = closed[0] === reactor ? closedWith(g, reactor) : closed;
      const isSquare = formation === square;
      return call(
        reform,
        {
          units,
          formation,
          facing: isTurn ? words.arg(answer, 0) : facingFor(g, units[0]),
          reason: isSquare ? "square" : "reform",
          isOnlyWhenPassed: isSquare,
        },
        "finish",
      );
    },
  },
  gather: {
    does: (g, l) => {
      const others = canJoin(g, l);
      if (others.length > 0 && l.told === null) return next("join");
      // By instruction a battery fires together.
      return call(fireAt, { firers: [...l.firers, ...others], hex: l.hex, isReaction: true }, "volley");
    },
  },
  join: {
    asks: {
      rule: "XI.4",
      decision: "join-salvo",
      seat: (g, { reactor }) => g.world.seatOf[reactor],
      list: (g, l, out) => {
        for (const unit of canJoin(g, l)) offer(out, say.join(unit));
        offer(out, say.end());
      },
      why: (g, l, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "join") return notNow("XI.4", "fires-now");
        return whyNotJoin(g, l.firers, words.arg(answer, 0), l.hex, true);
      },
      shows: (_, { firers, hex }) => ({ picked: firers, targets: [hex], commits: [{ answer: say.end() }] }),
      take: (_, { firers, hex }, answer) => {
        if (answer !== say.end()) return next("gather", { firers: [...firers, asUnit(words.arg(answer, 0))] });
        return call(fireAt, { firers, hex, isReaction: true }, "volley");
      },
    },
  },
  retire: {
    does: (g, { reactor, units, hex }) =>
      mayReactByFire(g, reactor, { units, hex })
        ? call(fireAt, { firers: [reactor], hex, isReaction: true }, "retreat")
        : next("retreat"),
  },
  retreat: {
    does: (g, { reactor, hex }) => {
      if (!isOnMap(g, reactor)) return done({ hasFired: false });
      const units = unitsIn(g, g.c.hexOf[reactor]).map(asUnit);
      const most = constants.fallBack.value;
      return call(fallBack, { units, most, from: [hex], cause: "reaction", isCompulsory: false }, "finish");
    },
  },
  volley: { does: () => done({ hasFired: true }) },
  finish: { does: () => done({ hasFired: false }) },
});
