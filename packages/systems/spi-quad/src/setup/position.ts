import { asSeat, isProblems, type Problem, type Seat } from "@redoubt/engine";
import {
  asUnit,
  fieldOf,
  loadMap,
  type Position,
  placeIn,
  type Result,
  type Unit,
  unitFields,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import { rulesOf } from "../battles/battles.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import type { QuadOptions } from "../readings.ts";
import { enemyOf, seatOfSide, seats } from "../seat.ts";
import { maxTurns, phases } from "../state.ts";
import type { Battle, EntryGroup } from "../world.ts";
import type { Draft, QuadMap } from "./draft.ts";
import { entryGroupOf } from "./groups.ts";
import { type Flags, readFlags } from "./position-flags.ts";
import { readPlaces, readStatus } from "./position-place.ts";
import { readUnit } from "./position-unit.ts";
import { chartsOf } from "./results.ts";
import { battleData } from "./scenario.ts";

/** The most units a game can hold: places in a stack are bytes. */
const maxUnits = 254;

/** Scheduled groups of those units of the battle that wait off the map. */
function waitingGroups(position: Position, map: QuadMap, battle: Battle, options: QuadOptions): readonly EntryGroup[] {
  const indexOf = (id: string): Unit | undefined => {
    const index = position.units.findIndex((unit) => unit.id === id && unit.at === "off-map");
    return index < 0 ? undefined : asUnit(index);
  };
  return rulesOf(battle)
    .reinforcements(options)
    .map((group) => entryGroupOf(map.grid, group, indexOf))
    .filter((group) => group !== null);
}

/** When a position is: the turn, the side to act, the phase, and who is the first player. */
interface Moment {
  readonly turns: number;
  readonly turn: number;
  readonly active: Seat;
  readonly firstSeat: Seat;
  readonly phase: number;
  readonly isOver: boolean;
}

/** The phases that a position may name; "end" is the end of the game. */
const positionPhases = [...phases, "end"] as const;

function readMoment(position: Position, battle: Battle, flags: Flags, problems: Problem[]): Moment {
  const track = battle === null ? null : battleData[battle].track;
  const asked = placeIn(fieldOf(position.active, "active", problems), seats);
  const usual = track?.firstPlayer ?? position.units[0]?.side;
  const active = asSeat(asked ?? Math.max(seats.indexOf(usual as (typeof seats)[number]), 0)); // -1 for any other word
  const printedFirst = track === null ? null : seatOfSide(track.firstPlayer);
  const isSecond = printedFirst === null ? flags.second === true : active !== printedFirst;
  if (flags.second !== null && flags.second !== isSecond) {
    wrong(fieldOf(null, "flags.second", problems), `${track?.firstPlayer} is the first player of this battle`);
  }
  const phase = placeIn(fieldOf(position.phase, "phase", problems), positionPhases) ?? 0;
  const isOver = phase >= phases.length;
  const turns = Math.min(flags.turns ?? Math.max(track?.boxes.length ?? 0, position.turn ?? 1, 12), maxTurns);
  return {
    turns,
    turn: wholeNumber(fieldOf(position.turn, "turn", problems), 1, turns) ?? (isOver ? turns : 1),
    active,
    firstSeat: printedFirst ?? (isSecond ? enemyOf(active) : active),
    phase: Math.min(phase, phases.length - 1),
    isOver,
  };
}

/** A game that begins at a position set up by hand, or what is wrong with it. */
export function positionDraft(position: Position, battle: Battle, options: QuadOptions): Result<Draft> {
  const map = loadMap(position.map, mapVocabulary, maps);
  if (isProblems(map)) return map;
  const problems: Problem[] = [];
  const fields = unitFields(position.units, maxUnits, problems);
  const rules = rulesOf(battle);
  const counters = battle === null ? [] : battleData[battle].counters;
  const read = fields.map((field) => readUnit(field, rules, counters));
  const units = read.map(({ unit }) => unit);
  const charts = chartsOf(options, position.tables);
  if (isProblems(charts)) problems.push(...charts);
  const flags = readFlags(fieldOf(position.flags, "flags", problems), map.grid, rules);
  const status = fields.map(readStatus);
  const places = readPlaces(map.grid, position.units, fields, units, status, rules, problems);
  const { turns, turn, active, firstSeat, phase, isOver } = readMoment(position, battle, flags, problems);
  if (problems.length > 0 || isProblems(charts)) return problems;
  return {
    battle,
    options,
    map,
    units,
    groups: [...waitingGroups(position, map, battle, options), ...places.groups],
    charts,
    turns,
    firstSeat,
    lostBefore: flags.lostBefore,
    start: {
      turn,
      active,
      phase,
      isOver,
      placed: places.placed,
      elsewhere: places.elsewhere,
      status: Uint16Array.from(status),
      columns: { freshness: read.map(({ fatigue }) => fatigue), ...flags.columns },
    },
  };
}
