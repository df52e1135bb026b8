import type { Invariant } from "@redoubt/engine";
import { asUnit, type Unit, whyStacksBroken } from "@redoubt/mechanics";
import { isCombat, isDepotIn, unitsIn } from "./occupancy.ts";
import { ALLIED, bothSeats, RUSSIAN } from "./seat.ts";
import {
  type BayonetsPlay,
  BUILDING,
  has,
  hexName,
  IMPROVED_POSITION,
  OVERRUNNING,
  PEU,
  REDUCED,
  ROAD_MARCH,
  UAR,
  UNDER_CONSTRUCTION,
  unitsAt,
} from "./state.ts";
import { INFANTRY } from "./world.ts";

type Check = Invariant<BayonetsPlay>;
const idOf = ({ world }: BayonetsPlay, piece: Unit): string => world.pieces[piece].id;

const stacks: Check = (g) => whyStacksBroken(g.c);

/** Both sides are in a hex only while cavalry overruns it (I-61). */
const apart: Check = (g) => {
  for (const hex of g.world.grid.cells) {
    if (unitsAt(g, RUSSIAN)[hex] === 0 || unitsAt(g, ALLIED)[hex] === 0) continue;
    const isOverrun = bothSeats.some((seat) => unitsIn(g, hex, seat).every((unit) => has(g, unit, OVERRUNNING)));
    if (!isOverrun) return `both sides are in ${hexName(g.world, hex)}`;
  }
  return null;
};

/** 3.3g: no combat unit is with a Depot of its side. */
const depots: Check = (g) => {
  const bad = g.world.grid.cells.find((hex) =>
    bothSeats.some((seat) => unitsAt(g, seat)[hex] > 0 && isDepotIn(g, hex, seat)),
  );
  return bad === undefined ? null : `a unit is with a Depot in ${hexName(g.world, bad)}`;
};

/** 7.3d, 7.3e: a unit in Road March is alone and not next to another. */
const marches: Check = (g) => {
  const { world, c } = g;
  for (const seat of bothSeats) {
    const marching = Array.from(world.unitsOf[seat]).filter((u) => c.hexOf[u] > 0 && has(g, u, ROAD_MARCH));
    for (const unit of marching) {
      if (unitsAt(g, seat)[c.hexOf[unit]] > 1) return `${idOf(g, unit)} marches with others`;
      for (let d = 0; d < 6; d++)
        if (marching.some((other) => c.hexOf[other] === c.hexOf[unit] + world.grid.offsets[d]))
          return `${idOf(g, unit)} marches next to another`;
    }
  }
  return null;
};

/** 7.4: works have infantry; builders build. */
const works: Check = (g) => {
  const { world, c } = g;
  for (const hex of world.grid.cells) {
    if (c.works[hex] === 0) continue;
    const units = [...unitsIn(g, hex, RUSSIAN), ...unitsIn(g, hex, ALLIED)];
    if (c.works[hex] === IMPROVED_POSITION && !units.some((u) => world.kindOf[u] === INFANTRY))
      return `a position without infantry in ${hexName(world, hex)}`;
    if (c.works[hex] === UNDER_CONSTRUCTION && !units.some((u) => has(g, u, BUILDING)))
      return `a construction without builders in ${hexName(world, hex)}`;
  }
  const idle = Array.from(c.hexOf).findIndex(
    (hex, u) => hex > 0 && has(g, asUnit(u), BUILDING) && c.works[hex] !== UNDER_CONSTRUCTION,
  );
  return idle < 0 ? null : `${idOf(g, asUnit(idle))} builds nothing`;
};

/** 9.4.1.1c: only whole units of two steps await recovery; who is off the map has no order. */
const boxes: Check = (g) => {
  const { world, c } = g;
  for (let unit = 0; unit < world.count; unit++) {
    if (!isCombat(world, asUnit(unit))) continue;
    if (c.hexOf[unit] === UAR && (world.hasTwoSteps[unit] === 0 || has(g, asUnit(unit), REDUCED)))
      return `${idOf(g, asUnit(unit))} awaits recovery with one step`;
    if ((c.hexOf[unit] === UAR || c.hexOf[unit] === PEU) && c.orderOf[unit] !== 0)
      return `${idOf(g, asUnit(unit))} has an order in its box`;
  }
  return null;
};

/** What is lost for good, captured or killed never comes back. */
const neverBack: Check = ({ c, world }, before) => {
  if (before === null) return null;
  const back = Array.from(c.hexOf).findIndex(
    (hex, piece) => before.c.hexOf[piece] <= PEU && hex !== before.c.hexOf[piece],
  );
  return back < 0 ? null : `${world.pieces[back].id} has come back`;
};

/** What must hold before every decision, whatever is played. */
export const invariants: readonly Check[] = [stacks, apart, depots, marches, works, boxes, neverBack];
