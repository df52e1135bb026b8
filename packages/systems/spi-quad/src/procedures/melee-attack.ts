import { type AnswerList, become, d6, done, next, offer, offers } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { composing, type Unit } from "@redoubt/mechanics";
import { canBeAttacked, reachesAll, whyNotAttackHex, whyNotJoin } from "../checks/melee-attackers.ts";
import { isOpenTarget, isReady, promiseTheRest } from "../checks/melee-duty.ts";
import { isCompletable, whyHopeless, whyNotComplete } from "../checks/melee-plan.ts";
import { garrisonedGuns } from "../checks/redoubt-guns.ts";
import { notNow, notPossible, refusal } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { hexOf, MELEE_DEFENDED, MELEED, NOBODY, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { words } from "../words.ts";
import { meleeAftermath } from "./melee-aftermath.ts";
import { resolveMelee } from "./melee-result.ts";

/** A melee attack being declared. */
export interface MeleeDeclared {
  readonly hexes: readonly Hex[];
  readonly attackers: readonly Unit[];
}

/** A melee attack whose die is to fall. */
interface Committed extends MeleeDeclared {
  /** Redoubt guns that have a companion (B18.2). */
  readonly garrisoned: readonly Unit[];
}

/** As many as stand around a hex may attack it, from different hexes, and one combat may take in several hexes. */
export const enforces = cites("8.13", "8.14", "8.19", "8.23", "8.24");

function commit(g: QuadPlay, l: MeleeDeclared) {
  const { c } = g;
  promiseTheRest(g, l.attackers, l.hexes);
  for (const u of l.attackers) c.status[u] |= MELEED;
  for (const hex of l.hexes) for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) c.status[u] |= MELEE_DEFENDED;
  const places = [...l.hexes, ...l.attackers.map((u) => hexOf(g, u))];
  return next("roll", { garrisoned: garrisonedGuns(g, places) });
}

/** The units around the first hex, and the enemy hexes next to those who attack, or may (8.24). */
function listCandidates(g: QuadPlay, l: MeleeDeclared, units: AnswerList, targets: AnswerList): void {
  const { world, c } = g;
  for (let d = 0; d < 6; d++) {
    for (let u = topUnit(g, asHex(l.hexes[0] + world.grid.offsets[d])); u >= 0; u = unitBelow(g, u)) {
      if (world.seatOf[u] !== c.active[0]) break;
      offer(units, u);
      if (l.attackers.length === 0 ? isReady(g, u) : u === l.attackers[0]) listHexesAround(g, hexOf(g, u), targets);
    }
  }
}

function listHexesAround(g: QuadPlay, from: Hex, targets: AnswerList): void {
  for (let d = 0; d < 6; d++) {
    const hex = asHex(from + g.world.grid.offsets[d]);
    if (isOpenTarget(g, hex) && !offers(targets, hex)) offer(targets, hex);
  }
}

/** One melee attack: gather hexes and attackers, roll, and hand the result over to be carried out (8.2, 8.4). */
export const meleeAttack = procedure<{ gather: MeleeDeclared; roll: Committed }, null, "gather">("melee-attack", {
  gather: composing({
    rule: "8.2",
    decision: "melee",
    seat: (g) => g.c.active[0],
    words,
    verbs: { add: "add", remove: "remove", target: "target", commit: "attack", cancel: "cancel" },
    made: (l) => ({ units: l.attackers, targets: l.hexes }),
    candidates: listCandidates,
    whyNotAdd: (g, l, u) => whyNotJoin(g, u, l.hexes),
    mayAdd: (g, l, u) => isReady(g, u) && reachesAll(g, u, l.hexes),
    whyNotTarget: (g, l, hex) => whyNotAttackHex(g, hex, l.hexes, l.attackers),
    mayTarget: (g, l, hex) => canBeAttacked(g, hex, l.hexes, l.attackers),
    // Units can be taken out again, hexes cannot: only these can spoil an attack for good.
    whyHopeless: (g, l, { targets }) => (targets === l.hexes ? null : whyHopeless(g, targets)),
    whyNotCommit: (g, l) =>
      l.attackers.length === 0
        ? refusal("8.0", "nobody-attacks", targetsOf(g, l))
        : whyNotComplete(g, l.attackers, l.hexes),
    mayCommit: (g, l) => l.attackers.length > 0 && isCompletable(g, l.attackers, l.hexes),
    refusals: {
      isIn: (g, _l, u) => refusal("8.14", "attacks-already", { unit: g.world.units[u].id }),
      isNotIn: (g, _l, u) => notPossible("8.2", "does-not-attack", { unit: g.world.units[u].id }),
      notAsked: (g, l) => notNow("8.2", "attacking", targetsOf(g, l)),
    },
    change: (_l, { units, targets }) => next("gather", { attackers: units, hexes: targets }),
    commit,
    cancel: () => done(),
  }),
  roll: {
    rolls: {
      rule: "8.4",
      purpose: "melee",
      dice: () => d6,
      take: (g, l, [rolled]) => {
        const { hexes, attackers, garrisoned } = l;
        const { cell, defenders, driven, weary, emptied } = resolveMelee(g, attackers, hexes, garrisoned, rolled);
        const paths = emptied.map((hex) => [hex]);
        const forced = driven.map(({ unit }) => unit);
        const after = {
          attackers,
          defenders,
          garrisoned,
          cell,
          driven,
          forced,
          weary,
          movers: emptied.map(() => NOBODY),
        };
        return become(meleeAftermath, { ...after, paths });
      },
    },
  },
});

const targetsOf = (g: QuadPlay, { hexes }: MeleeDeclared) => ({
  hex: hexes.map((hex) => g.world.grid.numbers[hex]).join(", "),
});
