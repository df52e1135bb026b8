import { become, done, next, notNow, offer, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { arrive } from "../arriving.ts";
import { whyNotAdvance } from "../checks/advancing.ts";
import { procedure } from "../kit.ts";
import { tendWorks } from "../mutations.ts";
import { changeStatus, isCombat, shift } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { ADVANCED, type BayonetsPlay, hexName, MOVED } from "../state.ts";
import { say, words } from "../words.ts";
import { follow } from "./follow.ts";

/** Units that may advance, the hexes that were emptied, and who has gone so far. */
export interface Advancing {
  readonly units: readonly Unit[];
  readonly hexes: readonly Hex[];
  /** Whether after a bombardment, which obliges them to fight (9.2i). */
  readonly isAfterFire: boolean;
  readonly gone: readonly (readonly [unit: Unit, from: Hex])[];
}

const isGone = ({ gone }: Advancing, unit: Unit): boolean => gone.some(([other]) => other === unit);

function whyNot(g: BayonetsPlay, l: Advancing, unit: Unit, hex: Hex): Refusal<BayonetsRule> | null {
  const id = g.world.pieces[unit].id;
  if (!l.hexes.includes(hex)) return refusal("2.0a", "not-emptied", { hex: hexName(g.world, hex) });
  if (isGone(l, unit)) return refusal("2.0a", "has-advanced", { unit: id });
  if (l.units.includes(unit)) return whyNotAdvance(g, unit, hex);
  // After fire everybody active beside the hex may go: what keeps a unit out is its place or its command.
  const isOwnUnit = isCombat(g.world, unit) && g.world.seatOf[unit] === g.c.active[0];
  const why = l.isAfterFire && isOwnUnit ? whyNotAdvance(g, unit, hex) : null;
  return why ?? refusal(l.isAfterFire ? "9.2h" : "2.0a", "took-no-part", { unit: id });
}

function isAnyLeft(g: BayonetsPlay, l: Advancing): boolean {
  return l.units.some((unit) => !isGone(l, unit) && l.hexes.some((hex) => whyNotAdvance(g, unit, hex) === null));
}

type AdvanceSteps = { readonly look: Advancing; readonly choose: Advancing; readonly leaders: Advancing };

/** 2.0a, 9.2h: units enter hexes that the enemy has left, unit by unit, Leaders last (I-71, I-133). */
export const advance = procedure<AdvanceSteps, null, "look">("advance", {
  look: { does: (g, l) => (isAnyLeft(g, l) ? next("choose") : next("leaders")) },
  choose: {
    asks: {
      rule: "2.0a",
      decision: "advance",
      seat: (g) => g.c.active[0],
      list: (g, l, out) => {
        for (const unit of l.units)
          for (const hex of l.hexes) if (whyNot(g, l, unit, hex) === null) offer(out, say.advance(unit, hex));
        offer(out, say.end());
      },
      why: (g, l, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "advance") return notNow("2.0a", "advance-now");
        return whyNot(g, l, asUnit(words.arg(answer, 0)), asHex(words.arg(answer, 1)));
      },
      shows: (g, l) => {
        const idle = l.units.filter((unit) => l.hexes.some((hex) => whyNot(g, l, unit, hex) === null));
        const undone = idle.length === 0 ? [] : [`${idle.length} could still advance`];
        return { targets: l.hexes, picked: l.gone.map(([unit]) => unit), commits: [{ answer: say.end(), undone }] };
      },
      take: (g, l, answer) => {
        if (answer === say.end()) return next("leaders");
        const [unit, hex] = [asUnit(words.arg(answer, 0)), asHex(words.arg(answer, 1))];
        const from = g.c.hexOf[unit];
        shift(g, unit, hex);
        changeStatus(g, unit, MOVED | (l.isAfterFire ? ADVANCED : 0), 0);
        tendWorks(g, from);
        g.emit({ kind: "advanced", rule: l.isAfterFire ? "9.2h" : "2.0a", unit, path: [from, hex] });
        arrive(g, [unit], hex);
        return next("look", { gone: [...l.gone, [unit, from]] });
      },
    },
  },
  leaders: {
    does: (g, { gone }) => (gone.length === 0 ? done() : become(follow, { seat: g.c.active[0], gone })),
  },
});
