import type { Seat } from "@redoubt/engine";
import type { CounterFace, FaceValue, Unit } from "@redoubt/mechanics";
import { ranks } from "./data/piece.ts";
import { isDemoralized } from "./occupancy.ts";
import {
  ACTED,
  type BayonetsPlay,
  BUILDING,
  CHARGED,
  CHECKED,
  DISRUPTED,
  FIRED,
  FULL,
  HALF,
  HELD,
  has,
  IN_COMMAND,
  LOCKED,
  MARKED,
  MOVED,
  MUST_JOIN,
  OUT_OF_SUPPLY,
  OVERRUNNING,
  phases,
  RECOVERING,
  REDUCED,
  ROAD_MARCH,
  TEMP_DM,
} from "./state.ts";
import { ARTILLERY, DEPOT, HORSE_ARTILLERY, LEADER } from "./world.ts";

const shown = (value: number | null): string => (value === null ? "?" : String(value));

/** Notices that a counter shows, in the order of their weight. */
const pips: readonly (readonly [bit: number, word: string])[] = [
  [MUST_JOIN, "must-act"],
  [TEMP_DM, "until-rally"],
  [OUT_OF_SUPPLY, "out-of-supply"],
  [HELD, "held"],
  [MARKED, "repulsed"],
  [FULL, "activated"],
  [HALF, "slowed"],
  [LOCKED, "failed"],
  [BUILDING, "building"],
  [ROAD_MARCH, "forced-march"],
  [OVERRUNNING | CHARGED, "charge"],
  [RECOVERING, "rallying"],
  [FIRED, "fired"],
  [ACTED | CHECKED, "acted"],
  [MOVED, "moved"],
];

function values(g: BayonetsPlay, piece: Unit): FaceValue[] {
  const { sp, reducedSp, initiative, ma, cp, kind } = g.world.pieces[piece];
  if (kind === "depot") return [];
  const allowance = { text: String(ma), role: "allowance" };
  if (g.world.kindOf[piece] === LEADER) {
    const rating = cp === null ? `(${shown(initiative)})` : `[${cp}]`;
    return [{ text: rating, role: "rating" }, allowance];
  }
  const strength = has(g, piece, REDUCED) ? reducedSp : sp;
  const isShaken = isDemoralized(g, piece);
  const factor = factors[(isShaken ? 1 : 0) + (has(g, piece, DISRUPTED) ? 1 : 0)];
  return [
    { text: shown(strength), role: "sp", ...(factor === "" ? {} : { factor }) },
    { text: shown(initiative), role: "initiative", ...(isShaken ? { isLowered: true as const } : {}) },
    allowance,
  ];
}

// By how many of disruption and demoralization hold, which multiply (I-7).
const factors = ["", "½", "¼"] as const;

/** Whether marks of command mean anything: they are set in Command Distribution and last to the end of activation (3.5c). */
export const isCommandTime = ({ c }: BayonetsPlay): boolean =>
  !["administration", "rally", "disengagement"].includes(phases[c.phase[0]]);

/** Whether a piece shows that it is out of command: Officers and units of the player whose turn it is. */
function isOut(g: BayonetsPlay, piece: Unit): boolean {
  const { world, c } = g;
  const kind = world.kindOf[piece];
  if (c.hexOf[piece] <= 0 || kind === DEPOT || world.seatOf[piece] !== c.active[0] || !isCommandTime(g)) return false;
  return (kind !== LEADER || world.pieces[piece].kind === "officer") && !has(g, piece, IN_COMMAND);
}

const branchOf = (kind: string): string =>
  kind === "depot"
    ? "supply"
    : ["infantry", "cavalry", "artillery", "horse-artillery"].includes(kind)
      ? kind
      : "leader";

/** Depots are boxes, Leaders discs with their rank, the Officer's lowest. */
function silhouetteOf(kind: string): Pick<CounterFace, "shape" | "rank"> {
  if (kind === "depot") return { shape: "box" };
  const rank = (ranks as readonly string[]).indexOf(kind);
  return rank < 0 ? {} : { shape: "disc", rank: ranks.length - rank };
}

// Bands of the corps of our game among those of the drawing; corps of a position take theirs in turn.
const bands: Readonly<Record<string, number>> = {
  "RU III": 1,
  "RU VI": 2,
  "RU Res": 3,
  "RU 5 Div": 3,
  "RU Cav": 4,
  "FR H": 5,
  "FR Cav": 6,
  "FR Res": 7,
  SA: 8,
  OT: 9,
  BR: 10,
};
const bandCount = 10;
const hueCount = 5;

