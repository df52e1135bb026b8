import type { Seat } from "@redoubt/engine";
import type { HexMap } from "@redoubt/mechanics";
import type { HexTag, SideTag } from "../data/map-tags.ts";
import type { QuadOptions } from "../readings.ts";
import type { PrintedUnit } from "../unit.ts";
import type { Battle, EntryGroup, Start } from "../world.ts";
import type { Charts } from "./results.ts";

/** The map of a game with its tags. */
export type QuadMap = HexMap<HexTag, SideTag>;

/** What a scenario or a position says of a game, before anything is made of it. */
export interface Draft {
  readonly battle: Battle;
  readonly options: QuadOptions;
  readonly map: QuadMap;
  readonly units: readonly PrintedUnit[];
  readonly groups: readonly EntryGroup[];
  readonly charts: Charts;
  readonly turns: number;
  readonly firstSeat: Seat;
  readonly lostBefore: readonly [number, number];
  readonly start: Start;
}
