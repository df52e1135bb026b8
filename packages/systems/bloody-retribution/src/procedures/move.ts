import { done, type FlowOf, next, offer, over } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { pathTo, pointsWords } from "@redoubt/mechanics";
import { ALLOWANCE, type Marching, searchFrom } from "../checks/movement.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { refusal } from "../checks/refusal.ts";
import { whyNotGo, whyNotVia } from "../checks/way.ts";
import { cites, procedure } from "../kit.ts";
import { claim, disrupt, occupy } from "../mutations.ts";
import { RUSSIAN } from "../seat.ts";
import { enemyZones, hexName, nameOf, type RetributionPlay } from "../state.ts";
import { SOUTH_EDGE } from "../terrain.ts";
import { afterAction } from "../wording/undone.ts";
import { hexIn, say, words } from "../words.ts";

/** What is not spent is lost when the move is over. */
export const enforces = cites("8.1", "8.2");

type MoveSteps = { readonly way: Marching; readonly complete: Pick<Marching, "unit"> };

/** 8.1 to 8.3: one unit goes where it can, claiming what it enters, and is disrupted at the end of its move. */
export const move = procedure<MoveSteps, null, "way">("move", {
  way: {
    asks: {
      rule: "8.1",
      decision: "way",
      seat: (g, { unit }) => g.world.seatOf[unit],
      list: (g, march, out) => {
        searchFrom(g, march);
        const { c, world } = g;
        const { flood } = world.scratch;
        for (let i = 1; i < flood.count; i++) {
          const hex = flood.reached[i];
          if (c.mobileAt[hex] === 0) offer(out, say.go(hex));
        }
        const { victoryHexes } = world.terrain;
        const seat = world.seatOf[march.unit];
        const zones = enemyZones(g, seat);
        for (let i = 0; i < victoryHexes.length; i++) {
          const hex = victoryHexes[i];
          if (c.owner[i] === seat || flood.spent[hex] >= flood.points) continue;
          if (zones[hex] === 0 && c.mobileAt[hex] === 0) offer(out, say.via(hex));
        }
        if (march.mayHalt) offer(out, say.halt());
      },
      why: (g, march, answer) => {
        switch (words.verb(answer)) {
          case "go":
            return whyNotGo(g, march, hexIn(answer));
          case "via":
            return whyNotVia(g, march, hexIn(answer));
          case "halt":
            return march.mayHalt ? null : refusal("5.4", "must-move", { unit: nameOf(g, march.unit) });
          default:
            return finishFirst("8.2", { unit: nameOf(g, march.unit) });
        }
      },
      shows: (g, { unit, path, spent }) => ({
        unit,
        left: ALLOWANCE - spent,
        path,
        commits: [
          {
            answer: say.halt(),
            undone: [`${pointsWords(ALLOWANCE - spent)} not spent`],
            follows: `${nameOf(g, unit)} is disrupted, then ${afterAction(g, g.world.seatOf[unit])}`,
          },
        ],
      }),
      take: (g, march, answer) => {
        if (answer === say.halt()) return next("complete");
        return go(g, march, hexIn(answer), words.verb(answer) === "via");
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

/** Takes a cheapest way to the hex, entering every hex on it (3.4, 4.2). */
function go(g: RetributionPlay, march: Marching, to: Hex, goesOn: boolean): FlowOf<MoveSteps, Marching, null> {
  const { world } = g;
  const { unit } = march;
  const seat = world.seatOf[unit];
  searchFrom(g, march, to);
  const { flood } = world.scratch;
  const cost = flood.spent[to];
  const path = pathTo(flood, to);
  let last = 1;
  // Whoever is sent through the south edge has won when he gets there (4.2).
  while (last < path.length - 1 && !(seat === RUSSIAN && isSouthEdge(g, path[last]))) last++;
  if (g.sink !== null) {
    const names = path.slice(0, last + 1).map((hex) => hexName(world, hex));
    g.emit({ kind: "moved", rule: "8.1", unit: nameOf(g, unit), path: names, cost: flood.spent[path[last]] });
  }
  for (let i = 1; i < last; i++) claim(g, seat, path[i]);
  if (occupy(g, unit, path[last])) return over;
  if (!goesOn) return next("complete");
  const walked = [...march.path, ...path.slice(1)];
  return next("way", { at: to, spent: march.spent + cost, mayHalt: true, path: walked });
}

const isSouthEdge = (g: RetributionPlay, hex: Hex): boolean => (g.world.terrain.hex[hex] & SOUTH_EDGE) !== 0;

/** Whether a mover that has just entered its hex may go on: points left and no enemy zone (7.2, 8.3). */
export const mayGoOn = (g: RetributionPlay, { unit, at, spent }: Marching): boolean =>
  spent < ALLOWANCE && enemyZones(g, g.world.seatOf[unit])[at] === 0;
