import { become, done, next, offer } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { isOpenEntry, whyNotAt } from "../checks/entry.ts";
import { ALLOWANCE } from "../checks/movement.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { procedure } from "../kit.ts";
import { disrupt, occupy } from "../mutations.ts";
import { hexName, mobileIn, NOBODY, nameOf } from "../state.ts";
import { hexIn, say, words } from "../words.ts";
import { mayGoOn, move } from "./move.ts";

interface Entering {
  readonly unit: Unit;
}

/** 5.5: a reinforcement comes on in a hex of the entry zone and goes on with the rest of its points. */
export const enter = procedure<{ "entry-hex": Entering; complete: Entering }>("enter", {
  "entry-hex": {
    asks: {
      rule: "5.5",
      decision: "entry-hex",
      seat: (g, { unit }) => g.world.seatOf[unit],
      list: (g, { unit }, out) => {
        for (const hex of g.world.terrain.entryHexes) if (isOpenEntry(g, unit, hex)) offer(out, say.at(hex));
      },
      why: (g, { unit }, answer) =>
        words.verb(answer) === "at" ? whyNotAt(g, unit, hexIn(answer)) : finishFirst("5.5", { unit: nameOf(g, unit) }),
      shows: (_, { unit }) => ({ unit, left: ALLOWANCE }),
      take: (g, { unit }, answer) => {
        const { world } = g;
        const at = hexIn(answer);
        const spent = world.terrain.entryCost[world.kindOf[unit]][at];
        g.emit({ kind: "entered", rule: "5.5", unit: nameOf(g, unit), hex: hexName(world, at), cost: spent });
        // A hex with a friend in it is only passed through (B-21): the unit stands on the map when it stops beyond.
        const isFree = mobileIn(g, at) === NOBODY;
        if (isFree) occupy(g, unit, at);
        const march = { unit, at, spent, mayHalt: isFree, path: [at] };
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
