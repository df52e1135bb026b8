import type { CounterFace, FaceValue } from "@redoubt/mechanics";
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

function values(g: BayonetsPlay, piece: number): FaceValue[] {
  const { sp, reducedSp, initiative, ma, cp, kind } = g.world.pieces[piece];
  if (kind === "depot") return [];
  const movement = { text: String(ma), role: "movement" };
  if (g.world.kindOf[piece] === LEADER) {
    const rating = cp === null ? `(${shown(initiative)})` : `[${cp}]`;
    return [{ text: rating, role: "initiative" }, movement];
  }
  const strength = has(g, piece, REDUCED) ? reducedSp : sp;
  return [{ text: shown(strength), role: "sp" }, { text: shown(initiative), role: "initiative" }, movement];
}

/** Whether a piece shows that it is out of command: Officers and units of the player whose turn it is. */
function isOut(g: BayonetsPlay, piece: number): boolean {
  const { world, c } = g;
  const kind = world.kindOf[piece];
  if (c.hexOf[piece] <= 0 || kind === DEPOT || world.seatOf[piece] !== c.active[0]) return false;
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

/** The face of a counter. */
export function faceOf(g: BayonetsPlay, piece: number): CounterFace {
  const { world, c } = g;
  const { name, nation, kind, corps, division, steps, seat } = world.pieces[piece];
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
    nation: nation === "" ? (seat === 0 ? "russian" : "french") : nation,
    branch: branchOf(kind),
    ...silhouetteOf(kind),
    bandLeft: name,
    bandRight: [corps < 0 ? "" : world.corps[corps].id, division ?? ""].filter(Boolean).join(" "),
    values: values(g, piece),
    ...(isCombat ? { steps: { now: isReduced ? 1 : steps, max: steps } } : {}),
    states,
    pips: [
      ...(c.chargeAt[piece] !== 0 ? ["charge"] : []),
      ...pips.filter(([bit]) => has(g, piece, bit)).map(([, word]) => word),
    ],
    ...(kindNumber === ARTILLERY || kindNumber === HORSE_ARTILLERY ? { isGun: true as const } : {}),
    ...(arrival !== null && c.hexOf[piece] === 0 ? { entryTurn: arrival.turn } : {}),
    reconstructed: world.game !== null,
  };
}
