import { asHex, type Hex } from "@redoubt/hex";
import { type Unit, whimOf } from "@redoubt/mechanics";
import { isHorseAgainstWalls } from "../checks/fighting.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { groundOf } from "../ground-now.ts";
import { hasZone, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { IMPROVED_POSITION, unitsAt } from "../state.ts";
import { isEnveloped } from "../strength.ts";
import { COVER, FREE, HALVES_ATTACK, NO_ATTACK, UP, WATER } from "../terrain.ts";
import { keeping } from "./claims.ts";
import { turnsLeft } from "./ending.ts";
import { columnOf, type Outcome, outcomeAt } from "./lore.ts";
import type { Fighter, Post, Target } from "./reach.ts";
import { isAttacker, type Scene } from "./scene.ts";
import { gainOf, hasExit, isCovered, LASTING, worthOf } from "./stakes.ts";

/** An attack: who is to be where, and what it is worth beyond what else would happen. */
export interface Proposal {
  readonly target: Target;
  readonly posts: readonly Post[];
  readonly benefit: number;
  /** Other enemy hexes that somebody in it has to attack as well. */
  readonly others: readonly Hex[];
}

/** Posts given so far: who was sent where. */
export type Sent = ReadonlyMap<Unit, Hex>;

/** All who may take part, where they were sent so far, and whom they could attack. */
export interface Muster {
  readonly fighters: readonly Fighter[];
  readonly sent: Sent;
  readonly targets: ReadonlyMap<Hex, Target>;
}

function isRoom({ g, seat }: Scene, hex: Hex, unit: Unit, posts: readonly Post[], sent: Sent): boolean {
  const company: Unit[] = [unit];
  for (const other of unitsIn(g, hex, seat))
    if (other !== unit && (sent.get(other) ?? hex) === hex) company.push(other);
  for (const { fighter, hex: at } of posts)
    if (at === hex && !company.includes(fighter.unit)) company.push(fighter.unit);
  for (const [other, at] of sent) if (at === hex && !company.includes(other)) company.push(other);
  return company.length < 2 || whyCrowded(g, hex, company, g.c.works[hex] === IMPROVED_POSITION) === null;
}

// Whether a fighter can still pay for company that others will be in the hex by then, unless they come with him (3.3i).
function isPaid(
  { g }: Scene,
  { unit, spots }: Fighter,
  hex: Hex,
  spot: number,
  posts: readonly Post[],
  sent: Sent,
): boolean {
  if (spots[spot] > 2 || unitsAt(g, g.world.seatOf[unit])[hex] !== 0) return true;
  const from = g.c.hexOf[unit];
  return (
    !posts.some((post) => post.hex === hex && g.c.hexOf[post.fighter.unit] !== from) &&
    ![...sent].some(([other, at]) => at === hex && g.c.hexOf[other] !== from)
  );
}

// The enemies beside the target who would have to be attacked from a hex as well.
function othersBeside({ g, seat }: Scene, hex: Hex, target: Hex): Hex[] {
  const { offsets } = g.world.grid;
  const { step } = groundOf(g);
  const excused = g.world.switches.dutyOverWater ? NO_ATTACK : NO_ATTACK | WATER;
  const enemies = unitsAt(g, enemyOf(seat));
  const found: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const other = asHex(hex + offsets[d]);
    if (enemies[other] !== 0 && other !== target && (step[hex * 8 + d] & excused) === 0) found.push(other);
  }
  return found;
}

// What attacks that are owed besides cost, and who is missed in the main one for them.
interface Sideshows {
  readonly cost: number;
  readonly spared: readonly Post[];
  readonly others: readonly Hex[];
}

const shellSpared = 8;

// Of the posts next to another enemy the one whose fight with him costs least; none where all of them have to fight elsewhere.
function sparedFor(scene: Scene, other: Target, posts: readonly Post[]): { post: Post; cost: number } | null {
  const { g, stance } = scene;
  let best: { post: Post; cost: number } | null = null;
  for (const post of posts) {
    const way = other.ways.find(({ hex }) => hex === post.hex);
    if (way === undefined) continue;
    const eighths = (way.over & HALVES_ATTACK) !== 0 ? post.fighter.eighths >> 1 : post.fighter.eighths;
    const die = ((way.over & UP) !== 0 ? -1 : 0) + ((g.world.terrain.hex[other.hex] & COVER) !== 0 ? -1 : 0);
    const stakes = {
      own: worthOf(g, post.fighter.unit),
      theirs: other.theirs,
      ground: other.ground,
      isOwnWayFree: hasExit(g, post.hex, scene.seat),
      isTheirWayFree: true,
    };
    const cost = -gainOf(outcomeAt(columnOf(eighths >> 3, other.defence), die), stakes, stance.ownLoss);
    if (best === null || cost < best.cost) best = { post, cost };
  }
  return best;
}

