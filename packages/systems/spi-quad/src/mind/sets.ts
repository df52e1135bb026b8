import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { easternRedoubts, westernRedoubts } from "../data/facts-balaclava.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { holderOf, type QuadPlay } from "../state.ts";
import { balaclavaVictory } from "../tables/victory-balaclava.ts";
import type { World } from "../world.ts";
import { battleMindOf } from "./battle-mind.ts";

/** Places that only score together (B23.21, B23.22): whose they are, and when one of them counts as his. */
interface PlaceSet {
  readonly seat: Seat;
  readonly points: number;
  readonly hexes: readonly Hex[];
  readonly isHeld: (g: QuadPlay, hex: Hex) => boolean;
}

// What a line of the schedules is worth.
const pointsFor = (row: (typeof balaclavaVictory)[number]["id"]): number =>
  balaclavaVictory.find(({ id }) => id === row)?.points ?? 0;

const known = new WeakMap<World, readonly PlaceSet[]>();

function setsOf(world: World): readonly PlaceSet[] {
  let sets = known.get(world);
  if (sets === undefined) {
    const at = (numbers: readonly string[]): Hex[] =>
      numbers.map((number) => world.grid.byNumber.get(number) as Hex).filter((hex) => hex > 0);
    sets =
      world.rules.id !== "balaclava"
        ? []
        : [
            {
              seat: RUSSIAN,
              points: pointsFor("eastern-redoubts"),
              hexes: at(easternRedoubts),
              isHeld: (g, hex) => holderOf(g, hex) === RUSSIAN,
            },
            {
              seat: ALLIED,
              points: pointsFor("western-redoubts"),
              hexes: at(westernRedoubts),
              isHeld: ({ c }, hex) => c.holder[world.keyHexes.indexOf(hex)] === ALLIED + 1,
            },
          ];
    known.set(world, sets);
  }
  return sets;
}

// How much of a set's worth one place of it has, in percent, by how many of the others are held.
const shares = [15, 40, 100];
// How much of it counts already, by the turns that are left.
const urgency = [100, 90, 70, 50, 40];

/** What being in a hex is worth to a seat for the sake of the set it belongs to: to whoever wants all of it, and to who spoils it. */
export function setPrize(g: QuadPlay, seat: Seat, hex: Hex, isManned: boolean): number {
  const { c, world } = g;
  if (world.keyHexes.length === 0 || world.keyHexes.indexOf(hex) < 0) return 0;
  for (const set of setsOf(world)) {
    if (!set.hexes.includes(hex)) continue;
    let others = 0;
    for (const other of set.hexes) if (other !== hex && set.isHeld(g, other)) others++;
    const worth = set.points * battleMindOf(world).point * shares[others];
    const left = Math.min(world.turns - c.turn[0], urgency.length - 1);
    const now = Math.trunc((worth * urgency[left]) / 10_000);
    // A second unit only helps to hold the place; who passed last keeps a place of the Allied set without standing there.
    const isSafe = seat === ALLIED && set.seat === ALLIED && set.isHeld(g, hex);
    return isManned || isSafe ? now >> 2 : now;
  }
  return 0;
}
