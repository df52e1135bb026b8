import type { Problem } from "@redoubt/engine";
import { loadMap, type Position, type PositionUnit } from "@redoubt/mechanics";
import { type Charts, chartsOf } from "../charts.ts";
import type { Counter } from "../data/counter.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import type { QuadOptions } from "../readings.ts";
import { seats } from "../seat.ts";
import { maxTurns, phases } from "../state.ts";
import type { Unit } from "../unit.ts";
import type { Battle, EntryGroup } from "../world.ts";
import type { DraftResult, QuadMap } from "./draft.ts";
import { entryGroupOf, scheduledGroups } from "./groups.ts";
import { readFlags } from "./position-flags.ts";
import { readPlaces, readStatus } from "./position-place.ts";
import { readUnit } from "./position-unit.ts";
import { battleData, unitOf } from "./scenario.ts";

/** The most units a game can hold: places in a stack are bytes. */
const maxUnits = 254;

function countersOf(battle: Battle): readonly Counter[] {
  return battle === null ? [] : battleData[battle].counters;
}

/** A unit of the position; one without values that bears the id of a counter of the battle has that counter's. */
function readOne(one: PositionUnit, index: number, battle: Battle, problems: Problem[]): Unit | null {
  const counter = one.stats === undefined ? countersOf(battle).find(({ id }) => id === one.id) : undefined;
  return counter === undefined ? readUnit(one, `units[${index}]`, battle, problems) : unitOf(counter);
}

function readUnits(given: readonly PositionUnit[], battle: Battle, problems: Problem[]): readonly Unit[] {
  if (given.length > maxUnits) problems.push({ where: "units", what: `more than ${maxUnits}` });
  given.forEach(({ id }, index) => {
    if (given.findIndex((one) => one.id === id) === index) return;
    problems.push({ where: `units[${index}].id`, what: `"${id}" is there already` });
  });
  return given.map((one, index) => readOne(one, index, battle, problems)).filter((unit) => unit !== null);
}

/** Scheduled groups of those units of the battle that wait off the map. */
function waitingGroups(position: Position, map: QuadMap, battle: Battle, options: QuadOptions): readonly EntryGroup[] {
  const indexOf = (id: string): number | undefined => {
    const index = position.units.findIndex((unit) => unit.id === id && unit.at === "off-map");
    return index < 0 ? undefined : index;
  };
  return scheduledGroups(battle, options)
    .map((group) => entryGroupOf(map.grid, group, indexOf))
    .filter((group) => group !== null);
}

function pick(where: string, known: readonly string[], value: string | undefined, problems: Problem[]): number {
  const place = value === undefined ? 0 : known.indexOf(value);
  if (place < 0) problems.push({ where, what: `must be one of ${known.join(", ")}` });
  return Math.max(place, 0);
}

function readTurn(position: Position, turns: number, problems: Problem[]): number {
  const turn = position.turn ?? 1;
  if (Number.isInteger(turn) && turn >= 1 && turn <= turns) return turn;
  problems.push({ where: "turn", what: `must be a whole number from 1 to ${turns}` });
  return 1;
}

/** A game that begins at a position set up by hand, or what is wrong with it. */
export function positionDraft(position: Position, battle: Battle, options: QuadOptions): DraftResult {
  const loaded = loadMap(position.map, mapVocabulary, maps);
  if (!loaded.ok) {
    return loaded.problems.map(({ field, message }) => ({
      where: field === "" ? "map" : `map.${field}`,
      what: message,
    }));
  }
  const { map } = loaded;
  const problems: Problem[] = [];
  const units = readUnits(position.units, battle, problems);
  const charts = chartsOf(options, position.tables);
  if (Array.isArray(charts)) problems.push(...charts);
  const flags = readFlags(position.flags ?? {}, map.grid, problems);
  if (problems.length > 0) return problems;
  const track = battle === null ? null : battleData[battle].track;
  const firstOnMap = position.units[0]?.side;
  const active = pick("active", seats, position.active ?? track?.firstPlayer ?? firstOnMap, problems);
  const turns = Math.min(flags.turns ?? Math.max(track?.boxes.length ?? 0, position.turn ?? 1, 12), maxTurns);
  const places = readPlaces(map.grid, position.units, units, problems);
  const status = position.units.map((unit, index) => readStatus(unit, `units[${index}]`, problems));
  const turn = readTurn(position, turns, problems);
  const phase = pick("phase", phases, position.phase, problems);
  if (problems.length > 0) return problems;
  const levels = units.map((unit, index) => position.units[index].stats?.fatigue ?? unit.front.morale ?? 0);
  return {
    battle,
    options,
    map,
    units,
    groups: [...waitingGroups(position, map, battle, options), ...places.groups],
    charts: charts as Charts, // Problems of the charts have been returned above.
    turns,
    firstSeat: track === null ? active : seats.indexOf(track.firstPlayer),
    lostBefore: flags.lostBefore,
    start: {
      turn,
      active,
      phase,
      placed: places.placed,
      elsewhere: places.elsewhere,
      status: Uint16Array.from(status),
      columns: { freshness: levels.map(Number), ...flags.columns },
    },
  };
}