// Every enemy next to a post has to be attacked (9.0a): by those who are sent against him anyway, by whoever stands there already, or by one
// of ours who is then missed in the main attack; fire at him saves it (9.1f).
function sideshowsOf(scene: Scene, target: Target, posts: readonly Post[], muster: Muster): Sideshows {
  const spared: Post[] = [];
  const others: Hex[] = [];
  const isLast = scene.g.c.turn[0] === scene.g.world.turns.last;
  let cost = 0;
  for (const { hex, fighter } of posts)
    for (const other of othersBeside(scene, hex, target.hex)) {
      if (others.includes(other)) continue;
      others.push(other);
      const enemy = muster.targets.get(other);
      if (enemy === undefined || muster.fighters.some(({ aim }) => aim === other)) continue;
      const isOwed = muster.fighters.some(
        ({ unit, isFixed, isTaken }) =>
          isFixed && !isTaken && enemy.ways.some((way) => way.hex === scene.g.c.hexOf[unit]) && unit !== fighter.unit,
      );
      if (isOwed && !fighter.isFixed) continue;
      const found = sparedFor(
        scene,
        enemy,
        posts.filter((post) => !spared.includes(post)),
      );
      if (enemy.isShelled) cost += shellSpared;
      else if (found === null) cost += 60;
      else {
        spared.push(found.post);
        if (!fighter.isFixed) cost += found.cost > 0 && !isLast ? LASTING * found.cost : found.cost;
      }
    }
  return { cost, spared, others };
}

// What the answer of the enemy would cost those who stand at a post.
function answerAt({ g, seat, stance, threat }: Scene, hex: Hex, posts: readonly Post[]): number {
  let [defence, own, friends] = [0, 0, 0];
  for (const { fighter, hex: at } of posts)
    if (at === hex) {
      defence += fighter.eighths;
      own += worthOf(g, fighter.unit);
    } else friends += fighter.eighths;
  const die = (g.world.terrain.hex[hex] & COVER) !== 0 ? -1 : 0;
  const outcome = outcomeAt(
    columnOf(Math.trunc((threat[hex] * defence) / Math.max(2 * (defence + friends), 1)), Math.max(defence, 1)),
    die,
  );
  const isTheirWayFree = hasExit(g, hex, seat);
  const stakes = { own, theirs: own, ground: 0, isOwnWayFree: true, isTheirWayFree };
  return Math.trunc((Math.max(gainOf(outcome, stakes, 50), 0) * stance.exposure) / 200);
}

// What objectives that are attacked from are worth on the last two turns to who scores them, where nobody else is sent there: they are kept as
// often as the attackers are not thrown back from them.
function foothold(scene: Scene, hexes: readonly Hex[], posts: readonly Post[], sent: Sent, outcome: Outcome): number {
  const { g, seat, lore, stance } = scene;
  const left = turnsLeft(g);
  if (left > 1 || !isAttacker(g, seat)) return 0;
  const stays = 1000 - outcome.lost - outcome.thrownBack - Math.trunc(outcome.shocked / 2);
  let sum = 0;
  for (const hex of hexes) {
    if (lore.prize[hex] === 0 || [...sent].some(([, at]) => at === hex)) continue;
    const units = posts.filter((post) => post.hex === hex).map(({ fighter }) => fighter.unit);
    const kept = Math.trunc((stays * keeping(scene, hex, units)) / 1000);
    sum += Math.trunc((lore.prize[hex] * (left <= 0 ? 100 : 50) * kept * stance.drive) / 10_000_000);
  }
  return sum;
}

