import { type Hex, isUnread, parseHex } from "@redoubt/hex";
import { FRONT, type Inspected, type ToldRow } from "@redoubt/mechanics";
import { holderOf } from "../battles/counting.ts";
import { coverersOf } from "../checks/cover-zone.ts";
import { isSeenBy, sightLimit, whyNoFire } from "../checks/fire.ts";
import { isGun } from "../checks/morale.ts";
import { apart, facingOf } from "../checks/neighbours.ts";
import { fireRange, rangeFactor } from "../checks/zones.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { counted, namesOf, sideNames, signed } from "../wording/told.ts";

const MOST = 5;
const sideWords = ["Allied", "Russian"] as const;

function zones(g: SteppesPlay, hex: Hex, seat: number): readonly ToldRow[] {
  const units = coverersOf(g, seat, hex);
  if (units.length === 0) return [];
  return [
    {
      label: `${sideWords[seat]} zones`,
      text: namesOf(g.world, units),
      rule: "VI.1",
      units: units.map((unit) => g.world.pieces[unit].id),
    },
  ];
}

interface Shot {
  readonly unit: number;
  readonly range: number;
  readonly factor: number;
}

/** X.3, XI.1: who of a side could fire at a hex as all stand now, if an enemy were there; the best shot first. */
function shots(g: SteppesPlay, hex: Hex, seat: number): readonly Shot[] {
  const { world, c } = g;
  return world.unitsOf[seat]
    .flatMap((unit): readonly Shot[] => {
      if (!isOnMap(g, unit) || c.hexOf[unit] === hex || whyNoFire(g, unit) !== null) return [];
      const arm = world.armOf[unit] ?? "infantry";
      const range = apart(g, c.hexOf[unit], hex);
      const facing = facingOf(g, unit);
      if (range > fireRange(arm, world.factors[unit])) return [];
      if (facing !== undefined && world.wedges.wedgeOf(facing, c.hexOf[unit] as Hex, hex) !== FRONT) return [];
      if (!isSeenBy(g, unit, hex)) return [];
      return [{ unit, range, factor: rangeFactor(arm, world.factors[unit], range) ?? 0 }];
    })
    .sort((a, b) => a.factor - b.factor || a.range - b.range);
}

function fire(g: SteppesPlay, hex: Hex, seat: number): readonly ToldRow[] {
  const { world, c } = g;
  const all = shots(g, hex, seat);
  if (all.length === 0) return [];
  const ids = all.map(({ unit }) => world.pieces[unit].id);
  const head: ToldRow = {
    label: `${sideWords[seat]} fire`,
    text: `${counted(all.length, "unit")} can reach it now`,
    rule: "X.3",
    units: ids,
  };
  const rows = all.slice(0, MOST).map(
    ({ unit, range, factor }): ToldRow => ({
      label: signed(factor),
      text: `${world.pieces[unit].name}, from ${world.grid.numbers[c.hexOf[unit]]}, ${counted(range, "hex", "hexes")}`,
      rule: isGun(world, unit) ? "XI.9" : "X.9",
      units: [world.pieces[unit].id],
    }),
  );
  return [head, ...rows];
}

/** IX: how many of a side see a hex. */
function seen(g: SteppesPlay, hex: Hex, seat: number): readonly ToldRow[] {
  const { world } = g;
  const units = world.unitsOf[seat].filter(
    (unit) => isOnMap(g, unit) && g.c.hexOf[unit] !== hex && isSeenBy(g, unit, hex),
  );
  if (units.length === 0) return [];
  const ids = units.map((unit) => world.pieces[unit].id);
  return [
    {
      label: `${sideWords[seat]} sight`,
      text: `${counted(units.length, "unit")} see${units.length === 1 ? "s" : ""} it`,
      rule: "IX.1",
      units: ids,
    },
  ];
}

/** What somebody reads of a hex: who holds it, whose zones and fire lie on it, and who sees it. */
export function inspectHex(g: SteppesPlay, number: string, viewer: number | null): Inspected {
  const { world } = g;
  const hex = parseHex(world.grid, number);
  if (isUnread(hex)) return { text: "", rows: [] };
  const order = viewer === 1 ? [0, 1] : [1, 0];
  const key = world.keyAt[hex] === 0 ? undefined : holderOf(g, number);
  const held: readonly ToldRow[] =
    key === undefined
      ? []
      : [{ label: "Counts", text: key === null ? "held by nobody" : `held by the ${sideNames[key]}`, rule: "II.20" }];
  const limit = sightLimit(g);
  const fog: readonly ToldRow[] =
    limit === 255
      ? []
      : [{ label: "Fog", text: `nobody sees farther than ${counted(limit, "hex", "hexes")}`, rule: "IX.1" }];
  return {
    text: "",
    rows: [
      ...held,
      ...order.flatMap((seat) => zones(g, hex, seat)),
      ...order.flatMap((seat) => fire(g, hex, seat)),
      ...order.flatMap((seat) => seen(g, hex, seat)),
      ...fog,
    ],
  };
}
