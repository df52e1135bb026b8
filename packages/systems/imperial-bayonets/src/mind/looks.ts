import type { AnswerList } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { activeBit } from "../checks/activity.ts";
import { buysFormation, forceFor, unitsUnder, wholeFormation } from "../checks/command.ts";
import { forceIn, unitsInRange } from "../checks/initiative.ts";
import { isFreeToWalk, mayTakeUp } from "../checks/maneuver.ts";
import { leastLeft, searchFor } from "../checks/movement.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { waitingUnder } from "../checks/recovering.ts";
import { unitsIn } from "../occupancy.ts";
import type { Moving } from "../procedures/move-answers.ts";
import { type BayonetsPlay, FINISHED, HELD, has, IMPROVED_POSITION, MOVED } from "../state.ts";
import { initiativeOf, printedInitiative } from "../values.ts";
import { words } from "../words.ts";
import { LEADER } from "../world.ts";
import { assaultsOf, isInReach, isKept } from "./assault.ts";
import { bestAttack, bestFire, fireGain, isOwed, reprieve } from "./fight-look.ts";
import { NEVER, placeLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { worthOf } from "./stakes.ts";

/** Scores the listed answers to one decision. */
export type Look = (scene: Scene, list: AnswerList, scores: Int32Array) => void;

// By how much a move must beat staying, and an attack doing nothing.
const inertia = 4;
const attackLeast = 2;

/** The locals of the question that is asked now. The caller knows from its decision whose they are. */
function localsOf<L>({ state }: BayonetsPlay): L {
  if (state.frames === null) throw new Error("no decision is pending");
  return state.frames.locals as unknown as L; // a frame forgets the type of its locals
}

// A look that scores each answer by its verb and what it names.
const each =
  (score: (scene: Scene, verb: string, first: number, second: number) => number): Look =>
  (scene, list, scores) => {
    for (let i = 0; i < list.count; i++) {
      const code = list.codes[i];
      const names = words.verbs[words.verb(code) as keyof typeof words.verbs].length;
      scores[i] = score(
        scene,
        words.verb(code),
        names > 0 ? words.arg(code, 0) : 0,
        names > 1 ? words.arg(code, 1) : 0,
      );
    }
  };

// How much a unit has to do: more the nearer the enemy and what it is wanted for.
function urgency({ g, toEnemy, lore }: Scene, unit: Unit): number {
  const hex = g.c.hexOf[unit];
  let near = 0;
  for (const { far } of lore.goals) near = Math.max(near, 40 - Math.min(far[hex], 40));
  return Math.trunc((worthOf(g, unit) * (20 + near + 6 * Math.max(8 - toEnemy[hex], 0))) / 100);
}

const urgencies = (scene: Scene, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + urgency(scene, unit), 0);

/** A point of command goes where it sets most in motion. */
export const judgeCommand: Look = (scene, list, scores) => {
  const { shareOf } = assaultsOf(scene, () => true, true);
  const urgencies = (_scene: Scene, units: readonly Unit[]): number =>
    units.reduce((sum, unit) => sum + 2 * shareOf[unit] + (urgency(scene, unit) >> 1), 0);
  each((_s, verb, first, second) => {
    const { g } = scene;
    if (verb === "end") return 0;
    const leader = asUnit(first);
    if (verb === "command-hex") return urgencies(scene, forceFor(g, leader, asHex(second)));
    const thing = asUnit(second);
    if (leader === thing && buysFormation(g, leader)) return urgencies(scene, wholeFormation(g, leader).units);
    return urgencies(scene, unitsUnder(g, thing)) + 5;
  })(scene, list, scores);
};

// The attacks of those who may act now.
const assaultsNow = (scene: Scene) => {
  const active = activeBit(scene.g);
  return assaultsOf(scene, (unit) => has(scene.g, unit, active), false);
};

/** The best hex that a piece can reach, by how many points it beats staying. */
export function bestGain(scene: Scene, piece: Unit): number {
  const { g } = scene;
  const { search } = g.world.scratch;
  if (!isFreeToWalk(g, piece)) return NEVER;
  searchFor(g, [piece], asHex(g.c.hexOf[piece]), leastLeft(g, [piece]));
  const hexes = Array.from(search.reached.subarray(1, search.count));
  const isLeader = g.world.kindOf[piece] === LEADER;
  const assaults = assaultsNow(scene);
  let best = NEVER;
  for (const hex of hexes)
    if (isLeader || !isKept(scene, assaults, piece, asHex(hex)))
      best = Math.max(best, placeLook(scene, piece, asHex(hex)));
  return best - placeLook(scene, piece, asHex(g.c.hexOf[piece])) - inertia;
}

// Who moves next: whoever has a post to go to, then the foremost, Leaders last; whoever has moved or has nothing to gain stays.
function nextMover(scene: Scene): number {
  const { g, seat, toEnemy } = scene;
  const { world, c } = g;
  const active = activeBit(g);
  const { postOf } = assaultsNow(scene);
  const isReady = (piece: Unit): boolean => !has(g, piece, MOVED | HELD | FINISHED) && mayTakeUp(g, piece, active);
  const units = Array.from(world.unitsOf[seat]).filter((unit) => isReady(unit) && postOf[unit] !== c.hexOf[unit]);
  const rank = (unit: Unit): number => (postOf[unit] !== 0 ? 0 : 1);
  units.sort(
    (a, b) =>
      rank(a) - rank(b) || world.kindOf[a] - world.kindOf[b] || toEnemy[c.hexOf[a]] - toEnemy[c.hexOf[b]] || a - b,
  );
  for (const piece of [...units, ...Array.from(world.leadersOf[seat]).filter(isReady)])
    if (postOf[piece] !== 0 ? isInReach(g, piece, asHex(postOf[piece])) : bestGain(scene, piece) > 0) return piece;
  return -1;
}

/** A maneuver: whoever comes on first, then those who gain by moving. */
export const judgeManeuver: Look = (scene, list, scores) => {
  const mover = nextMover(scene);
  each((_scene, verb, piece) => {
    if (verb === "enter") return 500 - Math.min(piece, 400);
    if (verb === "unit") return piece === mover ? 200 : -10;
    return 0;
  })(scene, list, scores);
};

/** A piece that was taken up: its post, or else the best hex; those with the same post go together; once there it is put down. */
export const judgeMove: Look = (scene, list, scores) => {
  const { movers, path } = localsOf<Moving>(scene.g);
  const [piece] = movers;
  const assaults = assaultsNow(scene);
  const { postOf } = assaults;
  const isLeader = scene.g.world.kindOf[piece] === LEADER;
  const post = isLeader ? 0 : postOf[piece];
  each((now, verb, thing) => {
    switch (verb) {
      case "stop":
        return path.length > 1 ? 10_000 : placeLook(now, piece, asHex(now.g.c.hexOf[piece])) - 1;
      case "hex":
        if (thing === post) return 5_000;
        if (!isLeader && isKept(now, assaults, piece, asHex(thing))) return NEVER;
        return placeLook(now, piece, asHex(thing));
      case "add":
        return post !== 0 && postOf[thing] === post ? 6_000 : NEVER - 1;
      default:
        return NEVER - 1;
    }
  })(scene, list, scores);
};

/** Bombardment: the hex where it does most; guns join as long as they add something. */
export const judgeBombard = each((scene, verb, hex) =>
  verb === "end" ? 1 : bestFire(scene, asHex(hex)) + reprieve(scene, asHex(hex)),
);

/** Guns for one bombardment. */
export const judgeBombardment: Look = (scene, list, scores) => {
  const { units, hex } = localsOf<{ readonly units: readonly Unit[]; readonly hex: Hex }>(scene.g);
  const now = units.length === 0 ? -50 : fireGain(scene, units, hex);
  each((_s, verb, unit) => {
    if (verb === "add") return fireGain(scene, [...units, asUnit(unit)], hex) - now;
    return verb === "resolve" ? 1 : -100;
  })(scene, list, scores);
};

/** The attack that promises most; none where nothing is promised and nothing owed. */
export const judgeCombat = each((scene, verb, hex) => {
  if (verb === "end") return attackLeast;
  const { gain } = bestAttack(scene, asHex(hex));
  return isOwed(scene, asHex(hex)) ? gain + 200 : gain;
});

/** An attack that is put together: whoever makes it best, and then the die; more only where the rules ask for it. */
export const judgeAttack: Look = (scene, list, scores) => {
  const { units, targets } = localsOf<{ readonly units: readonly Unit[]; readonly targets: readonly Hex[] }>(scene.g);
  const best = bestAttack(scene, targets[0]).units;
  const isWhole = best.every((unit) => units.includes(unit));
  each((_s, verb, thing) => {
    switch (verb) {
      case "add":
        return best.includes(asUnit(thing)) ? 100 : 5;
      case "target":
        return isWhole ? 10 : -20;
      case "resolve":
        return 50;
      default:
        return -500;
    }
  })(scene, list, scores);
};

/** Losses: the unit that is worth least. */
export const judgeLoss = each(({ g }, _verb, unit) => -worthOf(g, asUnit(unit)));

/** Retreats and disengagements: away from the enemy, towards friends, onto ground that is wanted. */
export const judgeRetreat = each(({ g, threat, toEnemy, toFriend, lore, seat }, verb, hex) => {
  if (verb !== "hex") return 0;
  const crowd = unitsIn(g, asHex(hex), seat).length > 1 ? 30 : 0;
  const works = g.c.works[hex] === IMPROVED_POSITION ? 10 : 0;
  return 4 * toEnemy[hex] - (threat[hex] >> 4) - 2 * toFriend[hex] + (lore.prize[hex] >> 4) + works - crowd;
});

/** Advances: into better places. */
export const judgeAdvance = each((scene, verb, first, second) => {
  if (verb !== "advance") return 0;
  const [unit, hex] = [asUnit(first), asHex(second)];
  const stay = placeLook(scene, unit, asHex(scene.g.c.hexOf[unit]));
  return placeLook(scene, unit, hex) - stay + 6 + (scene.lore.prize[hex] >> 2);
});

/** Out of command: Officers check, forces act that have something to gain, Leaders find their place. */
export const judgeOutOfCommand = each((scene, verb, thing) => {
  const { g } = scene;
  if (verb === "check") return 100 + urgencies(scene, unitsInRange(g, asUnit(thing)));
  if (verb === "activate") {
    const force = forceIn(g, asHex(thing));
    const gain = Math.max(...force.map((unit) => (has(g, unit, HELD) ? NEVER : bestGain(scene, unit))));
    return gain > 0 ? gain : -5;
  }
  if (verb === "unit")
    return g.world.kindOf[thing] === LEADER && !has(g, asUnit(thing), MOVED)
      ? Math.min(bestGain(scene, asUnit(thing)), 90)
      : -10;
  return 0;
});

/** Recovery: a Leader is spared for it where more of his await it than he leads. */
export const judgeSponsors = each(({ g, seat }, verb, leader) => {
  if (verb === "end") return 0;
  // Whoever recovers stands in his hex, and must find room there (3.3b).
  const hex = g.c.hexOf[leader];
  const [first] = waitingUnder(g, asUnit(leader));
  const isFull = whyCrowded(g, hex, [...unitsIn(g, hex, seat), first], g.c.works[hex] === IMPROVED_POSITION) !== null;
  if (isFull) return -10;
  const waiting = waitingUnder(g, asUnit(leader)).reduce((sum, unit) => sum + Math.max(g.world.fullSp[unit], 0), 0);
  const led = unitsUnder(g, asUnit(leader)).reduce((sum, unit) => sum + Math.max(g.world.fullSp[unit], 0), 0);
  return 2 * waiting - led;
});

/** Who recovers: whoever finds room with his Officer. */
export const judgeRecovery = each(({ g, seat }, verb, unit) => {
  if (verb !== "recover") return 2;
  const hex = g.c.hexOf[g.world.parentOf[unit]];
  const there = unitsIn(g, hex, seat);
  const isFull = whyCrowded(g, hex, [...there, asUnit(unit)], g.c.works[hex] === IMPROVED_POSITION) !== null;
  return isFull ? -10 : 10 + g.world.fullSp[unit];
});

/** Who leads in a Shock: the best rating. */
export const judgeLead = each(({ g }, _verb, unit) =>
  g.world.kindOf[unit] === LEADER ? printedInitiative(g.world, asUnit(unit)) : initiativeOf(g, asUnit(unit)),
);

/** Everything whose first named answer is right as a rule: Recovery is tried, Leaders go along, works are kept. */
export const judgePlain = each((_scene, verb) => {
  switch (verb) {
    case "recover":
    case "follow":
    case "keep":
      return 10;
    case "hex":
      return 5;
    case "end":
      return 2;
    case "stop":
      return 1;
    default:
      return 0;
  }
});
