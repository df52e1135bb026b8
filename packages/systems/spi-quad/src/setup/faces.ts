import { asUnit, type CounterFace, type FaceValue, type Unit } from "@redoubt/mechanics";
import { frenchWaiting } from "../data/facts-alma.ts";
import { formationTitle } from "../data/formation-names.ts";
import type { PrintedUnit } from "../unit.ts";

function branchOf(unit: PrintedUnit): string {
  if (unit.isRedoubtGun) return "redoubt-gun";
  if ((frenchWaiting.exempt as readonly string[]).includes(unit.id) || /\bZou\b/.test(unit.name)) return "zouave";
  if (/\bRB\b/.test(unit.name)) return "rifles";
  return /Cos$/.test(unit.name) ? "cossack" : unit.kind;
}

/** The name as printed, the letter for guns left out: what stands left and right of the slash. */
function bandOf(unit: PrintedUnit): readonly [string, string] {
  const name = unit.name.replace(/^\([a-z]\) /, "");
  const slash = name.indexOf("/");
  return slash < 0 ? [name, ""] : [name.slice(0, slash), name.slice(slash + 1)];
}

const inParen = (value: number | null, isParen: boolean): string => {
  const text = value === null ? "?" : String(value);
  return isParen ? `(${text})` : text;
};

function valuesOf(
  unit: PrintedUnit,
  allowance: number,
  isDisrupted: boolean,
  isDemoralized: boolean,
): readonly FaceValue[] {
  const face = isDisrupted ? (unit.back ?? unit.front) : unit.front;
  const morale = face.morale !== null && isDemoralized ? (face.morale + 1) >> 1 : face.morale;
  const fires =
    unit.gunClass !== null && !isDisrupted
      ? { text: unit.gunClass, role: "class" }
      : { text: inParen(face.fire, face.fireParen), role: "fire" };
  return [
    fires,
    { text: inParen(face.melee, face.meleeParen), role: "melee" },
    { text: inParen(morale, false), role: "morale" },
    { text: unit.ma === null ? "?" : String(allowance >> 1), role: "movement" },
  ];
}

/** The place of a unit's face in the list: four for each unit, by its condition. */
export const faceIndex = (u: Unit, isDisrupted: boolean, isDemoralized: boolean): number =>
  u * 4 + (isDisrupted ? 1 : 0) + (isDemoralized ? 2 : 0);

/**
 * What the counter of each unit shows, but for what it has just done: fresh or disrupted, demoralized or not. Made once, since
 * views are asked for after every answer.
 */
export function facesOf(units: readonly PrintedUnit[], allowance: Uint8Array): readonly CounterFace[] {
  const faces: CounterFace[] = [];
  units.forEach((unit, u) => {
    const [bandLeft, bandRight] = bandOf(unit);
    const branch = branchOf(unit);
    for (const isDisrupted of [false, true]) {
      for (const isDemoralized of [false, true]) {
        faces[faceIndex(asUnit(u), isDisrupted, isDemoralized)] = {
          nation: unit.nation,
          branch,
          bandLeft,
          bandRight,
          ...(unit.parent === null ? {} : { group: formationTitle(`${unit.nation} ${unit.parent}`) }),
          values: valuesOf(unit, allowance[u * 2 + (isDisrupted ? 1 : 0)], isDisrupted, isDemoralized),
          states: [...(isDisrupted ? ["disrupted"] : []), ...(isDemoralized ? ["demoralized"] : [])],
          pips: [],
          ...(unit.kind === "artillery" || unit.kind === "horse-artillery" ? { isGun: true as const } : {}),
          ...(isDisrupted && unit.isBackReconstructed ? { reconstructed: true } : {}),
        };
      }
    }
  });
  return faces;
}
