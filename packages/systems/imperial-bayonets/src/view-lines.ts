import { askingFrame, type Seat } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import type { MapLayerView, MapLineView, MapRegionView, Unit } from "@redoubt/mechanics";
import { mayCommand, occupationOf, pointsOf, rangeOf, reachOf, whyNotCommand } from "./checks/command.ts";
import { hasRoadLeg, serves } from "./checks/supply.ts";
import { isOpen, NO_TRACE, pathOf, roadLegOf, traceFrom } from "./checks/trace.ts";
import { groundOf } from "./ground-now.ts";
import type { Giving } from "./procedures/command.ts";
import { type BayonetsPlay, has, hexName, IN_COMMAND, orderSlots, phases } from "./state.ts";
import { constants } from "./tables/constants.ts";
import { traceFault } from "./trace-fault.ts";
import { LEADER } from "./world.ts";

/** What may be shown on the map or not. */
export const layers: readonly MapLayerView[] = [
  { id: "command", name: "Command" },
  { id: "orders", name: "Orders" },
  { id: "supply", name: "Supply" },
];

/** Whether points are given now. */
export const isCommanding = ({ c }: BayonetsPlay): boolean => phases[c.phase[0]] === "command-distribution";

/** Leaders of the active side on the map who give points, by rank, and Officers who need one. */
export function leadersNow(g: BayonetsPlay): {
  readonly givers: readonly Unit[];
  readonly officers: readonly Unit[];
} {
  const { world, c } = g;
  const here = Array.from(world.leadersOf[c.active[0]]).filter((leader) => c.hexOf[leader] > 0);
  const rank = (leader: Unit): number =>
    ["army-commander", "commander", "officer-commander"].indexOf(world.pieces[leader].kind);
  return {
    givers: here.filter((leader) => pointsOf(g, leader) > 0).sort((a, b) => rank(a) - rank(b)),
    officers: here.filter((leader) => world.pieces[leader].kind === "officer"),
  };
}

const named = (g: BayonetsPlay, path: readonly Hex[]): string[] => path.map((hex) => hexName(g.world, hex));

/** The path of command from a Leader to a hex that he reaches. */
function traceTo(g: BayonetsPlay, leader: Unit, hex: Hex): readonly Hex[] {
  const { world } = g;
  reachOf(g, leader);
  return pathOf(world.scratch.trace, asHex(hex), world.terrain.ways, occupationOf(g, world.seatOf[leader]));
}

/** Traces that a point could follow, and, for an Officer who is looked at, those that fail, with where and why (6.1.1). */
function distributionLines(g: BayonetsPlay): readonly MapLineView[] {
  if (!isCommanding(g)) return [];
  const { world, c } = g;
  const { givers, officers } = leadersNow(g);
  return givers.flatMap((leader) =>
    officers.flatMap((officer): readonly MapLineView[] => {
      if (leader === officer || has(g, officer, IN_COMMAND) || !mayCommand(g, leader, officer)) return [];
      const why = whyNotCommand(g, leader, officer);
      if (why === null) {
        const hexes = named(g, traceTo(g, leader, c.hexOf[officer]));
        return hexes.length < 2 ? [] : [{ kind: "command", hexes, text: String(hexes.length - 1), layer: "command" }];
      }
      const fault = why.code === "no-trace" ? traceFault(g, leader, c.hexOf[officer]) : null;
      if (fault === null || fault.path.length < 2) return [];
      const { path, stop, text } = fault;
      const of = world.pieces[officer].id;
      const failing = { kind: "command", hexes: named(g, path), how: "fails", of, layer: "command" } as const;
      return [
        stop === null
          ? {
              ...failing,
              text,
              stop: { hex: hexName(world, path[Math.min(rangeOf(g, leader) + 1, path.length - 1)]), text: "" },
            }
          : { ...failing, text: "", stop: { hex: hexName(world, asHex(stop)), text } },
      ];
    }),
  );
}

