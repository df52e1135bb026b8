import { become, call, d6, done, next, offer, type Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { composing, type Unit } from "@redoubt/mechanics";
import { canHit, type FireKind, isInReach, mayFire, whyNotFire, whyNotHit } from "../checks/fire.ts";
import { targetsIn } from "../checks/fire-targets.ts";
import { garrisonedGuns } from "../checks/redoubt-guns.ts";
import { notNow, notPossible, refusal } from "../checks/refusal.ts";
import { isCutOff, isPenned } from "../checks/retreat-paths.ts";
import { cites, procedure } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import { FIRED, FIRED_AT, type QuadPlay, zonesOf } from "../state.ts";
import { words } from "../words.ts";
import { type Driven, resolveFire } from "./fire-result.ts";
import { redoubtCapture } from "./redoubt-capture.ts";
import { retreat } from "./retreat.ts";

/** A fire attack being declared. */
export interface FireDeclared {
  readonly seat: Seat;
  readonly kind: FireKind;
  readonly hex: Hex;
  readonly firers: readonly Unit[];
}

/** A fire attack being carried out. */
interface Fired extends FireDeclared {
  /** Redoubt guns that had a companion in the hex when the attack was made (B18.2). */
  readonly garrisoned: readonly Unit[];
}

/** Units fire and are fired at once a phase. */
export const enforces = cites("7.16", "7.23", "7.24");

/** One fire attack: gather the firing units, roll, and carry the result out (7.1). */
export const fireAttack = procedure<{ gather: FireDeclared; roll: Fired; capture: Fired }, null, "gather">(
  "fire-attack",
  {
    gather: composing({
      rule: "7.11",
      decision: "fire",
      seat: (_g, l) => l.seat,
      words,
      verbs: { add: "add", remove: "remove", commit: "fire", cancel: "cancel" },
      made: (l) => ({ units: l.firers, targets: [l.hex] }),
      candidates: (g, l, units) => {
        const own = g.world.unitsOf[l.seat];
        for (let i = 0; i < own.length; i++) if (isInReach(g, own[i], l.hex)) offer(units, own[i]);
      },
      whyNotAdd: (g, l, u) => whyNotFire(g, u, l.seat, l.kind) ?? whyNotHit(g, u, l.hex),
      mayAdd: (g, l, u) => mayFire(g, u, l.kind) && canHit(g, u, l.hex),
      whyNotCommit: (g, l) => (l.firers.length > 0 ? null : refusal("7.0", "nobody-fires", targetOf(g, l))),
      refusals: {
        isIn: (g, _l, u) => refusal("7.24", "fires-already", { unit: g.world.units[u].id }),
        isNotIn: (g, _l, u) => notPossible("7.11", "does-not-fire", { unit: g.world.units[u].id }),
        notAsked: (g, l) => notNow("7.11", "firing", targetOf(g, l)),
      },
      change: (_l, { units }) => next("gather", { firers: units }),
      commit: (g, l) => {
        for (const u of l.firers) g.c.status[u] |= FIRED;
        for (const u of targetsIn(g, l.hex)) g.c.status[u] |= FIRED_AT;
        return next("roll", { garrisoned: garrisonedGuns(g, [l.hex]) });
      },
      cancel: () => done(),
    }),
    roll: {
      rolls: {
        rule: "7.42",
        purpose: "fire",
        dice: () => d6,
        take: (g, l, [rolled]) => {
          const driven = resolveFire(g, l.firers, l.hex, rolled);
          if (driven === null) return next("capture");
          const { unit, hexes } = driven;
          // What is carried out at once tells of itself.
          if (g.sink !== null && !isCutOff(g, unit, hexes)) {
            tellRetreat(g, driven);
            tellGuns(g, l.garrisoned);
          }
          return call(retreat, { unit, hexes, path: [l.hex], lostBy: "7.16" }, "capture");
        },
      },
    },
    capture: {
      does: (g, l) => (g.world.rules.hasRedoubtGuns ? become(redoubtCapture, { garrisoned: l.garrisoned }) : done()),
    },
  },
);

function tellRetreat(g: QuadPlay, { unit: u, hexes, rule }: Driven): void {
  const unit = g.world.units[u].id;
  if (isPenned(g, u, hexes)) g.emit({ kind: "doomed", rule: "8.54", unit, fate: "penned" });
  else g.emit({ kind: "retreat-ordered", rule, unit, hexes });
}

/** Tells of the redoubt guns that will be taken once their companion has retreated (B18.2). */
function tellGuns(g: QuadPlay, garrisoned: readonly Unit[]): void {
  for (const u of garrisoned) {
    if (zonesOf(g, enemyOf(g.world.seatOf[u]))[g.c.hexOf[u]] === 0) continue;
    g.emit({ kind: "doomed", rule: "B18.2", unit: g.world.units[u].id, fate: "captured" });
  }
}

const targetOf = (g: QuadPlay, { hex }: FireDeclared) => ({ hex: g.world.grid.numbers[hex] });
