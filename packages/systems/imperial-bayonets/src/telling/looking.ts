import { isUnread, parseHex } from "@redoubt/hex";
import { asUnit, type Inspected, pointsWords, type ToldRow, type Unit } from "@redoubt/mechanics";
import { pointsOf, rangeOf } from "../checks/command.ts";
import { sees } from "../checks/firing.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { hasZone, isDemoralized } from "../occupancy.ts";
import { questions } from "../questions.ts";
import { bothSeats, enemyOf, seats } from "../seat.ts";
import {
  ACTED,
  ATTACKED,
  type BayonetsPlay,
  BUILDING,
  CAPTURED,
  CHARGED,
  CHECKED,
  DISRUPTED,
  FIRED,
  HELD,
  has,
  hexName,
  IN_COMMAND,
  KILLED,
  MOVED,
  OUT_OF_SUPPLY,
  PEU,
  RECOVERING,
  REDUCED,
  RETREATED,
  ROAD_MARCH,
  TEMP_DM,
  UAR,
} from "../state.ts";
import { initiativeOf, pointsLeft, spOf } from "../values.ts";
import { isCommandTime } from "../view-face.ts";
import { ids, names } from "../wording/tell.ts";
import { ARTILLERY, DEPOT, HORSE_ARTILLERY, LEADER } from "../world.ts";

const DEEDS: readonly (readonly [bit: number, text: string])[] = [
  [MOVED, "has moved"],
  [FIRED, "has bombarded"],
  [CHARGED, "has charged"],
  [ATTACKED, "has attacked"],
  [RETREATED, "has retreated"],
  [ACTED | CHECKED, "has acted out of command"],
  [BUILDING, "is at work on a position"],
  [RECOVERING, "sponsors recovery"],
];

const STATES: readonly (readonly [bit: number, text: string, rule: string])[] = [
  [DISRUPTED, "disrupted: half strength and no zone", "3.8.1c"],
  [TEMP_DM, "demoralized until Rally", "5.5g"],
  [OUT_OF_SUPPLY, "out of supply: as if demoralized", "3.6f"],
  [HELD, "held in an enemy zone", "7.1.1a"],
  [ROAD_MARCH, "on the march along a road", "7.3a"],
];

const AWAY: Readonly<Record<number, readonly [text: string, rule: string]>> = {
  [UAR]: ["awaits recovery", "9.4.1.1a"],
  [PEU]: ["lost for good", "9.4.1.1a"],
  [CAPTURED]: ["captured", "3.1o"],
  [KILLED]: ["killed", "E12"],
};

