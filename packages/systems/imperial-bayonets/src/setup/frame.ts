import { asSeat } from "@redoubt/engine";
import {
  type Direction,
  type Grid,
  type Hex,
  hexAt,
  isUnread,
  parseDirection,
  type Side,
  sideName,
} from "@redoubt/hex";
import { hasSideTag } from "@redoubt/mechanics";
import { type BayonetsMap, mapBridge } from "../crossing.ts";
import type { Game, Switches, TurnBox } from "../data/game.ts";
import { type SideName, sides } from "../data/piece.ts";
import { bankOf } from "../ground.ts";
import { IN_PLAY, type Terrain, TOWN } from "../terrain.ts";
import type { Arrival, BridgePlaces, Turns, World } from "../world.ts";

/** What a position may say of the turns. */
export interface TurnWords {
  readonly turns?: number | null;
  readonly first?: SideName | null;
  readonly nightTurns?: readonly number[] | null;
  readonly adminTurns?: readonly number[] | null;
}

/** The turns of a game, or of a position that has none (TT). */
export function turnsOf(game: Game | null, length: string, said: TurnWords): Turns {
  const boxes = new Map((game?.track ?? []).map((box) => [box.turn, box]));
  const box = (turn: number): TurnBox | undefined => boxes.get(turn);
  const last = game === null ? null : (game.lengths[length] ?? game.lengths.standard);
  return {
    last: said.turns ?? last,
    first: asSeat(sides.indexOf(said.first ?? game?.first ?? "russian")),
    isNight: (turn) => said.nightTurns?.includes(turn) ?? box(turn)?.night ?? false,
    admin: (turn) =>
      said.adminTurns == null ? (box(turn)?.admin ?? "none") : said.adminTurns.includes(turn) ? "full" : "none",
    weather: (turn) => box(turn)?.weather ?? null,
    clock: (turn) => box(turn)?.clock ?? "",
  };
}

/** The hexsides whose bridge may come or go: all bridges of the map, and the river where bridges may be thrown (7.6, E10). */
export function bridgePlacesOf(map: BayonetsMap, terrain: Terrain, { bridges, thrown }: Switches): BridgePlaces {
  const { grid } = map;
  const isThrowing = thrown.russian + thrown.allied > 0;
  const found = new Set<Side>();
  map.sideMask.forEach((mask, index) => {
    if (mask === 0) return;
    const side = index as Side; // the mask is by hexside
    const name = sideName(grid, side);
    const isInPlay = [name.slice(0, 4), name.slice(5)].every((hex) => (terrain.hex[hexAt(grid, hex)] & IN_PLAY) !== 0);
    const isRiver = hasSideTag(map, side, "river") || hasSideTag(map, side, "aqueduct");
    const isOpenRiver = isRiver && !hasSideTag(map, side, "ford") && !hasSideTag(map, side, "major-river");
    if (isInPlay && (mapBridge(map, side) !== "none" || (isThrowing && isOpenRiver))) found.add(side);
  });
  const placed = [...found];
  const placeOf = new Int16Array(map.sideMask.length).fill(-1);
  placed.forEach((side, place) => {
    placeOf[side] = place;
  });
  const onMap = placed.map((side) => mapBridge(map, side));
  const isNamed = (side: Side): boolean => {
    if (bridges === "all") return true;
    const name = sideName(grid, side);
    return bridges.some((one) => one === name || `${one.slice(5)}/${one.slice(0, 4)}` === name);
  };
  return { sides: placed, onMap, placeOf, mayChange: placed.map((side, i) => onMap[i] === "thrown" || isNamed(side)) };
}

/** Where pieces of a game come in, with the place of each hex in a growing list of entries; nowhere, where a position's map lacks the hex (7.2, I-104). */
export function arrivalsOfGame(game: Game, grid: Grid, entries: Hex[]): ReadonlyMap<string, Arrival> {
  const placeOf = (number: string): number | null => {
    const hex = grid.byNumber.get(number);
    return hex === undefined ? null : entryPlace(entries, hex);
  };
  return new Map(
    game.groups.flatMap(({ turn, entry: at, pieces, instead }, group) => {
      const entry = placeOf(at);
      if (entry === null) return [];
      const other = instead === null ? null : placeOf(instead.entry);
      const later = instead === null || other === null ? null : { turn: instead.turn, entry: other };
      return pieces.map((id): [string, Arrival] => [id, { turn, entry, group, instead: later }]);
    }),
  );
}

/** The place of a hex among the entries, where it is put if it is new. */
export function entryPlace(entries: Hex[], hex: Hex): number {
  const known = entries.indexOf(hex);
  return known >= 0 ? known : entries.push(hex) - 1;
}

/** Where units retreat and supply comes from, where orders lead, and what is worth points. */
export function goalsOf(
  game: Game | null,
  { compass, orderHexes }: Switches,
  map: BayonetsMap,
  terrain: Terrain,
  said: Readonly<Partial<Record<SideName, readonly Hex[]>>>,
): Pick<World, "compass" | "sources" | "destinations" | "objectives" | "farBank"> {
  const { grid } = map;
  const ways = (side: SideName): readonly Direction[] =>
    (compass?.[side] ?? []).flatMap((name) => {
      const read = parseDirection(grid, name);
      return isUnread(read) ? [] : [read];
    });
  const sources = (side: SideName): readonly Hex[] =>
    said[side] ?? (game?.sources[side] ?? []).flatMap((number) => grid.byNumber.get(number) ?? []);
  const isIn = (number: string): boolean => {
    const hex = grid.byNumber.get(number);
    return hex !== undefined && (terrain.hex[hex] & IN_PLAY) !== 0;
  };
  const starred = orderHexes.filter(isIn).map((number) => hexAt(grid, number));
  const towns = grid.cells.filter((hex) => (terrain.hex[hex] & (IN_PLAY | TOWN)) === (IN_PLAY | TOWN));
  const objectives = (game?.victory.objectives ?? []).filter(({ hex }) => isIn(hex));
  const bank = game?.delay?.bank;
  return {
    compass: compass === null ? null : [ways("russian"), ways("allied")],
    sources: [sources("russian"), sources("allied")],
    destinations: [...new Set([...towns, ...starred])].sort((a, b) => a - b),
    objectives: objectives.map(({ hex }) => hexAt(grid, hex)),
    farBank: bank !== undefined && isIn(bank) ? bankMask(map, hexAt(grid, bank)) : null,
  };
}

function bankMask(map: BayonetsMap, hex: Hex): Uint8Array {
  const mask = new Uint8Array(map.grid.size);
  for (const at of bankOf(map, hex)) mask[at] = 1;
  return mask;
}
