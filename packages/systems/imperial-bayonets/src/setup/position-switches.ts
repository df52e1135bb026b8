import { type DirectionName, type Grid, isUnread, parseDirection } from "@redoubt/hex";
import { type Field, fieldIn, oneOf, readRecord, trueOrFalse, wrong } from "@redoubt/mechanics";
import type { Switches } from "../data/game.ts";
import type { TurnWords } from "./frame.ts";
import { aHex, aList, aNumber, aSide, bySide, records, type WordScene } from "./position-words.ts";

const text = ({ value }: Field): string | null => (typeof value === "string" ? value : null);

/** Directions of the Retreat Compass by side (9.4.1.2c). */
export function readCompass(field: Field, grid: Grid): Switches["compass"] | undefined {
  if (field.value === undefined) return undefined;
  if (field.value === null) return null;
  const direction = (one: Field): DirectionName | null => {
    const read = parseDirection(grid, String(one.value));
    if (!isUnread(read)) return grid.directionNames[read];
    wrong(one, read[0].what);
    return null;
  };
  const said = bySide((one) => aList(direction)(one))(field);
  return { russian: said.russian ?? [], allied: said.allied ?? [] };
}

/** Switches of a position in the place of those of its game, and what it says of the turns (I-141). */
export function readSwitches(field: Field, standard: Switches, scene: WordScene): Switches & { turns: TurnWords } {
  const bool = (name: "ip" | "charges" | "variantWeather" | "footMoveOrFire" | "leaderLoss" | "nationsApart") => ({
    [name]: (one: Field) => trueOrFalse(one, standard[name]),
  });
  const sideNumbers = (most: number) => bySide(aNumber(0, most));
  const words = (one: Field): readonly string[] | null => (one.value === undefined ? null : aList(text)(one));
  const said = readRecord(field, {
    ...bool("ip"),
    ...bool("charges"),
    ...bool("variantWeather"),
    ...bool("footMoveOrFire"),
    ...bool("leaderLoss"),
    ...bool("nationsApart"),
    dutyInPosition: (one) => trueOrFalse(one, standard.dutyInPosition),
    dutyOverWater: (one) => trueOrFalse(one, standard.dutyOverWater),
    admin: (one) => oneOf(one, ["track", "die"]) ?? standard.admin,
    overFriends: (one) => oneOf(one, ["adjacent-only", "as-option"]) ?? standard.overFriends,
    orders: sideNumbers(16),
    thrown: sideNumbers(99),
    orderHexes: (one) =>
      one.value === undefined ? null : aList(aHex(scene))(one).map((hex) => scene.grid.numbers[hex]),
    noAssault: words,
    bridges: (one) => (one.value === "all" ? ("all" as const) : words(one)),
    points: (one) => (one.value === undefined ? null : records(["leader", "from", "cp"], pointsFrom)(one)),
    compass: (one) => readCompass(one, scene.grid),
    turns: aNumber(1, 999),
    first: aSide,
    nightTurns: (one) => (one.value === undefined ? null : aList(aNumber(1, 999))(one)),
    adminTurns: (one) => (one.value === undefined ? null : aList(aNumber(1, 999))(one)),
  });
  const { turns, first, nightTurns, adminTurns, compass, ...rest } = said;
  return {
    ...standard,
    ...rest,
    orders: { ...standard.orders, ...rest.orders },
    thrown: { ...standard.thrown, ...rest.thrown },
    orderHexes: rest.orderHexes ?? standard.orderHexes,
    noAssault: rest.noAssault ?? standard.noAssault,
    bridges: rest.bridges ?? standard.bridges,
    points: rest.points ?? standard.points,
    compass: compass === undefined ? standard.compass : compass,
    turns: { turns, first, nightTurns, adminTurns },
  };
}

function pointsFrom(field: Field): Switches["points"][number] | null {
  const leader = text(fieldIn(field, "leader"));
  const from = aNumber(1, 999)(fieldIn(field, "from")) ?? 1;
  const cp = aNumber(0, 20)(fieldIn(field, "cp"));
  return leader === null || cp === null ? null : { leader, from, cp };
}