/** From whoever gave a point in this phase to the Officer who has it (6.1a). */
function givenLines(g: BayonetsPlay): readonly MapLineView[] {
  const frame = isCommanding(g) ? askingFrame(g, g.c.active[0]) : null;
  if (frame?.step.kind !== "ask" || frame.step.decision !== "command") return [];
  const { given } = frame.locals as unknown as Giving; // the locals of the step that asks this
  return given.flatMap(([leader, officer]): readonly MapLineView[] => {
    const hexes = named(g, traceTo(g, leader, asHex(g.c.hexOf[officer])));
    return hexes.length < 2
      ? []
      : [{ kind: "command", hexes, text: String(hexes.length - 1), how: "holds", layer: "command" }];
  });
}

/** From an Officer in command to each of his units in command: one line a hex (3.5e). */
function chainLines(g: BayonetsPlay): readonly MapLineView[] {
  const { world, c } = g;
  return leadersNow(g).officers.flatMap((officer) => {
    if (!has(g, officer, IN_COMMAND)) return [];
    const units = Array.from(world.unitsOf[c.active[0]]).filter(
      (unit) => world.parentOf[unit] === officer && c.hexOf[unit] > 0 && has(g, unit, IN_COMMAND),
    );
    const hexes = [...new Set(units.map((unit) => c.hexOf[unit]))].filter((hex) => hex !== c.hexOf[officer]);
    return hexes.flatMap((hex): readonly MapLineView[] => {
      const path = named(g, traceTo(g, officer, hex));
      return path.length < 2 ? [] : [{ kind: "command", hexes: path, text: "", how: "holds", layer: "command" }];
    });
  });
}

/** How far each Leader of the active side reaches, for the one who is looked at (3.5d). */
function reaches(g: BayonetsPlay): readonly MapRegionView[] {
  const { world, c } = g;
  return Array.from(world.leadersOf[c.active[0]]).flatMap((leader) => {
    if (c.hexOf[leader] <= 0 || world.kindOf[leader] !== LEADER) return [];
    const length = reachOf(g, leader);
    const hexes = world.grid.cells.filter((hex) => length[hex] !== NO_TRACE && world.grid.onMap[hex] === 1);
    const { id, name } = world.pieces[leader];
    return [{ hexes: named(g, hexes), text: `${name}, reach ${rangeOf(g, leader)}`, of: id, layer: "command" }];
  });
}

/** The way from a Depot to the road and along it to the source (3.6c). */
function roadPath(g: BayonetsPlay, depot: Unit): { readonly path: readonly Hex[]; readonly text: string } | null {
  const { world, c } = g;
  const seat = world.seatOf[depot];
  const at = asHex(c.hexOf[depot]);
  const [who, ground, trace] = [occupationOf(g, seat), groundOf(g), world.scratch.trace];
  const longest = constants.roadLeg.value;
  const leg = roadLegOf(trace, ground, at, longest, world.sources[seat], who);
  if (leg === null) return null;
  traceFrom(trace, at, longest, ground.footWays, who);
  const toRoad = pathOf(trace, leg.road, ground.footWays, who);
  const cameFrom = new Map<Hex, Hex>([[leg.road, asHex(-1)]]);
  const waiting: Hex[] = [leg.road];
  for (const hex of waiting)
    for (const d of DIRECTIONS) {
      const to = asHex(hex + world.grid.offsets[d]);
      if (((ground.roadWays[hex] >> d) & 1) === 0 || cameFrom.has(to) || !(to === at || isOpen(who, to))) continue;
      cameFrom.set(to, hex);
      waiting.push(to);
    }
  const along: Hex[] = [];
  for (let hex: Hex | undefined = leg.source; hex !== undefined && hex >= 0; hex = cameFrom.get(hex))
    along.unshift(hex);
  return { path: [...toRoad, ...along.slice(1)], text: `road ${toRoad.length - 1} of ${longest}` };
}

