import { hexAt } from "@redoubt/hex";
import { asUnit, mapOf, mustBe, once } from "@redoubt/mechanics";
import { rulesOf } from "../battles/battles.ts";
import type { Counter, CounterFace } from "../data/counter.ts";
import { almaCounters } from "../data/counters-alma.ts";
import { balaclavaCounters } from "../data/counters-balaclava.ts";
import type { Placement } from "../data/deployment.ts";
import { almaDeployment } from "../data/deployment-alma.ts";
import { balaclavaDeployment } from "../data/deployment-balaclava.ts";
import { redoubts, tiringUnits } from "../data/facts-balaclava.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import { almaTurnTrack, balaclavaTurnTrack } from "../data/turn-track.ts";
import { cites } from "../kit.ts";
import type { QuadOptions } from "../readings.ts";
import { seatOfSide } from "../seat.ts";
import { NOBODY, UNUSED, WAITING } from "../state.ts";
import type { Face, PrintedUnit } from "../unit.ts";
import type { Draft } from "./draft.ts";
import { entryGroupOf } from "./groups.ts";
import { chartsOf } from "./results.ts";

/** The battles that can be played from set-up to verdict. */
export type BattleId = "alma" | "balaclava";

/** What is printed for each battle: counters, deployment, turn track and map, which is read by the first game of the battle. */
export const battleData = {
  alma: {
    counters: almaCounters,
    deployment: almaDeployment,
    track: almaTurnTrack,
    map: once(() => mapOf(maps.alma, mapVocabulary)),
  },
  balaclava: {
    counters: balaclavaCounters,
    deployment: balaclavaDeployment,
    track: balaclavaTurnTrack,
    map: once(() => mapOf(maps.balaclava, mapVocabulary)),
  },
} as const;

const faceOf = ({ fire, fireParen, melee, meleeParen, morale }: CounterFace): Face => ({
  fire,
  fireParen,
  melee,
  meleeParen,
  morale,
});

/** A unit of the counter sheet. */
export function unitOf(counter: Counter): PrintedUnit {
  const { id, name, side, nation, parent, kind, ma, front, back, provenance } = counter;
  return {
    id,
    name,
    seat: seatOfSide(side),
    nation,
    parent,
    kind,
    front: faceOf(front),
    back: faceOf(back),
    gunClass: front.class,
    ma,
    isRedoubtGun: redoubts.some((redoubt) => redoubt.gun === id),
    tires: (tiringUnits as readonly string[]).includes(id),
    isBackReconstructed: provenance.back.status !== "given",
  };
}

/** The lists of deployment are the set-up; T puts a unit on top. */
export const enforces = cites("3.0", "A22.1", "B16.0", "B16.1", "B16.2");

/** Placements with every stack from the bottom up: units on top come after their companions. */
const bottomUp = (list: readonly Placement[]): readonly Placement[] => [
  ...list.filter(({ top }) => !top),
  ...list.filter(({ top }) => top),
];

/** A battle as the rulebook sets it up (3.0). */
export function scenarioDraft(battle: BattleId, options: QuadOptions): Draft {
  const { counters, deployment, track, map: readMap } = battleData[battle];
  const map = readMap();
  const charts = mustBe("charts", chartsOf(options));
  const units = counters.map(unitOf);
  const indexes = new Map(units.map((unit, u) => [unit.id, asUnit(u)]));
  const groups = rulesOf(battle)
    .reinforcements(options)
    .map((group) => entryGroupOf(map.grid, group, (id) => indexes.get(id)))
    .filter((group) => group !== null);
  const waiting = new Set(groups.flatMap((group) => group.units));
  const firstSeat = seatOfSide(track.firstPlayer);
  return {
    battle,
    options,
    map,
    units,
    groups,
    charts,
    turns: track.boxes.length,
    firstSeat,
    lostBefore: [0, 0],
    start: {
      turn: 1,
      active: firstSeat,
      phase: 0,
      isOver: false,
      placed: bottomUp(deployment).map(({ unit, hex }) => [indexes.get(unit) ?? NOBODY, hexAt(map.grid, hex)]),
      elsewhere: Int8Array.from(units, (_, u) => (waiting.has(asUnit(u)) ? WAITING : UNUSED)),
      status: new Uint16Array(units.length),
      columns: { freshness: units.map(({ front }) => front.morale ?? 0) },
    },
  };
}
