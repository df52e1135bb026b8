import type { CounterFace, FaceValue } from "@redoubt/mechanics";
import { frenchWaiting } from "./data/facts-alma.ts";
import {
  FIRED,
  HALTED,
  isDisrupted,
  MELEE_DUTY,
  MELEED,
  MOVED,
  phases,
  type QuadPlay,
  RALLY_TRIED,
  WAITING,
} from "./state.ts";
import { BRITISH, type Unit } from "./unit.ts";

function branchOf(unit: Unit): string {
  if (unit.isRedoubtGun) return "redoubt-gun";
  if ((frenchWaiting.exempt as readonly string[]).includes(unit.id) || /\bZou\b/.test(unit.name)) return "zouave";
  if (/\bRB\b/.test(unit.name)) return "rifles";
  return /Cos$/.test(unit.name) ? "cossack" : unit.kind;
}

/** The name as printed, the letter for guns left out: what stands left and right of the slash. */
function bandOf(unit: Unit): readonly [string, string] {
  const name = unit.name.replace(/^\([a-z]\) /, "");
  const slash = name.indexOf("/");
  return slash < 0 ? [name, ""] : [name.slice(0, slash), name.slice(slash + 1)];
}

const inParen = (value: number | null, isParen: boolean): string => {
  const text = value === null ? "?" : String(value);
  return isParen ? `(${text})` : text;
};

function valuesOf(g: QuadPlay, u: number): readonly FaceValue[] {
  const unit = g.world.units[u];
  const face = isDisrupted(g, u) ? (unit.back ?? unit.front) : unit.front;
  const isHalved = g.c.demoralized[0] === 1 && g.world.nationOf[u] === BRITISH;
  const morale = face.morale !== null && isHalved ? (face.morale + 1) >> 1 : face.morale;
  const ma = g.world.allowance[u * 2 + (isDisrupted(g, u) ? 1 : 0)];
  const fires =
    unit.gunClass !== null && !isDisrupted(g, u)
      ? { text: unit.gunClass, role: "class" }
      : { text: inParen(face.fire, face.fireParen), role: "fire" };
  return [
    fires,
    { text: inParen(face.melee, face.meleeParen), role: "melee" },
    { text: inParen(morale, false), role: "morale" },
    { text: unit.ma === null ? "?" : String(ma >> 1), role: "movement" },
  ];
}

/** Small marks: what the unit has done, or still has to do, in the phase that runs. */
function pipsOf(g: QuadPlay, u: number): readonly string[] {
  const status = g.c.status[u];
  const isPhasing = g.world.seatOf[u] === g.c.active[0];
  switch (phases[g.c.phase[0]]) {
    case "movement":
      return isPhasing && (status & HALTED) !== 0 ? ["acted"] : [];
    case "defensive-fire":
    case "offensive-fire":
      if ((status & FIRED) !== 0) return ["fired"];
      return (status & MOVED) !== 0 && g.world.isGun[u] === 1 ? ["moved"] : [];
    case "melee":
      if ((status & MELEED) !== 0) return ["acted"];
      return (status & MELEE_DUTY) !== 0 ? ["must-act"] : [];
    case "rally":
      return (status & RALLY_TRIED) !== 0 ? ["acted"] : [];
  }
}

/** What the counter of a unit shows now. */
export function faceOf(g: QuadPlay, u: number): CounterFace {
  const { world, c } = g;
  const unit = world.units[u];
  const [bandLeft, bandRight] = bandOf(unit);
  const entersOn = c.hexOf[u] === WAITING ? (world.entryGroups[world.groupOf[u]]?.turn ?? 0) : 0;
  const isDemoralized = c.demoralized[0] === 1 && world.nationOf[u] === BRITISH;
  return {
    nation: unit.nation,
    branch: branchOf(unit),
    bandLeft,
    bandRight,
    values: valuesOf(g, u),
    states: [...(isDisrupted(g, u) ? ["disrupted"] : []), ...(isDemoralized ? ["demoralized"] : [])],
    pips: pipsOf(g, u),
    ...(unit.tires && unit.front.morale !== null ? { steps: { now: c.freshness[u], max: unit.front.morale } } : {}),
    ...(world.isGun[u] === 1 ? { isGun: true as const } : {}),
    ...(entersOn > 0 ? { entryTurn: entersOn } : {}),
    ...(isDisrupted(g, u) && unit.isBackReconstructed ? { reconstructed: true } : {}),
  };
}
