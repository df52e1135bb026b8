import { type AnswerList, offers } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { activeBit } from "../checks/activity.ts";
import { isFreeToWalk, mayTakeUp } from "../checks/maneuver.ts";
import { leastLeft, searchFor } from "../checks/movement.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { unitsIn } from "../occupancy.ts";
import type { Moving } from "../procedures/move-answers.ts";
import { FINISHED, HELD, has, IMPROVED_POSITION, MOVED } from "../state.ts";
import { say } from "../words.ts";
import { LEADER } from "../world.ts";
import { type Assaults, assaultsOf, crowding, isInReach, isKept } from "./assault.ts";
import { each, type Look, localsOf } from "./look.ts";
import { NEVER, placeLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { bestWork } from "./work-look.ts";

// By how much a move must beat staying.
const inertia = 4;

// The attacks of those who may act now.
const assaultsNow = (scene: Scene) => {
  const active = activeBit(scene.g);
  return assaultsOf(scene, (unit) => has(scene.g, unit, active), false);
};

// How good hexes are for a piece beside the attacks that were thought out.
function standingOf(scene: Scene, assaults: Assaults, piece: Unit): (hex: Hex) => number {
  const look = placeLook(scene, piece);
  if (scene.g.world.kindOf[piece] === LEADER) return look;
  return (hex) => look(hex) - crowding(assaults, piece, hex);
}

/** The best hex that a piece can reach, by how many points it beats staying; the first that beats it by as much as is asked for. */
export function bestGain(
  scene: Scene,
  piece: Unit,
  enough = Number.POSITIVE_INFINITY,
  assaults: Assaults = assaultsNow(scene),
): number {
  const { g } = scene;
  const { search } = g.world.scratch;
  if (!isFreeToWalk(g, piece)) return NEVER;
  searchFor(g, [piece], asHex(g.c.hexOf[piece]), leastLeft(g, [piece]));
  const hexes = Array.from(search.reached.subarray(1, search.count), asHex);
  const isLeader = g.world.kindOf[piece] === LEADER;
  const standing = standingOf(scene, assaults, piece);
  const stay = standing(g.c.hexOf[piece]) + inertia;
  let best = NEVER;
  for (const hex of hexes) {
    if (best - stay >= enough) break;
    if (isLeader || !isKept(scene, assaults, piece, hex)) best = Math.max(best, standing(hex));
  }
  return best - stay;
}

// Who moves next: whoever has a post to go to, then the foremost, Leaders last; whoever has moved or has nothing to gain stays.
function nextMover(scene: Scene): number {
  const { g, seat, toEnemy } = scene;
  const { world, c } = g;
  const active = activeBit(g);
  const assaults = assaultsNow(scene);
  const { postOf } = assaults;
  const isReady = (piece: Unit): boolean => !has(g, piece, MOVED | HELD | FINISHED) && mayTakeUp(g, piece, active);
  const units = Array.from(world.unitsOf[seat]).filter((unit) => isReady(unit) && postOf[unit] !== c.hexOf[unit]);
  const rank = (unit: Unit): number => (postOf[unit] !== 0 ? 0 : 1);
  units.sort(
    (a, b) =>
      rank(a) - rank(b) || world.kindOf[a] - world.kindOf[b] || toEnemy[c.hexOf[a]] - toEnemy[c.hexOf[b]] || a - b,
  );
  for (const piece of [...units, ...Array.from(world.leadersOf[seat]).filter(isReady)]) {
    if (postOf[piece] !== 0 && world.kindOf[piece] !== LEADER) {
      if (isInReach(g, piece, asHex(postOf[piece]))) return piece;
    } else if (bestGain(scene, piece, 1, assaults) > 0) return piece;
    else if (world.kindOf[piece] !== LEADER && bestWork(scene, assaults, piece).gain > 0) return piece;
  }
  return -1;
}

/** A maneuver: whoever comes on first, then those who gain by moving. */
export const judgeManeuver: Look = (scene, list, scores) => {
  const mover = nextMover(scene);
  each(({ g }, verb, piece) => {
    // Leaders come in behind those whom they lead, so that they can follow them.
    if (verb === "enter") return (g.world.kindOf[piece] === LEADER ? 500 : 1_000) - Math.min(piece, 400);
    if (verb === "unit") return piece === mover ? 200 : -10;
    return 0;
  })(scene, list, scores);
};

// Whether units that are taken up together find room in a hex.
function isRoomFor({ g, seat }: Scene, movers: readonly Unit[], hex: Hex): boolean {
  if (movers.length < 2) return true;
  const there = unitsIn(g, hex, seat).filter((unit) => !movers.includes(unit));
  return whyCrowded(g, hex, [...there, ...movers], g.c.works[hex] === IMPROVED_POSITION) === null;
}

// Whether units find a better hex with room for all of them: else they would be taken up and put down again for ever.
function isBetterTogether(scene: Scene, assaults: Assaults, movers: readonly Unit[]): boolean {
  const { g } = scene;
  const { search } = g.world.scratch;
  const [first] = movers;
  const from = asHex(g.c.hexOf[first]);
  searchFor(g, movers, from, leastLeft(g, movers));
  const hexes = Array.from(search.reached.subarray(1, search.count), asHex);
  const standing = standingOf(scene, assaults, first);
  const stay = standing(from);
  return hexes.some(
    (hex) => !isKept(scene, assaults, first, hex) && isRoomFor(scene, movers, hex) && standing(hex) > stay,
  );
}

// Whether somebody goes along: to the same post, or, far from the enemy, as one division (3.3i: who comes alone pays for company).
function isCompanion(scene: Scene, assaults: Assaults, movers: readonly Unit[], unit: Unit): boolean {
  const { g, toEnemy } = scene;
  const { postOf } = assaults;
  const { world, c } = g;
  const [first] = movers;
  if (postOf[first] !== 0 || postOf[unit] !== 0) return postOf[first] === postOf[unit];
  if (toEnemy[c.hexOf[first]] < 4 || world.kindOf[unit] !== world.kindOf[first] || c.orderOf[unit] !== c.orderOf[first])
    return false;
  if (world.parentOf[unit] !== world.parentOf[first] || movers.length > 1) return false;
  return isBetterTogether(scene, assaults, [first, unit]);
}

/** A piece that was taken up: its post, or else the best hex or work; companions go along; once there it is put down. */
export const judgeMove: Look = (scene, list, scores) => {
  const { movers, path } = localsOf<Moving>(scene.g);
  // Whoever has arrived asks no more.
  const hasArrived = path.length > 1 && offers(list, say.stop());
  if (hasArrived) each((_scene, verb) => (verb === "stop" ? 10_000 : NEVER))(scene, list, scores);
  else judgeWay(scene, movers, list, scores);
};

function judgeWay(scene: Scene, movers: readonly Unit[], list: AnswerList, scores: Int32Array): void {
  // Those who march together go where the foot of them is wanted: guns by themselves would rather stay.
  const { kindOf } = scene.g.world;
  const piece = movers.reduce((first, unit) => (kindOf[unit] < kindOf[first] ? unit : first));
  const isLeader = kindOf[piece] === LEADER;
  const assaults = assaultsNow(scene);
  const post = isLeader ? 0 : assaults.postOf[piece];
  // Whoever can go to his post looks at nothing else.
  const isSent = post !== 0 && offers(list, say.hex(post));
  const standing = standingOf(scene, assaults, piece);
  const stay = isSent ? NEVER : standing(scene.g.c.hexOf[piece]);
  const work = isLeader || post !== 0 ? null : bestWork(scene, assaults, piece);
  each((_scene, verb, thing) => {
    const hex = asHex(thing);
    switch (verb) {
      case "stop":
        return stay - 1;
      case "hex":
        if (thing === post) return 5_000;
        if (isSent || (!isLeader && (isKept(scene, assaults, piece, hex) || !isRoomFor(scene, movers, hex))))
          return NEVER;
        return standing(hex);
      case "add":
        return isCompanion(scene, assaults, movers, asUnit(thing)) ? 6_000 : NEVER - 1;
      case "dig":
      case "road":
        return work?.verb === verb ? stay + work.gain : NEVER - 1;
      case "bridge":
      case "prepare":
        return work?.verb === verb && work.hex === thing ? stay + work.gain : NEVER - 1;
      default:
        return NEVER - 1;
    }
  })(scene, list, scores);
}

/** Reinforcements come in as one force as far as they may: each more has to wait longer (7.2c). */
export const judgeArrival = each((_scene, verb) =>
  verb === "add" ? 200 : verb === "hex" ? 100 : verb === "road" ? 0 : -100,
);