/** The line of supply of each unit of a side to a Depot of its own, drawn for the unit that is looked at (3.6). */
function supplyLines(g: BayonetsPlay, seat: Seat): readonly MapLineView[] {
  const { world, c } = g;
  const found = new Map<number, readonly MapLineView[]>();
  const longest = constants.overlandLeg.value;
  const who = occupationOf(g, seat);
  for (const depot of world.depotsOf[seat]) {
    if (!hasRoadLeg(g, depot)) continue;
    const road = world.sources[seat].length === 0 ? null : roadPath(g, depot);
    const ways = groundOf(g).footWays;
    const length = traceFrom(world.scratch.trace, asHex(c.hexOf[depot]), longest, ways, who);
    for (const unit of world.unitsOf[seat]) {
      const at = c.hexOf[unit];
      if (at <= 0 || length[at] === NO_TRACE || !serves(g, depot, unit)) continue;
      const hexes = named(g, pathOf(world.scratch.trace, asHex(at), ways, who));
      const of = world.pieces[unit].id;
      if (hexes.length < 2) continue;
      found.set(unit, [
        { kind: "supply", hexes, text: `supply ${length[at]} of ${longest}`, of, layer: "supply" },
        ...(road === null || road.path.length < 2
          ? []
          : [{ kind: "road" as const, hexes: named(g, road.path), text: road.text, of, layer: "supply" }]),
      ]);
    }
  }
  return [...found.values()].flat();
}

/** A March Order that a seat may know. */
export interface KnownOrder {
  readonly slot: number;
  readonly to: string;
  readonly units: readonly Unit[];
  readonly isSecret: boolean;
}

/** March Orders that a seat may know: its own, and those that were shown (5.5d, I-142). */
export function ordersFor(g: BayonetsPlay, seat: Seat | null): readonly KnownOrder[] {
  const { c, world } = g;
  return Array.from(c.orderTo).flatMap((to, slot) => {
    const owner = slot < orderSlots ? 0 : 1;
    if (to === 0 || (owner !== seat && c.orderShown[slot] === 0)) return [];
    const units = Array.from(world.unitsOf[owner]).filter((unit) => c.orderOf[unit] === slot + 1);
    return [{ slot, to: hexName(world, asHex(to)), units, isSecret: c.orderShown[slot] === 0 }];
  });
}

/** March Orders as lines to their destination, numbered as on the sheet. */
function marchLines(g: BayonetsPlay, seat: Seat | null): readonly MapLineView[] {
  const { world, c } = g;
  return ordersFor(g, seat).flatMap(({ to, units, isSecret }, i) => {
    const from = units.find((unit) => c.hexOf[unit] > 0);
    if (from === undefined || hexName(world, c.hexOf[from]) === to) return [];
    const hexes = [hexName(world, c.hexOf[from]), to];
    const sealed = isSecret ? { isSealed: true as const } : {};
    return [{ kind: "march" as const, hexes, text: String(i + 1), layer: "orders", ...sealed }];
  });
}

/** Charges that are prepared, from the riders to their target (7.5). */
function chargeLines({ world, c }: BayonetsPlay): readonly MapLineView[] {
  return Array.from(c.chargeAt).flatMap((target, unit): readonly MapLineView[] =>
    target === 0 || c.hexOf[unit] <= 0
      ? []
      : [{ kind: "charge", hexes: [hexName(world, c.hexOf[unit]), hexName(world, asHex(target))], text: "" }],
  );
}

/** The lines on the map that a seat may see. */
export const linesOf = (g: BayonetsPlay, seat: Seat | null): readonly MapLineView[] => [
  ...givenLines(g),
  ...chainLines(g),
  ...distributionLines(g),
  ...chargeLines(g),
  ...marchLines(g, seat),
  ...(seat === null ? [] : supplyLines(g, seat)),
];

/** The outlines on the map. */
export const regionsOf = (g: BayonetsPlay): readonly MapRegionView[] => reaches(g);