/** The band of a corps. */
export const bandOf = ({ world }: BayonetsPlay, corps: number): number =>
  bands[world.corps[corps].id] ?? 1 + (corps % bandCount);

/** The divisions of a corps in the order of its units; corps troops are none. */
const divisionsOf = ({ world }: BayonetsPlay, corps: number): readonly (string | null)[] => [
  ...new Set(world.corps[corps].units.map((unit) => world.pieces[unit].division)),
];

/** Corps and division as colours (3.1g, 3.1h). */
function coloursOf(g: BayonetsPlay, piece: Unit): Pick<CounterFace, "band" | "hue"> {
  const { corps, division } = g.world.pieces[piece];
  if (corps < 0) return {};
  const isCombat = g.world.kindOf[piece] < LEADER;
  const hue = 1 + (Math.max(0, divisionsOf(g, corps).indexOf(division)) % hueCount);
  return { band: bandOf(g, corps), ...(isCombat ? { hue } : {}) };
}

/** "RU III" is III on a band: the nation is told by the cloth. */
const shortCorps = (id: string): string => id.slice(id.indexOf(" ") + 1);

/** A formation in at most four letters: its division, or the corps of corps troops. */
function formationOf({ world }: BayonetsPlay, piece: Unit): string {
  const { corps, division } = world.pieces[piece];
  const name = division ?? (corps < 0 ? "" : shortCorps(world.corps[corps].id));
  if (name.length <= 4) return name;
  const words = name.split(/[ .]+/).filter(Boolean);
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join("") : name.slice(0, 3);
}

/** "III Corps, the right wing under Read" is III Corps. */
export const shortName = (name: string): string => name.split(/,|:| under | \(/)[0];

/** Whom a Depot serves. */
function depotName({ world }: BayonetsPlay, depot: Unit): string {
  const { serves, name } = world.pieces[depot];
  return serves === null ? name : serves.map((corps) => shortCorps(world.corps[corps].id)).join(", ");
}

/** Whether a seat may know that a piece is under a March Order: its own, or shown to all (5.5d). */
function isOrderKnown({ world, c }: BayonetsPlay, piece: Unit, seat: Seat | null): boolean {
  const slot = c.orderOf[piece] - 1;
  return slot >= 0 && (world.seatOf[piece] === seat || c.orderShown[slot] === 1);
}

/** The face of a counter. */
export function faceOf(g: BayonetsPlay, piece: Unit, seat: Seat | null): CounterFace {
  const { world, c } = g;
  const { id, name, nation, kind, corps, steps, seat: owner } = world.pieces[piece];
  const isCombat = world.kindOf[piece] < LEADER;
  const states = [
    ...(has(g, piece, DISRUPTED) && isCombat ? ["disrupted"] : []),
    ...(has(g, piece, REDUCED) && isCombat ? ["reduced"] : []),
    ...(isCombat && isDemoralized(g, piece) ? ["demoralized"] : []),
    ...(isOut(g, piece) ? ["out-of-command"] : []),
  ];
  const isReduced = has(g, piece, REDUCED);
  const arrival = world.arrivals[piece];
  const kindNumber = world.kindOf[piece];
  return {
    nation: nation === "" ? (owner === 0 ? "russian" : "french") : nation,
    branch: branchOf(kind),
    ...silhouetteOf(kind),
    bandLeft: isCombat ? id : kind === "depot" ? depotName(g, piece) : name,
    bandRight: isCombat ? formationOf(g, piece) : "",
    ...coloursOf(g, piece),
    group: corps < 0 ? "Army" : shortName(world.corps[corps].name),
    values: values(g, piece),
    ...(isCombat ? { steps: { now: isReduced ? 1 : steps, max: steps } } : {}),
    states,
    pips: [
      ...(isOrderKnown(g, piece, seat) ? ["ordered"] : []),
      ...(c.chargeAt[piece] !== 0 ? ["charge"] : []),
      ...pips.filter(([bit]) => has(g, piece, bit)).map(([, word]) => word),
    ],
    ...(kindNumber === ARTILLERY || kindNumber === HORSE_ARTILLERY ? { isGun: true as const } : {}),
    ...(arrival !== null && c.hexOf[piece] === 0 ? { entryTurn: arrival.turn } : {}),
    reconstructed: world.game !== null,
  };
}