// What an attack from these posts promises.
function promise(scene: Scene, target: Target, all: readonly Post[], sent: Sent, { cost, spared }: Sideshows): number {
  const { g, seat, stance } = scene;
  let [attack, own, price] = [0, 0, 0];
  let isUphill = true;
  const hexes: Hex[] = [];
  const posts = all.filter((post) => !spared.includes(post));
  for (const { fighter, hex, over } of posts) {
    attack += (over & HALVES_ATTACK) !== 0 ? fighter.eighths >> 1 : fighter.eighths;
    own += worthOf(g, fighter.unit);
    if ((over & UP) === 0) isUphill = false;
    if (hexes.includes(hex)) continue;
    hexes.push(hex);
    if (!fighter.isFixed) price += answerAt(scene, hex, posts);
  }
  if (attack < 8) return -1_000;
  const isHidden = (g.world.terrain.hex[target.hex] & COVER) !== 0;
  const isRound = isEnveloped(posts.map(({ direction }) => direction));
  const die = (isUphill ? -1 : 0) + (isHidden ? -1 : 0) + (isRound ? 1 : 0);
  const isOpen = target.exits.some(
    (exit) => !hexes.includes(exit) && !posts.some((p) => hasZone(g, p.fighter.unit) && isCovered(g, p.hex, exit)),
  );
  const outcome = outcomeAt(columnOf(attack >> 3, target.defence), die);
  const isOwnWayFree = hasExit(g, posts[0].hex, seat);
  const stakes = { own, theirs: target.theirs, ground: target.ground, isOwnWayFree, isTheirWayFree: isOpen };
  return gainOf(outcome, stakes, stance.ownLoss) + foothold(scene, hexes, posts, sent, outcome) - price - cost;
}

// The best place for one more fighter: strength first, then round the enemy, then away from other enemies.
function wayFor(scene: Scene, target: Target, fighter: Fighter, posts: readonly Post[], sent: Sent): Post | null {
  let best: Post | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const isGround = turnsLeft(scene.g) <= 1 && isAttacker(scene.g, scene.seat);
  for (const { hex, spot, direction, over } of target.ways) {
    if (fighter.spots[spot] === 0 || isHorseAgainstWalls(scene.g, fighter.unit, target.hex)) continue;
    const opposite = posts.some((post) => post.direction === (direction + 3) % 6) ? 12 : 0;
    const closes = target.exits.some((exit) => exit === hex || isCovered(scene.g, hex, exit)) ? 10 : 0;
    const up = (over & UP) !== 0 ? 6 : 0;
    const power = (over & HALVES_ATTACK) !== 0 ? 0 : 30;
    const held = isGround && scene.lore.prize[hex] > 0 && !posts.some((post) => post.hex === hex) ? 40 : 0;
    const value = power + opposite + closes + held - up - 12 * othersBeside(scene, hex, target.hex).length;
    if (
      value > most &&
      isPaid(scene, fighter, hex, spot, posts, sent) &&
      isRoom(scene, hex, fighter.unit, posts, sent)
    ) {
      most = value;
      best = { fighter, hex, direction, over };
    }
  }
  return best;
}

// What those who stand next to the target lose if nothing better is thought of: somebody has to attack it (9.0a).
function debt(scene: Scene, target: Target, fighters: readonly Fighter[]): number {
  const { g } = scene;
  const { switches } = g.world;
  let least = 0;
  for (const { unit, isFixed, isTaken } of fighters) {
    if (!isFixed || isTaken) continue;
    const at = g.c.hexOf[unit];
    const way = target.ways.find(({ hex }) => hex === at);
    if (way === undefined || !hasZone(g, unit) || (g.world.terrain.hex[at] & FREE) !== 0) continue;
    if (!switches.dutyInPosition && g.c.works[at] === IMPROVED_POSITION) continue;
    if (!switches.dutyOverWater && (way.over & WATER) !== 0) continue;
    const cost = Math.trunc((worthOf(g, unit) * 35) / 100);
    if (least === 0 || cost < least) least = cost;
  }
  return least;
}

// Whims see targets, too, by numbers that no unit has.
const whimsOfTargets = 10_000;

/** The best attack on a target with those who are not taken yet. */
export function propose(scene: Scene, target: Target, muster: Muster): Proposal {
  const { fighters, sent } = muster;
  const posts: Post[] = [];
  let [best, size] = [0, 0];
  let others: readonly Hex[] = [];
  const owed = debt(scene, target, fighters) + whimOf(scene.stance.whims, whimsOfTargets + target.hex, target.hex);
  for (const fighter of fighters) {
    if (fighter.isTaken) continue;
    const post = wayFor(scene, target, fighter, posts, sent);
    if (post === null) continue;
    posts.push(post);
    const sideshows = sideshowsOf(scene, target, posts, muster);
    const benefit = promise(scene, target, posts, sent, sideshows) + owed;
    if (benefit > best) [best, size, others] = [benefit, posts.length, sideshows.others];
    if (posts.length >= 8) break;
  }
  return { target, posts: posts.slice(0, size), benefit: best, others };
}
