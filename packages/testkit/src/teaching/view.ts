import type { BoardView, UnitView } from "@redoubt/mechanics";
import type { G } from "./state.ts";
import { hexName, seats } from "./world.ts";

/** The board as a seat sees it: the Guards of the other side stay hidden until they have fired. */
export function view(g: G, seat: number | null): BoardView {
  const { world, c } = g;
  const units = world.units.map((unit, i): UnitView => {
    const mayKnow = unit.seat === seat || c.isKnown[i] === 1 || (seat !== null && c.hasHeard[seat] === 1);
    return {
      id: unit.id,
      name: unit.id,
      side: seats[unit.seat],
      at: c.steps[i] === 0 ? "eliminated" : hexName(world, c.hexOf[i]),
      stack: 0,
      face: {
        nation: seats[unit.seat],
        branch: mayKnow && c.isGuards[i] === 1 ? "guards" : "infantry",
        bandLeft: unit.id,
        bandRight: "",
        values: [],
        steps: { now: c.steps[i], max: 2 },
        states: c.steps[i] === 1 ? ["reduced"] : [],
        pips: [
          ...(c.isOrdered[i] === 1 && (c.areShown[0] === 1 || unit.seat === seat) ? ["ordered"] : []),
          ...(c.hasMoved[i] === 1 ? ["moved"] : []),
          ...(c.hasFired[i] === 1 ? ["fired"] : []),
        ],
      },
    };
  });
  const score = seats.map((side, s) => ({ side, points: steps(g, s), text: "steps left", rule: "4.0" }));
  const phase = c.areShown[0] === 1 ? "movement" : "orders";
  return {
    turn: c.turn[0],
    turns: world.turns,
    active: seats[c.active[0]],
    phase,
    phases: ["orders", "movement"],
    units,
    markers: [],
    score,
    notes: [],
  };
}

/** The steps a side has left. */
export function steps(g: G, seat: number): number {
  return g.world.units.reduce((sum, unit, i) => sum + (unit.seat === seat ? g.c.steps[i] : 0), 0);
}
