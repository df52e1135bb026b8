import { asUnit, type BoardView, stackIn, type UnitView } from "@redoubt/mechanics";
import { sides } from "./data/order-of-battle.ts";
import { ATTACHED, BOX, DESTROYED, DISPERSED, EXITED, phases, type SteppesPlay, UNDER_CHIEF } from "./state.ts";
import { armyOf } from "./view-army.ts";
import { faceOf } from "./view-face.ts";
import { commandLayers, linesOf, regionsOf } from "./view-lines.ts";
import { markersOf, notesOf } from "./view-notes.ts";
import { barOf, sheetsOf } from "./view-sheets.ts";

/** Where a piece is, in the words that a position file has for it. */
export function placeOf(g: SteppesPlay, piece: number): string {
  const { c, world } = g;
  const hex = c.hexOf[piece];
  if (hex > 0) return world.grid.numbers[hex];
  switch (hex) {
    case DESTROYED:
      return "destroyed";
    case EXITED:
      return "exited";
    case BOX:
      return `box:${c.box[piece]}`;
    case UNDER_CHIEF:
      return c.box[piece] > c.turn[0] ? "resting" : "ready";
    case ATTACHED:
      return "attached";
    case DISPERSED:
      return "dispersed";
    default:
      return entryOf(g, piece);
  }
}

/** The first hex by which a piece may come now; off the map while it is not due. */
function entryOf(g: SteppesPlay, piece: number): string {
  const entry = g.world.entryOf[piece];
  const [hex] = entry < 0 ? [] : g.world.battle.entryHexes(g, entry);
  return hex === undefined ? "off-map" : `entry:${g.world.grid.numbers[hex]}`;
}

const depthOf = (g: SteppesPlay, piece: number): number =>
  g.c.hexOf[piece] > 0 ? stackIn(g.c, g.c.hexOf[piece]).indexOf(asUnit(piece)) : 0;

function unitOf(g: SteppesPlay, piece: number): UnitView {
  const { id, name } = g.world.pieces[piece];
  return {
    id,
    name,
    side: sides[g.world.seatOf[piece]],
    at: placeOf(g, piece),
    stack: depthOf(g, piece),
    ...(g.c.hexOf[piece] === DESTROYED ? { isGone: true as const } : {}),
    face: faceOf(g, piece),
  };
}

/** The board as a seat sees it: all counters are public, orders, riders' messages and instructions are not (K-127). */
export function view(g: SteppesPlay, seat: number | null): BoardView {
  const { c, world } = g;
  return {
    turn: c.turn[0],
    turns: world.turns,
    active: sides[c.holder[0]],
    phase: phases[c.phase[0]],
    phases,
    units: world.pieces.map((_, piece) => unitOf(g, piece)),
    markers: markersOf(g, seat),
    score: world.battle.score(g),
    scoring: sides,
    notes: notesOf(g, seat),
    bar: barOf(g, seat),
    sheets: sheetsOf(g, seat),
    lines: linesOf(g, seat),
    regions: regionsOf(g),
    layers: commandLayers,
    army: armyOf(g, seat),
  };
}
