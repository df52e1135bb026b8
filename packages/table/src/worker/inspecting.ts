import { type AnyPlay, isProblems } from "@redoubt/engine";
import { type AnyTelling, pointsWords, type ToldRow, type UnitView } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import { sentenceCase } from "./choices.ts";
import { groundRows, groundText } from "./ground.ts";
import type { InspectAsk, InspectView } from "./messages.ts";

const words = (id: string): string => id.replaceAll("-", " ").replace(":", " ");

const nameOf = (units: readonly UnitView[], id: string): string => units.find((unit) => unit.id === id)?.name ?? id;

/** Whose zones lie on a hex, as the system tells it. */
function zoneRows(bout: Bout, play: AnyPlay, hex: string, units: readonly UnitView[]): readonly ToldRow[] {
  const zones = bout.system.questions.zones(play, hex);
  if (isProblems(zones)) return [];
  return zones.zones.map(({ side, units: ids }) => ({
    label: `${sentenceCase(words(side))} zones`,
    text: ids.map((id) => nameOf(units, id)).join(", "),
    units: ids,
  }));
}

/** What it costs the unit in hand to come to a hex, and whether it must stop there. */
function costRow(
  bout: Bout,
  play: AnyPlay,
  hex: string,
  hand: string | null,
  units: readonly UnitView[],
): readonly ToldRow[] {
  if (hand === null) return [];
  const reach = bout.system.questions.reach(play, hand);
  if (isProblems(reach)) return [];
  const name = nameOf(units, hand);
  const found = reach.hexes.find((one) => one.hex === hex);
  if (found === undefined) return [{ label: name, text: "does not get there now", units: [hand] }];
  const stops = found.mustStop ? ", and must stop" : found.mayEnd ? "" : ", and may not end there";
  return [{ label: name, text: `gets there for ${pointsWords(found.cost)}${stops}`, units: [hand] }];
}

/** What every system shows of a unit on its counter, in words. */
function faceRows(bout: Bout, play: AnyPlay, unit: UnitView, units: readonly UnitView[]): readonly ToldRow[] {
  const { face } = unit;
  const rows: ToldRow[] = [];
  const now = [...face.states, ...face.pips].map(words);
  if (face.formation !== undefined) rows.push({ label: "Formation", text: words(face.formation) });
  if (face.facing !== undefined) rows.push({ label: "Faces", text: face.facing });
  if (face.steps !== undefined) rows.push({ label: "Steps", text: `${face.steps.now} of ${face.steps.max}` });
  rows.push({ label: "Now", text: now.length === 0 ? "nothing to be noticed" : now.join(", ") });
  const reach = bout.system.questions.reach(play, unit.id);
  if (!isProblems(reach)) rows.push({ label: "Could go to", text: `${reach.hexes.length} hexes` });
  if (bout.naming.hex.index(unit.at) >= 0) rows.push(...zoneRows(bout, play, unit.at, units));
  const group = face.group ?? face.bandRight;
  const mates = units.filter((one) => one.id !== unit.id && (one.face.group ?? one.face.bandRight) === group);
  if (group !== "" && mates.length > 0) {
    const text = `${group}: ${mates.length} ${mates.length === 1 ? "other" : "others"}`;
    rows.push({ label: "Parent", text, units: mates.map(({ id }) => id) });
  }
  return rows;
}

/** A unit as somebody may look at it. */
export function inspectUnit(
  bout: Bout,
  play: AnyPlay,
  { seat }: InspectAsk,
  id: string,
  telling: AnyTelling | null,
): InspectView | null {
  const { units } = bout.system.view(play, seat);
  const unit = units.find((one) => one.id === id);
  if (unit === undefined) return null;
  const { face } = unit;
  const told = telling?.unit?.(play, id, seat) ?? {
    text: [words(face.nation), words(face.branch), ...face.states.map(words)].join(" "),
    rows: faceRows(bout, play, unit, units),
  };
  return { title: unit.name, text: sentenceCase(told.text), rows: told.rows };
}

/** A hex as somebody may look at it: its ground, its sides, whose it is, and what it costs to go there. */
export function inspectHex(bout: Bout, play: AnyPlay, ask: InspectAsk, telling: AnyTelling | null): InspectView | null {
  const { seat, hex, hand } = ask;
  if (hex === null || bout.naming.hex.index(hex) < 0) return null;
  const map = bout.system.map(bout.world);
  const { units } = bout.system.view(play, seat);
  const told = telling?.hex?.(play, hex, seat, hand) ?? { text: "", rows: zoneRows(bout, play, hex, units) };
  return {
    title: groundText(map, hex),
    text: sentenceCase(told.text),
    rows: [...costRow(bout, play, hex, hand, units), ...groundRows(map, hex), ...told.rows],
  };
}
