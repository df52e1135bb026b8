import type { Problem } from "@redoubt/engine";
import { MAP_FORMAT, type MapFile, type MapPatch } from "./map-file.ts";
import { type MapProblems, mapProblems, shown } from "./map-problems.ts";
import type { MapVocabulary } from "./map-vocabulary.ts";
import { isRecord } from "./setup/field.ts";

const GROUND = ["hexes", "sides", "elevation", "roads", "labels", "names", "notes"];
const FRAME = ["cols", "rows", "evenRows", "evenCols", "parity", "orientation", "numbering"];
const ABOUT = ["format", "id", "name", "north", "scale", "provenance"];

/** Whether a value has the outward shape of a map file or patch; problems name the field. */
export function shapeProblems(value: unknown, vocabulary: MapVocabulary): readonly Problem[] {
  if (!isRecord(value)) return [{ where: "map", what: "a map must be an object" }];
  const problems = mapProblems();
  const isPatch = value.use !== undefined;
  const known = [...GROUND, ...(isPatch ? ["use"] : [...FRAME, ...ABOUT]), ...(vocabulary.extraFields ?? [])];
  for (const field of Object.keys(value)) {
    if (known.includes(field)) continue;
    const message =
      isPatch && FRAME.includes(field) ? 'not allowed beside "use"' : `unknown field; known: ${known.join(", ")}`;
    problems.add(field, message);
  }
  if (isPatch && typeof value.use !== "string") problems.add("use", "must be the name of a map");
  if (!isPatch) for (const field of ["cols", "rows"]) if (value[field] === undefined) problems.add(field, "missing");
  if (value.format !== undefined && value.format !== MAP_FORMAT)
    problems.add("format", `must be "${MAP_FORMAT}", is ${shown(value.format)}`);
  checkTable(value, "hexes", isTagList, "a list of tags", problems);
  checkTable(value, "sides", isTagList, "a list of tags", problems);
  checkTable(value, "elevation", isLevel, "a whole number from -100 to 100", problems);
  checkTable(value, "names", isText, "a text", problems);
  checkTable(value, "notes", isText, "a text", problems);
  checkList(value, "roads", isRoad, "a list of hex numbers, or an object with such a list as path", problems);
  checkList(value, "labels", isLabel, "an object with text, hex and kind", problems);
  return problems.list();
}

/** A value whose shape was checked, as the file it is. */
export function asMapFile(value: unknown): MapFile | MapPatch {
  return value as MapFile | MapPatch; // shapeProblems found nothing
}

function checkTable(
  value: Readonly<Record<string, unknown>>,
  field: string,
  isRight: (entry: unknown) => boolean,
  wanted: string,
  problems: MapProblems,
): void {
  const table = value[field];
  if (table === undefined) return;
  if (!isRecord(table)) {
    problems.add(field, "must be an object");
    return;
  }
  for (const [key, entry] of Object.entries(table))
    if (!isRight(entry)) problems.add(`${field}.${key}`, `must be ${wanted}, is ${shown(entry)}`);
}

function checkList(
  value: Readonly<Record<string, unknown>>,
  field: string,
  isRight: (entry: unknown) => boolean,
  wanted: string,
  problems: MapProblems,
): void {
  const list = value[field];
  if (list === undefined) return;
  if (!Array.isArray(list)) {
    problems.add(field, "must be a list");
    return;
  }
  for (const [index, entry] of list.entries())
    if (!isRight(entry)) problems.add(`${field}[${index}]`, `must be ${wanted}`);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isTagList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isLevel(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= -100 && value <= 100;
}

function isRoad(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isText);
  if (!isRecord(value)) return false;
  const { kind, name, path } = value;
  return isTagList(path) && (kind === undefined || isText(kind)) && (name === undefined || isText(name));
}

function isLabel(value: unknown): boolean {
  return isRecord(value) && isText(value.text) && isText(value.hex) && isText(value.kind);
}
