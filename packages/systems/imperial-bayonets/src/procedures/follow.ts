import { done, next, notNow, offer, type Refusal, refusal, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { leadersIn, shift } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, hexName, isOnMap } from "../state.ts";
import { say, words } from "../words.ts";
import { LEADER } from "../world.ts";

/** Units that have gone, and the hexes they went from. */
export interface Following {
  readonly seat: Seat;
  readonly gone: readonly (readonly [unit: Unit, from: Hex])[];
}

/** The hexes where units from a Leader's hex now are (I-31, I-100). */
function hexesFor(g: BayonetsPlay, { gone }: Following, hex: Hex): Hex[] {
  const there = gone.filter(([unit, from]) => from === hex && isOnMap(g, unit) && g.c.hexOf[unit] !== hex);
  return [...new Set(there.map(([unit]) => g.c.hexOf[unit]))].sort((a, b) => a - b);
}

/** The Leaders who may go along. */
function leadersOf(g: BayonetsPlay, l: Following): Unit[] {
  const hexes = new Set(l.gone.map(([, from]) => from));
  return [...hexes].flatMap((hex) => (hexesFor(g, l, hex).length === 0 ? [] : leadersIn(g, hex, l.seat)));
}

function whyNotFollow(g: BayonetsPlay, l: Following, leader: Unit, hex: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const unit = world.pieces[leader].id;
  if (world.kindOf[leader] !== LEADER || !leadersOf(g, l).includes(leader))
    return refusal("9.4.1.2b", "not-with-them", { unit });
  return hexesFor(g, l, c.hexOf[leader]).includes(hex)
    ? null
    : refusal("9.4.1.2b", "nobody-went-there", { unit, hex: hexName(world, hex) });
}

/** I-31, I-100: the owner sends Leaders along with units that have gone from their hexes, or leaves them. */
export const follow = procedure<Record<"look" | "choose", Following>, null, "look">("follow", {
  look: { does: (g, l) => (leadersOf(g, l).length === 0 ? done() : next("choose")) },
  choose: {
    asks: {
      rule: "9.4.1.2b",
      decision: "follow",
      seat: (_g, { seat }) => seat,
      list: (g, l, out) => {
        for (const leader of leadersOf(g, l))
          for (const hex of hexesFor(g, l, g.c.hexOf[leader])) offer(out, say.follow(leader, hex));
        offer(out, say.end());
      },
      why: (g, l, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "follow") return notNow("9.4.1.2b", "leaders-go-along");
        return whyNotFollow(g, l, asUnit(words.arg(answer, 0)), asHex(words.arg(answer, 1)));
      },
      shows: (g, l) => {
        const staying = leadersOf(g, l);
        const undone = staying.map((leader) => `${g.world.pieces[leader].name} stays where he is`);
        return { picked: staying, commits: [{ answer: say.end(), undone, follows: "" }] };
      },
      take: (g, _l, answer) => {
        if (answer === say.end()) return done();
        const [leader, hex] = [asUnit(words.arg(answer, 0)), asHex(words.arg(answer, 1))];
        shift(g, leader, hex);
        g.emit({ kind: "followed", rule: "9.4.1.2b", leader, hex });
        return next("look");
      },
    },
  },
});
