import { become, done, next, offer } from "@redoubt/engine";
import { isOpenEntry, whyNotAt } from "../checks/entry.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { procedure } from "../kit.ts";
import { disrupt, occupy } from "../mutations.ts";
import { hexName } from "../state.ts";
import { say, words } from "../words.ts";
import { mayGoOn, move } from "./move.ts";

interface EnterLocals {
  readonly unit: number;
}

/** 5.5: a reinforcement comes on in a hex of the entry zone and goes on with the rest of its points. */
export const enter = procedure<EnterLocals, "entry-hex" | "complete">("enter", {
  "entry-hex": {
    asks: {
      rule: "5.5",
      decision: "entry-hex",
      seat: (g, { unit }) => g.world.seatOf[unit],
      list: (g, { unit }, out) => {
        for (const hex of g.world.terrain.entryHexes) if (isOpenEntry(g, unit, hex)) offer(out, say.at(hex));
      },
      why: (g, { unit }, answer) =>
        words.verb(answer) === "at"
          ? whyNotAt(g, unit, words.arg(answer, 0))
          : finishFirst("5.5", { unit: g.world.units[unit].id }),
      take: (g, { unit }, answer) => {
        const { c, world } = g;
        const at = words.arg(answer, 0);
        const spent = world.terrain.entryCost[world.kindOf[unit]][at];
        g.emit({ kind: "entered", rule: "5.5", unit: world.units[unit].id, hex: hexName(world, at), cost: spent });
        // A hex with a friend in it is only passed through (B-21): the unit stands on the map when it stops beyond.
        const isFree = c.mobileAt[at] === 0;
        if (isFree) occupy(g, unit, at);
        const march = { unit, at, spent, mayHalt: isFree };
        return mayGoOn(g, march) ? become(move, march) : next("complete");
      },
    },
  },
  complete: {
    does: (g, { unit }) => {
      disrupt(g, unit, "8.2");
      return done();
    },
  },
});
