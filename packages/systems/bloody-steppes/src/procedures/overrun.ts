import { call, done, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { MeleeKind } from "../checks/momentum.ts";
import { procedure } from "../kit.ts";
import { destroy } from "../mutations.ts";
import { unitsIn } from "../occupancy.ts";
import { pursuit } from "./pursuit.ts";

/** What an overrun is called with: stacks that have got at guns who stand alone. */
export interface Overrun {
  readonly stacks: readonly (readonly Unit[])[];
  readonly target: Hex;
  readonly kind: MeleeKind;
}

/** XII.52, K-171: guns that stand alone are destroyed, and the attackers go into their hex. */
export const overrun: Procedure<Overrun> = procedure<{ take: Overrun; finish: object }, null, "take">("overrun", {
  take: {
    does: (g, { stacks, target, kind }) => {
      g.emit({ kind: "guns-overrun", rule: "XII.52", pieces: stacks.flat(), hex: target });
      for (const gun of unitsIn(g, target)) destroy(g, gun, "XII.52");
      return call(pursuit, { stacks, target, isFled: true, kind }, "finish");
    },
  },
  finish: { does: () => done() },
});
