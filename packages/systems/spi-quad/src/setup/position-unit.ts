import type { Problem } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { gunClasses } from "../charts.ts";
import { type Nation, nations, type UnitKind, unitKinds } from "../data/counter.ts";
import { redoubts, tiringUnits } from "../data/facts-balaclava.ts";
import { seats } from "../seat.ts";
import type { Face, Unit } from "../unit.ts";
import type { Battle } from "../world.ts";

type Stats = Readonly<Record<string, unknown>>;

const knownStats = ["fire", "fireParen", "class", "melee", "meleeParen", "morale", "ma", "back", "fatigue"];
const knownBack = ["fire", "fireParen", "class", "melee", "meleeParen", "morale"];

const isRecord = (value: unknown): value is Stats =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Collects what is wrong with the values of one unit while reading them. */
interface Reader {
  readonly stats: Stats;
  readonly where: string;
  readonly problems: Problem[];
}

function numberAt({ stats, where, problems }: Reader, name: string, lowest: number, highest: number): number | null {
  const value = stats[name];
  if (value === undefined) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= lowest && value <= highest) return value;
  problems.push({ where: `${where}.${name}`, what: `must be a whole number from ${lowest} to ${highest}` });
  return null;
}

function flagAt({ stats, where, problems }: Reader, name: string, standard: boolean): boolean {
  const value = stats[name];
  if (value === undefined) return standard;
  if (typeof value === "boolean") return value;
  problems.push({ where: `${where}.${name}`, what: "must be true or false" });
  return standard;
}

function noteUnknown({ stats, where, problems }: Reader, known: readonly string[]): void {
  for (const name of Object.keys(stats)) {
    if (known.includes(name)) continue;
    problems.push({ where: `${where}.${name}`, what: `no such value; known are ${known.join(", ")}` });
  }
}

function readFront(reader: Reader, isGun: boolean): Face {
  const hasClass = reader.stats.class !== undefined && reader.stats.class !== null;
  return {
    fire: numberAt(reader, "fire", 0, 99) ?? (hasClass ? 0 : null),
    fireParen: flagAt(reader, "fireParen", false),
    melee: numberAt(reader, "melee", 0, 99),
    meleeParen: flagAt(reader, "meleeParen", isGun),
    morale: numberAt(reader, "morale", 0, 9),
  };
}

/** The back of a counter: null is blank; what is left out is not known, but morale stays and disrupted guns do not fire. */
function readBack(reader: Reader, front: Face, isGun: boolean): Face | null {
  const back = reader.stats.back;
  if (back === null) return null;
  const unknown = { fire: isGun ? 0 : null, fireParen: false, melee: null, meleeParen: front.meleeParen };
  if (back === undefined) return { ...unknown, morale: front.morale };
  const where = `${reader.where}.back`;
  if (!isRecord(back)) {
    reader.problems.push({ where, what: "must hold the values of the back, or be null for a blank one" });
    return null;
  }
  const inner: Reader = { stats: back, where, problems: reader.problems };
  noteUnknown(inner, knownBack);
  return {
    fire: numberAt(inner, "fire", 0, 99) ?? unknown.fire,
    fireParen: flagAt(inner, "fireParen", false),
    melee: numberAt(inner, "melee", 0, 99),
    meleeParen: flagAt(inner, "meleeParen", front.meleeParen),
    morale: numberAt(inner, "morale", 0, 9) ?? front.morale,
  };
}

function readClass({ stats, where, problems }: Reader): string | null {
  const letter = stats.class ?? null;
  if (letter === null) return null;
  if (typeof letter === "string" && gunClasses.includes(letter)) return letter;
  problems.push({ where: `${where}.class`, what: `must be one of ${gunClasses.join(", ")}` });
  return null;
}

/** The allowance by 5.19 and the Exclusive Rules where a position gives none; null for foot guns without a battle. */
function usualAllowance(kind: UnitKind, nation: Nation, id: string, battle: Battle): number | null {
  if (kind === "infantry") return battle === "alma" && nation === "french" ? 4 : 5;
  if (kind === "cavalry") return 8;
  if (kind === "horse-artillery") return 7;
  if (battle === "alma") return /^(\(a\))?GR/.test(id) ? 2 : 3;
  if (battle === "balaclava") return nation === "russian" || id.startsWith("Barker") ? 3 : 0;
  return null;
}

function memberOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** Reads one unit of a position, noting problems under `where`. */
export function readUnit(unit: PositionUnit, where: string, battle: Battle, problems: Problem[]): Unit | null {
  const seat = seats.indexOf(unit.side as (typeof seats)[number]); // indexOf answers -1 for any other word
  if (seat < 0) problems.push({ where: `${where}.side`, what: `must be ${seats.join(" or ")}` });
  const kind = memberOf(unitKinds, unit.kind);
  if (kind === undefined) problems.push({ where: `${where}.kind`, what: `must be one of ${unitKinds.join(", ")}` });
  const nation = memberOf(nations, unit.nation ?? (unit.side === "russian" ? "russian" : "british"));
  if (nation === undefined) problems.push({ where: `${where}.nation`, what: `must be one of ${nations.join(", ")}` });
  if (/\s/.test(unit.id) || unit.id === "")
    problems.push({ where: `${where}.id`, what: "must be a word without blanks" });
  const reader: Reader = { stats: unit.stats ?? {}, where: `${where}.stats`, problems };
  noteUnknown(reader, knownStats);
  if (seat < 0 || kind === undefined || nation === undefined) return null;
  const isGun = kind === "artillery" || kind === "horse-artillery";
  const front = readFront(reader, isGun);
  const gunClass = readClass(reader);
  const isBritishFoot = nation === "british" && kind === "infantry";
  const isTiring = (tiringUnits as readonly string[]).includes(unit.id) || unit.stats?.fatigue !== undefined;
  return {
    id: unit.id,
    name: unit.id,
    seat,
    nation,
    parent: unit.parent ?? null,
    kind,
    front,
    back: readBack(reader, front, isGun),
    gunClass,
    ma: numberAt(reader, "ma", 0, 15) ?? usualAllowance(kind, nation, unit.id, battle),
    isRedoubtGun:
      battle === "balaclava" &&
      (redoubts.some(({ gun }) => gun === unit.id) ||
        (kind === "artillery" && nation === "british" && gunClass === null)),
    tires: battle === "balaclava" && isBritishFoot && (isTiring || unit.parent === "1" || unit.parent === "4"),
    isBackReconstructed: false,
  };
}
