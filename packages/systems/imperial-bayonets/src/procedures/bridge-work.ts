import { d6, done } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { bridgePlace } from "../checks/working.ts";
import { bridgeNow } from "../ground-now.ts";
import { procedure } from "../kit.ts";
import { works } from "../tables/dice.ts";
import { allowanceOf } from "../values.ts";

/** The unit at work and the hex across the hexside. */
interface BridgeWork {
  readonly unit: Unit;
  readonly to: Hex;
}

/** 7.6d, 7.6e, E10: a die decides whether a bridge is destroyed, repaired or thrown; the allowance is spent either way (I-112). */
export const workOnBridge = procedure<{ readonly roll: BridgeWork }>("bridge-work", {
  roll: {
    rolls: {
      rule: "7.6d",
      purpose: "work on a bridge",
      dice: () => d6,
      take: (g, { unit, to }, dice) => {
        const { c, world } = g;
        const from = c.hexOf[unit];
        const place = bridgePlace(g, from, to);
        const [word, bit] = [place >> 5, 1 << (place & 31)];
        c.spent[unit] = allowanceOf(g, unit);
        c.worked[word] |= bit;
        g.emit({ kind: "bridge-rolled", rule: "7.6d", unit, from, to, dice });
        if (dice[0] > works.bridge.atMost) {
          g.emit({ kind: "bridge-unchanged", rule: "7.6d", from, to });
          return done();
        }
        c.bridges[word] ^= bit;
        const now = bridgeNow(g, place);
        if (now === "thrown") c.thrown[world.seatOf[unit]]++;
        g.emit({
          kind: "bridge-changed",
          rule: now === "intact" ? "7.6e" : now === "thrown" ? "E10" : "7.6d",
          from,
          to,
          now,
        });
        return done();
      },
    },
  },
});
