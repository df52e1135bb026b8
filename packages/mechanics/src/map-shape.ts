import { MAP_FORMAT, type MapFile, type MapPatch, type MapProblem } from "./map-file.ts";
import type { MapVocabulary } from "./map-vocabulary.ts";

const GROUND = ["hexes", "sides", "elevation", "roads", "labels", "names", "notes"];
const FRAME = ["cols", "rows", "evenRows", "evenCols", "parity", "orientation", "numbering"];
const ABOUT = ["format", "id", "name", "north", "scale", "provenance"];

/** A value of a JSON file that is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value has the outward shape of a map file or patch; problems name the field. */
export function shapeProblems(value: unknown, vocabulary: MapVocabulary): MapProblem[] {
  if (!isRecord(value)) return [{ field: "", message: "a map must be an object" }];
  const problems: MapProblem[] = [];
  const isPatch = value.use !== undefined;
  const known = [...GROUND, ...(isPatch ? ["use"] : [...FRAME, ...ABOUT]), ...(vocabulary.extraFields ?? [])];
  for (const field of Object.keys(value)) {
    if (known.includes(field)) continue;
    const message =
      isPatch && FRAME.includes(field) ? 'not allowed beside "use"' : `unknown field; known: ${known.join(", ")}`;
    problems.push({ field, message });
  }
  if (isPatch && typeof value.use !== "string") problems.push({ field: "use", message: "must be the name of a map" });
  if (!isPatch)
    for (const field of ["cols", "rows"]) if (value[field] === undefined) problems.push({ field, message: "missing" });
  if (value.format !== undefined && value.format !== MAP_FORMAT)
    problems.push({ field: "format", message: `must be "${MAP_FORMAT}", is ${JSON.stringify(value.format)}` });
  problems.push(...tableProblems(value, "hexes", isTagList, "a list of tags"));
  problems.push(...tableProblems(value, "sides", isTagList, "a list of tags"));
  problems.push(...tableProblems(value, "elevation", isLevel, "a whole number from -100 to 100"));
  problems.push(...tableProblems(value, "names", isText, "a text"));
  problems.push(...tableProblems(value, "notes", isText, "a text"));
  problems.push(
    ...listProblems(value, "roads", isRoad, "a list of hex numbers, or an object with such a list as path"),
  );
  problems.push(...listProblems(value, "labels", isLabel, "an object with text, hex and kind"));
  return problems;
}

/** A value whose shape was checked, as the file it is. */
export function asMapFile(value: unknown): MapFile | MapPatch {
  return value as MapFile | MapPatch; // shapeProblems found nothing
}

function tableProblems(
  value: Readonly<Record<string, unknown>>,
  field: string,
  isRight: (entry: unknown) => boolean,
  wanted: string,
): MapProblem[] {
  const table = value[field];
  if (table === undefined) return [];
  if (!isRecord(table)) return [{ field, message: "must be an object" }];
  return Object.entries(table).flatMap(([key, entry]) =>
    isRight(entry) ? [] : [{ field: `${field}.${key}`, message: `must be ${wanted}, is ${JSON.stringify(entry)}` }],
  );
}

function listProblems(
  value: Readonly<Record<string, unknown>>,
  field: string,
  isRight: (entry: unknown) => boolean,
  wanted: string,
): MapProblem[] {
  const list = value[field];
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [{ field, message: "must be a list" }];
  return list.flatMap((entry: unknown, index) =>
    isRight(entry) ? [] : [{ field: `${field}[${index}]`, message: `must be ${wanted}` }],
  );
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
