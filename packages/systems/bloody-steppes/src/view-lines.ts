import { asHex, DIRECTIONS } from "@redoubt/hex";
import type { MapLayerView, MapLineView, MapRegionView } from "@redoubt/mechanics";
import { commandRange, headquartersOf } from "./checks/command.ts";
import { apart } from "./checks/neighbours.ts";
import { facingName, zoneOf } from "./checks/wedges.ts";
import { COMMANDER, RIDER, UNIT } from "./piece.ts";
import { routeOf } from "./riding.ts";
import { DEFENSE, isOnMap, type SteppesPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";
import { orderText, readBy } from "./view-notes.ts";
import type { World } from "./world.ts";

/** What may be drawn of command, each to be switched. */
export const commandLayers: readonly MapLayerView[] = [
  { id: "command", name: "Command", key: "c" },
  { id: "orders", name: "Orders" },
];

/** III.21: the sector of 60 degrees in which a goal lies, named by the corner that it is seen through. */
function sectorOf(g: SteppesPlay, from: number, goal: number): string | undefined {
  const sector = DIRECTIONS.find(
    (facing) => zoneOf(g.world.grid, facing, asHex(from), asHex(goal), "corner") === "front",
  );
  return sector === undefined ? undefined : facingName(sector, "corner");
}

/** III.21: where the orders of a side's leaders lead, for that side alone. */
function orderLines(g: SteppesPlay, side: number): readonly MapLineView[] {
  const { c, world } = g;
  return world.commands.flatMap((command, place): readonly MapLineView[] => {
    const { leader } = command;
    if (command.seat !== side || c.orderType[place] === DEFENSE || c.goal[place] === 0) return [];
    if (leader < 0 || !isOnMap(g, leader)) return [];
    const { numbers } = world.grid;
    const from = c.hexOf[leader];
    const sector = sectorOf(g, from, c.goal[place]);
    return [
      {
        kind: "order",
        hexes: [numbers[from], numbers[c.goal[place]]],
        text: orderText(g, c.orderType[place], c.goal[place], c.left[place]).replace(/ towards \d+/, ""),
        ticks: c.left[place],
        ...(sector === undefined ? {} : { sector }),
        isSealed: true,
        layer: "orders",
        of: world.memberships[place]
          .filter((piece) => world.commandOf[piece] === place)
          .map((piece) => world.pieces[piece].id),
      },
    ];
  });
}

/** III.40: the ways of a side's riders: as far as they come on the next turn, and what is left after it. */
function riderLines(g: SteppesPlay, side: number): readonly MapLineView[] {
  const { c, world } = g;
  return world.pieces.flatMap(({ id, name }, piece): readonly MapLineView[] => {
    if (world.kindOf[piece] !== RIDER || world.seatOf[piece] !== side) return [];
    if (c.riderTo[piece] === 0 || !isOnMap(g, piece)) return [];
    const hexes = routeOf(g, piece).map((hex) => world.grid.numbers[hex]);
    const near = constants.riderPoints.value;
    const leader = world.commands[c.riderTo[piece] - 1].leader;
    const of = [id, ...(leader < 0 ? [] : [world.pieces[leader].id])];
    const line = { kind: "rider", isSealed: true, layer: "orders", of } as const;
    return [
      { ...line, hexes: hexes.slice(0, near + 1), text: name, how: "holds" as const },
      ...(hexes.length > near + 1 ? [{ ...line, hexes: hexes.slice(near), text: "" }] : []),
    ];
  });
}

/** What is drawn between hexes: a side's orders and riders, which are its own affair. */
export const linesOf = (g: SteppesPlay, seat: number | null): readonly MapLineView[] =>
  seat === null ? [] : readBy(g, seat).flatMap((side) => [...orderLines(g, side), ...riderLines(g, side)]);

// The hexes around each place from which a commander has been seen, by world: the map does not change.
const within = new WeakMap<World, Map<string, readonly string[]>>();

/** The hexes of the map at most so far from one of them. */
function hexesWithin(g: SteppesPlay, from: number, range: number): readonly string[] {
  const { grid } = g.world;
  const kept = within.get(g.world) ?? new Map<string, readonly string[]>();
  within.set(g.world, kept);
  const key = `${from} ${range}`;
  let hexes = kept.get(key);
  if (hexes === undefined) {
    const near: string[] = [];
    for (let hex = 0; hex < grid.size; hex++)
      if (grid.onMap[hex] === 1 && apart(g, from, hex) <= range) near.push(grid.numbers[hex]);
    hexes = near;
    kept.set(key, hexes);
  }
  return hexes;
}

/** III.34 to III.37: how far the command of each commander on the map reaches, seen while he or one of his is looked at. */
export function regionsOf(g: SteppesPlay): readonly MapRegionView[] {
  const { c, world } = g;
  const led = new Map<number, string[]>();
  for (let piece = 0; piece < world.count; piece++) {
    if (world.kindOf[piece] !== UNIT || !isOnMap(g, piece)) continue;
    for (const one of headquartersOf(g, piece))
      if (one !== piece) led.set(one, [...(led.get(one) ?? []), world.pieces[piece].id]);
  }
  const regions: MapRegionView[] = [];
  for (let piece = 0; piece < world.count; piece++) {
    const range = commandRange(world, piece);
    if (world.kindOf[piece] !== COMMANDER || range === 0 || !isOnMap(g, piece)) continue;
    const hexes = hexesWithin(g, c.hexOf[piece], range);
    const { id, name } = world.pieces[piece];
    const text = `${name}, ${range} ${range === 1 ? "hex" : "hexes"}`;
    regions.push({ hexes, text, of: [id, ...(led.get(piece) ?? [])], layer: "command" });
  }
  return regions;
}
