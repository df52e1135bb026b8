import type { Problem } from "@redoubt/engine";
import type { Position, PositionUnit } from "@redoubt/mechanics";
import { type Counter, type Nation, nations, type UnitKind, unitKinds } from "./data/counter.ts";
import { counters } from "./data/counters.ts";
import type { PlacedUnit } from "./placed-unit.ts";
import { ALLIED, RUSSIAN, seats } from "./seat.ts";
import { type Group, isSteadyName, type Unit } from "./unit.ts";

const seatNames: readonly string[] = seats;
const kindNames: readonly string[] = unitKinds;
const nationNames: readonly string[] = nations;
const states = ["disrupted", "reduced", "eliminated"];
const stats = ["cf", "steps", "reducedCf", "entry"];

/** Reads the units of a position; what is wrong goes into `problems`, each with its field. */
export function unitsOfPosition(position: Position, problems: Problem[]): PlacedUnit[] {
  const placed = position.units.map((unit, i) => readUnit(position, unit, `units[${i}]`, problems));
  checkGroups(placed, position.units, problems);
  return placed;
}

/** The counter a unit of the battle's own position means, whose printed values it may leave out. */
const counterNamed = (position: Position, unit: PositionUnit): Counter | undefined =>
  position.scenario === null ? undefined : counters.find(({ id, side }) => id === unit.id && side === unit.side);

function readUnit(position: Position, given: PositionUnit, where: string, problems: Problem[]): PlacedUnit {
  const fail = (field: string, what: string) => problems.push({ where: `${where}.${field}`, what });
  const printed = counterNamed(position, given);
  const seat = seatNames.indexOf(given.side);
  if (seat < 0) fail("side", `"${given.side}" is neither russian nor allied`);
  if (!kindNames.includes(given.kind)) fail("kind", `"${given.kind}" is not one of ${unitKinds.join(", ")}`);
  const kind = given.kind as UnitKind; // Just checked; with a problem noted nobody looks at it.
  for (const key of Object.keys(given.stats ?? {})) {
    if (!stats.includes(key)) fail(`stats.${key}`, `no such value; known are ${stats.join(", ")}`);
  }
  const number = (key: "cf" | "steps" | "reducedCf" | "entry", lowest: number, highest: number): number | null => {
    const value = given.stats?.[key] ?? printed?.[key] ?? null;
    if (value === null) return null;
    if (typeof value === "number" && Number.isInteger(value) && value >= lowest && value <= highest) return value;
    fail(`stats.${key}`, `must be a whole number from ${lowest} to ${highest}, is ${JSON.stringify(value)}`);
    return null;
  };
  const cf = number("cf", 0, 99);
  const reducedCf = number("reducedCf", 0, 99);
  const steps = (number("steps", 1, 2) ?? (reducedCf === null ? 1 : 2)) === 2 ? 2 : 1;
  const isOff = given.at === "off-map" || given.at === "eliminated";
  const entry = number("entry", 1, 5) ?? (given.at === "off-map" ? 1 : null);
  const state = given.state ?? [];
  for (const word of state) if (!states.includes(word)) fail("state", `"${word}" is not one of ${states.join(", ")}`);
  const isEliminated = given.at === "eliminated" || state.includes("eliminated");
  if (given.at.startsWith("entry:")) fail("at", 'reinforcements choose their hex as they enter (5.5): write "off-map"');
  if (isOff && !isEliminated && seat === RUSSIAN) fail("at", "only the Allies have reinforcements (3.3)");
  if (kind === "piquet") checkPiquet(seat, state, isOff && !isEliminated, fail);
  if (state.includes("reduced") && steps === 1) fail("state", '"reduced" needs a unit of two steps (2.11)');
  const unit: Unit = {
    id: given.id,
    name: printed?.name ?? given.id,
    fullName: printed?.fullName ?? given.id,
    seat: Math.max(seat, 0),
    nation: nationOf(given, printed, seat, fail),
    group: groupOf(given, printed, seat, fail),
    parent: given.parent ?? given.brigade ?? printed?.parent ?? null,
    kind,
    cf,
    steps,
    reducedCf,
    entry: isOff && !isEliminated ? entry : null,
    isSteady: isSteadyName(given.id) || isSteadyName(given.parent ?? ""),
    isReconstructed: false,
  };
  const left = isEliminated ? 0 : state.includes("reduced") ? 1 : steps;
  return { unit, at: isOff || isEliminated ? null : given.at, steps: left, isDisrupted: state.includes("disrupted") };
}

type Fail = (field: string, what: string) => void;

function checkPiquet(seat: number, state: readonly string[], isWaiting: boolean, fail: Fail): void {
  if (seat === RUSSIAN) fail("kind", "Piquets are British (2.7)");
  if (state.includes("disrupted")) fail("state", "Piquets are never disrupted (2.12)");
  if (isWaiting) fail("at", "Piquets never move (2.9): they begin on the map");
}

/** The nation, by what is written, printed on the counter, or had by one nation only (2.5, 2.7, 2.8). */
function nationOf(given: PositionUnit, printed: Counter | undefined, seat: number, fail: Fail): Nation | null {
  const implied = given.kind === "zouave" ? "french" : given.kind === "piquet" ? "british" : null;
  const nation = seat === RUSSIAN ? "russian" : (given.nation ?? printed?.nation ?? implied);
  if (nation === null) return null;
  const found = nations.find((known) => known === nation);
  if (found === undefined) fail("nation", `"${nation}" is not one of ${nationNames.join(", ")}`);
  else if (seat === ALLIED && found === "russian") fail("nation", "Russians are on the Russian side");
  return found ?? null;
}

function groupOf(given: PositionUnit, printed: Counter | undefined, seat: number, fail: Fail): Group {
  if (seat === RUSSIAN) {
    const division = (given.division ?? printed?.division ?? "").toLowerCase();
    if (division === "soimonov") return "Soimonov";
    if (division === "pavlov") return "Pavlov";
    if (division !== "") fail("division", `"${given.division}" is neither Soimonov nor Pavlov (2.5)`);
    return "russian";
  }
  const nation = given.nation ?? printed?.nation ?? (given.kind === "zouave" ? "french" : null);
  return nation === "french" || nation === "british" ? nation : "allied";
}

/** Who may attack together (9.3) must be plain: either all units of a side say where they belong, or none. */
function checkGroups(placed: readonly PlacedUnit[], given: readonly PositionUnit[], problems: Problem[]): void {
  const open: readonly [Group, number, string, string][] = [
    ["russian", RUSSIAN, "division", "Soimonov or Pavlov"],
    ["allied", ALLIED, "nation", "british or french"],
  ];
  for (const [group, seat, field, choice] of open) {
    const mobile = placed.map(({ unit }, i) => ({ unit, i })).filter(({ unit }) => unit.seat === seat);
    const those = mobile.filter(({ unit }) => unit.kind !== "piquet");
    if (!those.some(({ unit }) => unit.group !== group)) continue;
    for (const { unit, i } of those) {
      if (unit.group !== group || Object.hasOwn(given[i], field)) continue;
      problems.push({ where: `units[${i}].${field}`, what: `${choice}? Other units name theirs, and 9.3 needs it` });
    }
  }
}
