import { asSeat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { type Field, fieldIn, oneOf, readRecord, trueOrFalse, type Unit } from "@redoubt/mechanics";
import { type SideName, sides } from "../data/piece.ts";
import { weathers } from "../tables/weather.ts";
import { activationSteps } from "../world.ts";
import {
  aHex,
  aHexside,
  aList,
  aNumber,
  aPiece,
  aSide,
  byName,
  bySide,
  halves,
  type Reader,
  records,
  type WordScene,
} from "./position-words.ts";

const anything: Reader<unknown> = ({ value }) => value ?? null;
const text: Reader<string> = ({ value }) => (typeof value === "string" ? value : null);

/** Steps of a phase at which a position may begin. */
export const openingSteps = ["supply", "sponsors", "recovery", "weather", "next-admin", "orders", "combat"] as const;

/** What a position says of a corps. */
export interface CorpsWords {
  readonly number: number | null;
  readonly lost: number | null;
  readonly demoralized: boolean | null;
}

/** A March Order as a position writes it. */
export interface OrderWords {
  readonly side: SideName;
  readonly units: readonly Unit[];
  readonly to: Hex;
  readonly isShown: boolean;
}

function readOrder(scene: WordScene): Reader<OrderWords> {
  return (field) => {
    const side = aSide(fieldIn(field, "side"));
    const units = aList(aPiece(scene))(fieldIn(field, "units"));
    const to = aHex(scene)(fieldIn(field, "to"));
    const isShown = trueOrFalse(fieldIn(field, "revealed"), false);
    return side === null || to === null ? null : { side, units, to, isShown };
  };
}

function readCorps(field: Field): CorpsWords {
  const { number, lost, demoralized } = readRecord(field, {
    number: aNumber(1, 999),
    lost: aNumber(0, 999),
    demoralized: (one) => (one.value === undefined ? null : trueOrFalse(one, false)),
  });
  return { number, lost, demoralized };
}

const pairOf =
  (scene: WordScene) =>
  (field: Field): readonly [unit: Unit, target: string] | null => {
    const unit = aPiece(scene)(fieldIn(field, "unit"));
    const target = fieldIn(field, "target").value;
    return unit === null || target === undefined ? null : [unit, String(target)];
  };

/** Reads the flags of a position; `game` is read elsewhere. */
export function readFlags(field: Field, scene: WordScene) {
  const hex = aHex(scene);
  const piece = aPiece(scene);
  return readRecord(field, {
    corps: byName(text, readCorps),
    orders: records(["side", "units", "to", "revealed"], readOrder(scene)),
    charges: records(["unit", "target"], pairOf(scene)),
    attempts: byName(hex, aNumber(0, 99)),
    owes: records(["unit", "target"], pairOf(scene)),
    weather: (one) => oneOf(one, weathers),
    weatherUntil: aNumber(1, 999),
    nextAdmin: aNumber(1, 999),
    night: (one) => trueOrFalse(one, false),
    thrown: bySide(aNumber(0, 99)),
    bridgesTried: aList(aHexside(scene)),
    bombarded: aList(hex),
    attacked: aList(hex),
    o1: (one) => readRecord(one, { attacked: (inner) => trueOrFalse(inner, false), penalty: aNumber(0, 99) }),
    control: byName(hex, (one) => {
      const side = aSide(one);
      return side === null ? null : asSeat(sides.indexOf(side));
    }),
    queue: byName(hex, aNumber(0, 99)),
    spent: byName(piece, halves),
    began: byName(piece, hex),
    points: byName(piece, aNumber(0, 20)),
    stage: aNumber(1, 2),
    step: (one) => oneOf(one, openingSteps),
    begun: (one) => trueOrFalse(one, false),
    activation: (one) => {
      if (one.value === undefined) return null;
      const { units, step } = readRecord(one, {
        units: aList(piece),
        step: (inner) => oneOf(inner, activationSteps) ?? ("maneuver" as const),
      });
      return { units, step };
    },
    sources: bySide((one) => aList(hex)(one)),
    compass: anything,
    game: anything,
  });
}

/** The flags of a position. */
export type PositionFlags = ReturnType<typeof readFlags>;
