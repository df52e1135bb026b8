import { d10, done, next, type Procedure } from "@redoubt/engine";
import { procedure } from "../kit.ts";

type Steps = { readonly look: object; readonly roll: object };

/** II.16: as a turn begins a die may keep back whoever comes next, by a turn. */
export const lateArrivals: Procedure<object> = procedure<Steps, null, "look">("late-arrivals", {
  look: { does: (g) => (g.world.battle.delay(g) === null ? done() : next("roll")) },
  roll: {
    rolls: {
      rule: "II.16",
      purpose: "delay",
      dice: () => d10,
      take: (g, _, dice) => {
        const delay = g.world.battle.delay(g);
        if (delay === null) return done();
        const isLate = delay.faces.includes(dice[0]);
        g.emit({ kind: "delay-rolled", rule: "II.16", entry: delay.entry, dice });
        if (!isLate) return done();
        g.c.delay[delay.entry]++;
        g.emit({ kind: "entry-delayed", rule: "II.16", entry: delay.entry });
        return done();
      },
    },
  },
});
