import { asSeat, type Problem, type Seat } from "@redoubt/engine";
import {
  type Field,
  fieldIn,
  hasHexTag,
  listed,
  oneOf,
  type Position,
  type PositionUnit,
  placeIn,
  placeOf,
  readRecord,
  unitFields,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import type { RetributionMap } from "../checks/step-cost.ts";
import { type Counter, type Nation, nations, unitKinds } from "../data/counter.ts";
import { counters } from "../data/counters.ts";
import { ALLIED, RUSSIAN, seats } from "../seat.ts";
import { ELIMINATED, WAITING } from "../state.ts";
import { type Group, isSteadyName, type PrintedUnit } from "../unit.ts";
import type { PlacedUnit } from "./placed-unit.ts";

// Columns that name units hold them plus one in a byte.
const mostUnits = 250;
const mostFactor = 99;

/** The words for places beside the map. */
const places = { "off-map": WAITING, eliminated: ELIMINATED } as const;
const states = ["disrupted", "reduced", "eliminated"] as const;
const divisions = ["Soimonov", "Pavlov"] as const;

/** Reads the units of a position; what is wrong goes into `problems`, each with its field. */
export function unitsOfPosition(position: Position, map: RetributionMap, problems: Problem[]): readonly PlacedUnit[] {
  const fields = unitFields(position.units, mostUnits, problems);
  const placed = fields.map((field, u) =>
    readUnit(field, position.units[u], counterNamed(position, position.units[u]), map),
  );
  checkGroups(placed, fields);
  return placed;
}

/** The counter a unit of the battle's own position means, whose printed values it may leave out. */
const counterNamed = ({ scenario }: Position, unit: PositionUnit): Counter | undefined =>
  scenario === null ? undefined : counters.find(({ id, side }) => id === unit.id && side === unit.side);

/** The seat of the side that a field names; null where it is missing or wrong. */
export function seatIn(field: Field): Seat | null {
  const place = placeIn(field, seats);
  return place === null ? null : asSeat(place);
}

function readUnit(field: Field, given: PositionUnit, printed: Counter | undefined, map: RetributionMap): PlacedUnit {
  const seat = seatIn(fieldIn(field, "side")) ?? RUSSIAN;
  const kind = oneOf(fieldIn(field, "kind"), unitKinds) ?? "infantry";
  const stats = readRecord(fieldIn(field, "stats"), {
    cf: (one) => wholeNumber(one, 0, mostFactor) ?? printed?.cf ?? null,
    steps: (one) => wholeNumber(one, 1, 2) ?? printed?.steps ?? null,
    reducedCf: (one) => wholeNumber(one, 0, mostFactor) ?? printed?.reducedCf ?? null,
    entry: (one) => wholeNumber(one, 1, 5) ?? printed?.entry ?? null,
  });
  const steps = (stats.steps ?? (stats.reducedCf === null ? 1 : 2)) === 2 ? 2 : 1;
  const state = listed(fieldIn(field, "state")).map((one) => oneOf(one, states));
  const place = state.includes("eliminated") ? ELIMINATED : placeOfUnit(fieldIn(field, "at"), map);
  if (place === WAITING && seat === RUSSIAN) wrong(fieldIn(field, "at"), "only the Allies have reinforcements (3.3)");
  if (state.includes("reduced") && steps === 1) {
    wrong(fieldIn(field, "state"), '"reduced" needs a unit of two steps (2.11)');
  }
  if (kind === "piquet") checkPiquet(field, seat, place, state.includes("disrupted"));
  const unit: PrintedUnit = {
    id: given.id,
    name: printed?.name ?? given.id,
    fullName: printed?.fullName ?? given.id,
    seat,
    nation: nationOf(field, printed, seat),
    group: groupOf(field, printed, seat),
    parent: given.parent ?? given.brigade ?? printed?.parent ?? null,
    formation: given.parent ?? given.brigade ?? printed?.parent ?? given.division ?? null,
    kind,
    cf: stats.cf,
    steps,
    reducedCf: stats.reducedCf,
    entry: place === WAITING ? (stats.entry ?? 1) : null,
    isSteady: isSteadyName(given.id) || isSteadyName(given.parent ?? ""),
    isReconstructed: false,
  };
  const left = place === ELIMINATED ? 0 : state.includes("reduced") ? 1 : steps;
  return { unit, place, steps: left, isDisrupted: state.includes("disrupted") };
}

/** A hex that can be played in, or a place beside the map. */
function placeOfUnit(at: Field, map: RetributionMap): number {
  const place = placeOf(at, map.grid, places);
  if (place === null) return WAITING;
  if (place.kind === "word") return place.value;
  if (place.kind === "entry") {
    wrong(at, 'reinforcements choose their hex as they enter (5.5): write "off-map"');
    return WAITING;
  }
  if (hasHexTag(map, place.hex, "sea")) wrong(at, `${String(at.value)} is all sea and out of play (8.11)`);
  return place.hex;
}

function checkPiquet(field: Field, seat: Seat, place: number, isDisrupted: boolean): void {
  if (seat === RUSSIAN) wrong(fieldIn(field, "kind"), "Piquets are British (2.7)");
  if (isDisrupted) wrong(fieldIn(field, "state"), "Piquets are never disrupted (2.12)");
  if (place === WAITING) wrong(fieldIn(field, "at"), "Piquets never move (2.9): they begin on the map");
}

/** The nation, by what is written, printed on the counter, or had by one nation only (2.5, 2.7, 2.8). */
function nationOf(field: Field, printed: Counter | undefined, seat: Seat): Nation | null {
  const nation = oneOf(fieldIn(field, "nation"), nations);
  if (seat === RUSSIAN) return "russian";
  if (nation === "russian") wrong(fieldIn(field, "nation"), "Russians are on the Russian side");
  const { value: kind } = fieldIn(field, "kind");
  const implied = kind === "zouave" ? "french" : kind === "piquet" ? "british" : null;
  return nation ?? printed?.nation ?? implied;
}

function groupOf(field: Field, printed: Counter | undefined, seat: Seat): Group {
  if (seat === RUSSIAN) {
    const division = fieldIn(field, "division");
    const written = division.value ?? printed?.division;
    const found = divisions.find((known) => known.toLowerCase() === String(written).toLowerCase());
    if (found === undefined && written != null) wrong(division, "must be Soimonov or Pavlov (2.5)");
    return found ?? "russian";
  }
  const nation = fieldIn(field, "nation").value ?? printed?.nation;
  if (nation === "french" || nation === "british") return nation;
  return fieldIn(field, "kind").value === "zouave" ? "french" : "allied";
}

/** Who may attack together (9.3) must be plain: either all units of a side say where they belong, or none. */
function checkGroups(placed: readonly PlacedUnit[], fields: readonly Field[]): void {
  const open: readonly [Group, number, string, string][] = [
    ["russian", RUSSIAN, "division", "Soimonov or Pavlov"],
    ["allied", ALLIED, "nation", "british or french"],
  ];
  for (const [group, seat, name, choice] of open) {
    const mobile = [...placed.keys()].filter((u) => placed[u].unit.seat === seat && placed[u].unit.kind !== "piquet");
    if (!mobile.some((u) => placed[u].unit.group !== group)) continue;
    for (const u of mobile) {
      const field = fieldIn(fields[u], name);
      if (placed[u].unit.group !== group || field.value !== undefined) continue;
      wrong(field, `${choice}? Other units name theirs, and 9.3 needs it`);
    }
  }
}
