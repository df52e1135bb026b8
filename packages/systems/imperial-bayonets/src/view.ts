import type { Seat } from "@redoubt/engine";
import { type Hex, hexesOfSide } from "@redoubt/hex";
import {
  asUnit,
  type BoardView,
  type MarkerView,
  type ScoreLine,
  stackIn,
  type Unit,
  type UnitView,
} from "@redoubt/mechanics";
import { bridgeNow } from "./ground-now.ts";
import { seats } from "./seat.ts";
import { standing } from "./standing.ts";
import {
  type BayonetsPlay,
  BOMBARDED,
  CAPTURED,
  hexName,
  IMPROVED_POSITION,
  KILLED,
  orderSlots,
  PEU,
  phases,
  UAR,
  WAS_ATTACKED,
} from "./state.ts";
import { weatherEffects, weathers } from "./tables/weather.ts";
import { armyOf } from "./view-army.ts";
import { dayOf, phasesNow } from "./view-day.ts";
import { faceOf } from "./view-face.ts";
import { layers, linesOf, regionsOf } from "./view-lines.ts";
import { sheetsOf } from "./view-sheets.ts";
import { names } from "./wording/tell.ts";

const places: Readonly<Record<number, string>> = {
  [UAR]: "uar",
  [PEU]: "peu",
  [CAPTURED]: "captured",
  [KILLED]: "killed",
};

function placeOf(g: BayonetsPlay, piece: Unit): string {
  const { world, c } = g;
  const at = c.hexOf[piece];
  if (at > 0) return hexName(world, at);
  const arrival = world.arrivals[piece];
  return places[at] ?? (arrival === null ? "waiting" : `entry:${hexName(world, world.entries[arrival.entry])}`);
}

function unitViews(g: BayonetsPlay, forSeat: Seat | null): UnitView[] {
  const { world, c } = g;
  const depth = new Uint16Array(world.count);
  for (const hex of world.grid.cells)
    if (c.topOf[hex] !== 0)
      stackIn(c, hex).forEach((piece, i) => {
        depth[piece] = i;
      });
  return world.pieces.map(({ id, name, seat }, piece) => ({
    id,
    name,
    side: seats[seat],
    at: placeOf(g, asUnit(piece)),
    stack: depth[piece],
    ...(c.hexOf[piece] <= PEU ? { isGone: true as const } : {}),
    face: faceOf(g, asUnit(piece), forSeat),
  }));
}

/** Works, bridges that changed, prepared charges, fights of this phase, and objectives. */
function markerViews(g: BayonetsPlay): MarkerView[] {
  const { world, c } = g;
  const markers: MarkerView[] = [];
  const add = (hex: Hex, kind: string, side: number | null, text: string) =>
    markers.push({ hex: hexName(world, hex), kind, side: side === null ? null : seats[side], text });
  for (const hex of world.grid.cells) {
    if (c.works[hex] !== 0) {
      const isDone = c.works[hex] === IMPROVED_POSITION;
      add(hex, isDone ? "improved-position" : "under-construction", null, isDone ? "" : String(c.attempts[hex]));
    }
    if ((c.fought[hex] & BOMBARDED) !== 0) add(hex, "bombarded", null, "");
    if ((c.fought[hex] & WAS_ATTACKED) !== 0) add(hex, "attacked", null, "");
  }
  world.bridges.sides.forEach((side, place) => {
    const bridge = bridgeNow(g, place);
    if (bridge === world.bridges.onMap[place]) return;
    const [a, b] = hexesOfSide(world.grid, side);
    add(a, `bridge-${bridge}`, null, `${hexName(world, a)}/${hexName(world, b)}`);
  });
  for (const hex of world.objectives) {
    const seat = c.control[hex] - 1;
    add(hex, "control", seat < 0 ? null : seat, "");
  }
  for (let unit = 0; unit < world.count; unit++)
    if (c.chargeAt[unit] !== 0) add(c.chargeAt[unit], "charge", world.seatOf[unit], world.pieces[unit].id);
  return markers;
}

/** March Orders that a seat may know: its own, and those that were shown (5.5d, I-142). */
function orderNotes(g: BayonetsPlay, seat: Seat | null): string[] {
  const { c, world } = g;
  const notes: string[] = [];
  for (let slot = 0; slot < c.orderTo.length; slot++) {
    const owner = slot < orderSlots ? 0 : 1;
    if (c.orderTo[slot] === 0 || (owner !== seat && c.orderShown[slot] === 0)) continue;
    const units = Array.from(world.unitsOf[owner]).filter((unit) => c.orderOf[unit] === slot + 1);
    const hidden = c.orderShown[slot] === 0 ? ", secret" : "";
    notes.push(`March Order to ${hexName(world, c.orderTo[slot])}${hidden}: ${names(world, units)}.`);
  }
  return notes;
}

function corpsNotes({ world, c }: BayonetsPlay): string[] {
  return world.corps.flatMap(({ name, number }, i) => {
    if (number === null) return [];
    return [`${name}: ${c.lost[i]} of ${number} lost${c.broken[i] === 1 ? ", demoralized" : ""}.`];
  });
}

function weatherNote({ c, world }: BayonetsPlay): string {
  const weather = weathers[c.weather[0]];
  const clock = world.turns.clock(c.turn[0]);
  const night = c.night[0] === 1 ? ", night" : "";
  return `${clock === "" ? "" : `${clock}, `}${weather}${night}: sight ${weatherEffects[weather].sight}.`;
}

/** The points that Leaders of the active side have left while they are given. */
function pointNotes({ world, c }: BayonetsPlay): string[] {
  if (phases[c.phase[0]] !== "command-distribution") return [];
  return Array.from(world.leadersOf[c.active[0]])
    .filter((leader) => c.hexOf[leader] > 0 && c.points[leader] > 0)
    .map((leader) => `${world.pieces[leader].name} has ${c.points[leader]} to give.`);
}

const turnsLeft = ({ world, c }: BayonetsPlay): string =>
  `Turn ${c.turn[0]}${world.turns.last === null ? "" : ` of ${world.turns.last}`}`;

/** How far the game is; weather where no clock shows it. */
const barOf = (g: BayonetsPlay): string => (g.world.turns.clock(g.c.turn[0]) === "" ? weatherNote(g) : turnsLeft(g));

/** The board as a seat sees it. */
export function view(g: BayonetsPlay, seat: Seat | null): BoardView {
  const { world, c } = g;
  const { lines } = standing(g);
  const score: ScoreLine[] = lines.flatMap((own, s) =>
    own.map(({ what, points, rule }) => ({ side: seats[s], points, text: what, rule })),
  );
  const day = dayOf(g);
  return {
    turn: c.turn[0],
    turns: world.turns.last ?? c.turn[0],
    active: seats[c.active[0]],
    phase: phases[c.phase[0]],
    phases,
    track: phasesNow(g),
    ...(day === undefined ? {} : { day }),
    units: unitViews(g, seat),
    markers: markerViews(g),
    score,
    scoring: seats,
    bar: barOf(g),
    sheets: sheetsOf(g, seat),
    lines: linesOf(g, seat),
    regions: regionsOf(g),
    layers,
    army: armyOf(g, seat),
    notes: [weatherNote(g), ...pointNotes(g), ...corpsNotes(g), ...orderNotes(g, seat)],
  };
}