const kinds: Readonly<Record<string, string>> = {
  "army-commander": "Army Commander",
  "officer-commander": "Officer-Commander",
  officer: "Officer",
  depot: "Depot",
  "horse-artillery": "horse artillery",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

function strength(g: BayonetsPlay, unit: Unit): readonly ToldRow[] {
  const { sp, reducedSp, steps, initiative } = g.world.pieces[unit];
  if (sp === null || initiative === null) return [];
  const now = spOf(g, unit);
  const other = has(g, unit, REDUCED) ? ", a step lost" : reducedSp === null ? "" : `, ${reducedSp} after a loss`;
  const lowered = initiativeOf(g, unit);
  return [
    { label: "Strength", text: `${now}${steps === 1 ? "" : other}`, rule: "3.1f" },
    {
      label: "Initiative",
      text: lowered === initiative ? String(lowered) : `${lowered}, printed ${initiative}`,
      rule: "3.1i",
    },
  ];
}

/** 3.5e: whether it obeys now, and who stands above it. */
function command(g: BayonetsPlay, piece: Unit): readonly ToldRow[] {
  const { world, c } = g;
  const { parent, corps } = world.pieces[piece];
  const rows: ToldRow[] = [];
  if (isCommandTime(g) && world.seatOf[piece] === c.active[0] && c.hexOf[piece] > 0)
    rows.push({ label: "Command", text: has(g, piece, IN_COMMAND) ? "in command" : "out of command", rule: "3.5e" });
  if (parent >= 0)
    rows.push({ label: "Under", text: names(world, [parent]), rule: "3.5b", units: ids(world, [parent]) });
  if (corps < 0) return rows;
  const { name, number, units } = world.corps[corps];
  const state = c.broken[corps] !== 0 ? ", demoralized" : number === null ? "" : `, ${c.lost[corps]} of ${number} lost`;
  return [...rows, { label: "Parent", text: `${name}${state}`, rule: "3.8.2a", units: ids(world, units) }];
}

function zone(g: BayonetsPlay, unit: Unit): ToldRow {
  if (!hasZone(g, unit)) return { label: "Zone", text: "none now", rule: "3.4a" };
  const told = questions.zones(g, hexName(g.world, g.c.hexOf[unit]));
  const enemy =
    "zones" in told ? told.zones.find(({ side }) => side === seats[enemyOf(g.world.seatOf[unit])]) : undefined;
  if (enemy === undefined) return { label: "Zone", text: "its six neighbours; nobody holds it", rule: "3.4a" };
  const held = enemy.units.map((id) => asUnit(g.world.pieces.findIndex((one) => one.id === id)));
  return { label: "Held", text: `in the zone of ${names(g.world, held)}`, rule: "3.4c", units: enemy.units };
}

function leader(g: BayonetsPlay, piece: Unit): readonly ToldRow[] {
  const { cp, initiative } = g.world.pieces[piece];
  return [
    { label: "Reach", text: many(rangeOf(g, piece), "hex").replace("hexs", "hexes"), rule: "3.5d" },
    ...(cp === null ? [] : [{ label: "Points", text: many(pointsOf(g, piece), "command point"), rule: "6.1b" }]),
    ...(initiative === null ? [] : [{ label: "Initiative", text: String(initiative), rule: "8.0b" }]),
  ];
}

/** What somebody reads of a piece. */
export function inspectUnit(g: BayonetsPlay, id: string): Inspected {
  const { world, c } = g;
  const found = world.pieces.findIndex((one) => one.id === id);
  if (found < 0) return { text: "", rows: [] };
  const piece = asUnit(found);
  const { nation, kind } = world.pieces[piece];
  const isLeader = world.kindOf[piece] === LEADER;
  const isUnit = world.kindOf[piece] < LEADER;
  const shaken = isUnit && isDemoralized(g, piece) ? ", demoralized" : "";
  const text = `${capital(nation)} ${kinds[kind] ?? kind}${isUnit && has(g, piece, DISRUPTED) ? ", disrupted" : ""}${shaken}`;
  const away = AWAY[c.hexOf[piece]];
  if (away !== undefined) return { text, rows: [{ label: "Now", text: away[0], rule: away[1] }, ...command(g, piece)] };
  if (c.hexOf[piece] <= 0) return { text, rows: [...(isUnit ? strength(g, piece) : []), ...command(g, piece)] };
  if (world.kindOf[piece] === DEPOT) return { text, rows: command(g, piece) };
  const done = DEEDS.filter(([bit]) => has(g, piece, bit)).map(([, deed]) => deed);
  return {
    text,
    rows: [
      ...(isLeader ? leader(g, piece) : strength(g, piece)),
      { label: "Moves", text: `${pointsWords(pointsLeft(g, piece))} left`, rule: "7.1b" },
      { label: "This turn", text: done.length === 0 ? "nothing yet" : done.join(", "), rule: "4.0-1a" },
      ...(isUnit ? STATES.filter(([bit]) => has(g, piece, bit)) : []).map(([, now, rule]) => ({
        label: "Now",
        text: now,
        rule,
      })),
      ...(isUnit ? [zone(g, piece)] : []),
      ...command(g, piece),
    ],
  };
}

const sideNames: Readonly<Record<string, string>> = { russian: "Russian", allied: "Allied" };

/** What somebody reads of a hex: whose zones and which guns lie on it, and who sees it. */
export function inspectHex(g: BayonetsPlay, number: string, viewer: number | null): Inspected {
  const { world, c } = g;
  const hex = parseHex(world.grid, number);
  if (isUnread(hex)) return { text: "", rows: [] };
  const told = questions.zones(g, number);
  const zones = "zones" in told ? told.zones : [];
  const order = [...bothSeats].sort((a, b) => Number(a === viewer) - Number(b === viewer));
  const objective = world.game?.victory.objectives.find((one) => one.hex === number);
  const rows: ToldRow[] =
    objective === undefined ? [] : [{ label: "Counts", text: `${objective.points} for ${objective.name}`, rule: "VP" }];
  for (const seat of order) {
    const side = sideNames[seats[seat]];
    const held = zones.find((one) => one.side === seats[seat]);
    const named = (held?.units ?? []).map((id) => asUnit(world.pieces.findIndex((one) => one.id === id)));
    if (held !== undefined)
      rows.push({ label: `${side} zones`, text: names(world, named), rule: "3.4a", units: held.units });
    const scene = sightSceneOf(g, seat);
    const seers = Array.from(world.unitsOf[seat]).filter(
      (unit) => c.hexOf[unit] > 0 && c.hexOf[unit] !== hex && sees(scene, c.hexOf[unit], hex),
    );
    const guns = seers.filter((unit) => world.kindOf[unit] === ARTILLERY || world.kindOf[unit] === HORSE_ARTILLERY);
    if (guns.length > 0)
      rows.push({
        label: `${side} guns`,
        text: `${names(world, guns)}: ${guns.reduce((sum, gun) => sum + spOf(g, gun), 0)} together`,
        rule: "9.1a",
        units: ids(world, guns),
      });
    if (seers.length > 0)
      rows.push({
        label: `${side} sight`,
        text: `${many(seers.length, "unit")} see${seers.length === 1 ? "s" : ""} it`,
        rule: "3.7a",
        units: ids(world, seers),
      });
  }
  return { text: objective === undefined ? "" : "objective", rows };
}
