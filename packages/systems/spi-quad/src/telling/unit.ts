import { asHex } from "@redoubt/hex";
import { asUnit, type Inspected, pointsWords, type ToldRow, type Unit } from "@redoubt/mechanics";
import { strengthAt } from "../checks/fire.ts";
import { enemyOf } from "../seat.ts";
import { maxRange } from "../setup/results.ts";
import {
  ADVANCED,
  FIRED,
  hexOf,
  isDisrupted,
  isOnMap,
  MELEE_DUTY,
  MELEED,
  MOVED,
  type QuadPlay,
  RALLY_TRIED,
  topUnit,
} from "../state.ts";
import { hasZoneOver } from "../terrain.ts";
import { allowanceOf, fireOf, isFireParen, isMeleeParen, meleeOf } from "../values.ts";
import { nationName, sideName, unitName, unitNames } from "../wording/names.ts";
import { NO_ALLOWANCE } from "../world.ts";

const DEEDS: readonly (readonly [bit: number, text: string])[] = [
  [MOVED, "has moved"],
  [FIRED, "has fired"],
  [MELEED, "has attacked"],
  [ADVANCED, "has advanced"],
  [RALLY_TRIED, "has tried to rally"],
  [MELEE_DUTY, "must attack"],
];

function fire(g: QuadPlay, u: Unit): ToldRow {
  const { world } = g;
  if (world.gunRow[u] >= 0) {
    const strengths = Array.from({ length: maxRange }, (_, i) => strengthAt(g, u, i + 1));
    const far = strengths.findLastIndex((strength) => strength > 0) + 1;
    if (isDisrupted(g, u)) return { label: "Fire", text: "none while disrupted", rule: "9.25" };
    return { label: "Fire", text: `${strengths.slice(0, far).join(", ")} at 1 to ${far} hexes`, rule: "7.41" };
  }
  const strength = fireOf(g, u);
  if (strength === 0) return { label: "Fire", text: "none", rule: "7.0" };
  return isFireParen(g, u)
    ? { label: "Fire", text: `${strength} at the next hex, in defence only`, rule: "7.21" }
    : { label: "Fire", text: `${strength} at the next hex`, rule: "7.27" };
}

function melee(g: QuadPlay, u: Unit): ToldRow {
  const strength = meleeOf(g, u);
  const isDefending = isMeleeParen(g, u);
  return {
    label: "Melee",
    text: isDefending ? `${strength}, in defence only` : String(strength),
    rule: isDefending ? "8.17" : "8.0",
  };
}

/** The enemies in the zone of a unit, by id. */
function heldBy(g: QuadPlay, u: Unit): readonly string[] {
  const { world } = g;
  const from = hexOf(g, u);
  return [...world.grid.offsets].flatMap((offset, direction) => {
    const top = topUnit(g, asHex(from + offset));
    if (top < 0 || world.seatOf[top] === world.seatOf[u] || !hasZoneOver(world.terrain, from, direction)) return [];
    return [world.units[top].id];
  });
}

function zone(g: QuadPlay, u: Unit): ToldRow {
  if (g.world.exertsZone[u] === 0) return { label: "Zone", text: "none: it is a gun", rule: "A19.0" };
  if (isDisrupted(g, u)) return { label: "Zone", text: "none while disrupted", rule: "9.0" };
  const held = heldBy(g, u);
  const text = held.length === 0 ? "holds nobody" : `holds ${unitNames(g.world, held)}`;
  return { label: "Zone", text, rule: "6.0", units: held };
}

function parent(g: QuadPlay, u: Unit): readonly ToldRow[] {
  const { world } = g;
  const { parent: name, nation } = world.units[u];
  if (name === null) return [];
  const mates: Unit[] = [];
  for (let other = asUnit(0); other < world.count; other++)
    if (other !== u && world.units[other].parent === name && world.units[other].nation === nation) mates.push(other);
  const shaken = mates.filter((mate) => isOnMap(g, mate) && isDisrupted(g, mate)).length;
  const on = mates.filter((mate) => isOnMap(g, mate)).length;
  const text = `${name}: ${on} other ${on === 1 ? "unit" : "units"} on the map${shaken > 0 ? `, ${shaken} disrupted` : ""}`;
  return [{ label: "Parent", text, rule: "A16.0", units: mates.map((mate) => world.units[mate].id) }];
}

function entry(g: QuadPlay, u: Unit): readonly ToldRow[] {
  const { world } = g;
  const group = world.entryGroups[world.groupOf[u]];
  if (isOnMap(g, u) || group === undefined) return [];
  const hexes = group.hexes.map((hex) => world.grid.numbers[hex]);
  const when =
    group.turn > 0 ? `from turn ${group.turn}` : group.onCall ? "once called" : "on any one turn, all together";
  return [{ label: "Enters", text: `${when} at ${hexes.join(", ")}`, rule: group.rule, hexes }];
}

/** What somebody reads of a unit. */
export function inspectUnit(g: QuadPlay, id: string): Inspected {
  const { world, c } = g;
  const u = world.unitIndex.get(id);
  if (u === undefined) return { text: "", rows: [] };
  const { nation, kind, seat } = world.units[u];
  const text = `${nationName(nation)} ${kind.replace("-", " ")}, ${isDisrupted(g, u) ? "disrupted" : "fresh"}`;
  if (!isOnMap(g, u)) return { text, rows: entry(g, u) };
  const done = DEEDS.filter(([bit]) => (c.status[u] & bit) !== 0).map(([, deed]) => deed);
  const top = topUnit(g, hexOf(g, u));
  const enemies = seat === 0 ? c.russianZones : c.alliedZones;
  const isHeld = enemies[hexOf(g, u)] > 0;
  const moves = world.allowance[u * 2 + (isDisrupted(g, u) ? 1 : 0)];
  const rows: ToldRow[] = [fire(g, u), melee(g, u)];
  if (moves !== NO_ALLOWANCE) {
    const text = moves === 0 ? "never" : pointsWords(allowanceOf(g, u));
    rows.push({ label: "Moves", text, rule: "5.19" });
  }
  rows.push({ label: "This turn", text: done.length === 0 ? "nothing yet" : done.join(", "), rule: "4.0" });
  rows.push(zone(g, u));
  if (isHeld) rows.push({ label: "Held", text: `in a ${sideName(enemyOf(seat))} zone`, rule: "5.13" });
  if (top !== u && world.isRedoubtGun[u] === 0)
    rows.push({ label: "Stack", text: `under ${unitName(world, world.units[top].id)}`, rule: "7.22" });
  if (world.tires[u] === 1)
    rows.push({ label: "Fatigue", text: `${c.freshness[u]} left before it is spent`, rule: "B19.0" });
  return { text, rows: [...rows, ...parent(g, u)] };
}
