import { asSeat, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Inspected, type ToldRow, type Unit } from "@redoubt/mechanics";
import { canHit, isInReach, mayFire, rangeOf, strengthAt } from "../checks/fire.ts";
import { seats } from "../seat.ts";
import { hexOf, isDisrupted, isOnMap, type QuadPlay } from "../state.ts";
import { BOURLIUK, hasZoneOver, REDOUBT_HEX } from "../terrain.ts";
import { sideName, unitName, unitNames } from "../wording/names.ts";

/** The units of a seat whose zones lie on a hex. */
function zonesOn(g: QuadPlay, hex: Hex, seat: Seat): readonly string[] {
  const { world } = g;
  return [...world.grid.offsets].flatMap((offset, direction) => {
    const from = asHex(hex - offset);
    const top = g.c.topOf[from];
    if (!top) return [];
    const u = asUnit(top - 1);
    const isExerting = world.exertsZone[u] === 1 && !isDisrupted(g, u);
    return world.seatOf[u] === seat && isExerting && hasZoneOver(world.terrain, from, direction)
      ? [world.units[u].id]
      : [];
  });
}

function zones(g: QuadPlay, hex: Hex): readonly ToldRow[] {
  return seats.flatMap((_, index): readonly ToldRow[] => {
    const seat = asSeat(index);
    const units = zonesOn(g, hex, seat);
    if (units.length === 0) return [];
    return [{ label: `${sideName(seat)} zones`, text: unitNames(g.world, units), rule: "6.0", units }];
  });
}

/** Who of a seat could fire at a hex in its next fire phase, the strongest first. */
function shots(g: QuadPlay, hex: Hex, seat: Seat): readonly { readonly unit: Unit; readonly strength: number }[] {
  const { world, c } = g;
  const kind = c.active[0] === seat ? "offensive" : "defensive";
  const found: { unit: Unit; strength: number }[] = [];
  for (const u of world.unitsOf[seat]) {
    if (!isOnMap(g, u) || hexOf(g, u) === hex || !isInReach(g, u, hex)) continue;
    if (!mayFire(g, u, kind) || !canHit(g, u, hex)) continue;
    found.push({ unit: u, strength: strengthAt(g, u, rangeOf(g, hexOf(g, u), hex)) });
  }
  return found.sort((a, b) => b.strength - a.strength);
}

function fire(g: QuadPlay, hex: Hex, seat: Seat): readonly ToldRow[] {
  const { world } = g;
  const all = shots(g, hex, seat);
  if (all.length === 0) return [];
  const total = all.reduce((sum, { strength }) => sum + strength, 0);
  const head: ToldRow = {
    label: `${sideName(seat)} fire`,
    text: `${total} together can reach it now`,
    rule: "7.0",
    units: all.map(({ unit }) => world.units[unit].id),
  };
  const rows = all.slice(0, 5).map(({ unit, strength }): ToldRow => {
    const { id } = world.units[unit];
    const range = rangeOf(g, hexOf(g, unit), hex);
    const rule = world.gunRow[unit] >= 0 ? "7.41" : world.isGun[unit] === 1 ? "B18.4" : "7.27";
    const where = range === 1 ? "adjacent" : `from ${world.grid.numbers[hexOf(g, unit)]}, range ${range}`;
    return { label: String(strength), text: `${unitName(world, id)}, ${where}`, rule, units: [id] };
  });
  return [head, ...rows];
}

/** What somebody reads of a hex: who holds it in a zone and who can fire at it, the enemy's first. */
export function inspectHex(g: QuadPlay, number: string, viewer: number | null): Inspected {
  const { world } = g;
  const hex = world.grid.byNumber.get(number);
  if (hex === undefined) return { text: "", rows: [] };
  const bits = world.terrain.hex[hex];
  const closed: readonly ToldRow[] =
    (bits & BOURLIUK) === 0 ? [] : [{ label: "Closed", text: "burning: nobody enters", rule: "A18.2" }];
  const order = viewer === 1 ? [0, 1] : [1, 0];
  const text = (bits & REDOUBT_HEX) === 0 ? "" : "inside a redoubt";
  return { text, rows: [...closed, ...zones(g, hex), ...order.flatMap((seat) => fire(g, hex, asSeat(seat)))] };
}
