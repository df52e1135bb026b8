import { isInCommand } from "./checks/command.ts";
import { isGun } from "./checks/morale.ts";
import { apart } from "./checks/neighbours.ts";
import { sides } from "./data/order-of-battle.ts";
import { UNIT } from "./piece.ts";
import { ATTACK, DISORGANIZED, isOnMap, ROUTED, type SteppesPlay } from "./state.ts";

// Points: 100 is a fresh battalion of ten. All by judgement.
const perStrength = 10;
const perGun = 60;
const perVictoryPoint = 40;
const win = 5_000;
const perHexAway = 8;
const perHexOfGoal = 10;
const gunRange = 3;
const perHexOfGuns = 4;
const outOfCommand = 30;
// Beyond so many hexes an enemy is far away, however far.
const farthest = 20;
const perAttack = 40;
const perTurnOfAttack = 5;
// How far beside his way, and beyond it, a leader's units still fight.
const beside = 3;

/** What a unit is worth as it stands: strength by its morale, less when it is out of order. */
function worthOf(g: SteppesPlay, unit: number): number {
  const { world, c } = g;
  const base = world.strength[unit] === 0 ? perGun : c.sp[unit] * perStrength;
  if (c.level[unit] === ROUTED) return base >> 2;
  return c.level[unit] === DISORGANIZED ? (base * 7) >> 3 : base;
}

/** Whether an enemy who is not routed stands by the way of a leader to his goal, no farther than he is to go and a little more. */
function isAimedAtEnemy(g: SteppesPlay, command: number): boolean {
  const { world, c } = g;
  const { leader, seat } = world.commands[command];
  const [from, goal, left] = [c.hexOf[leader], c.goal[command], c.left[command]];
  const whole = apart(g, from, goal);
  return world.unitsOf[1 - seat].some((enemy) => {
    if (!isOnMap(g, enemy) || c.level[enemy] === ROUTED) return false;
    const far = apart(g, from, c.hexOf[enemy]);
    return far <= left + beside && far + apart(g, c.hexOf[enemy], goal) <= whole + beside;
  });
}

/** Commands that are to attack, have still to go and go at the enemy: only they begin a fight (III.19), so an order is better kept than carried out. */
function purposeOf(g: SteppesPlay, seat: number): number {
  const { world, c } = g;
  return world.commands.reduce((sum, { seat: owner, leader }, command) => {
    if (owner !== seat || c.orderType[command] !== ATTACK || c.left[command] === 0) return sum;
    if (leader < 0 || !isOnMap(g, leader)) return sum;
    return sum + perTurnOfAttack * Math.min(c.left[command], 4) + (isAimedAtEnemy(g, command) ? perAttack : 0);
  }, 0);
}

/** Whether a unit is to attack and can: its command's order, or none at all, lets it begin a fight (III.19). */
function isToAttack(g: SteppesPlay, unit: number): boolean {
  const { world, c } = g;
  if (world.kindOf[unit] !== UNIT || !isOnMap(g, unit) || c.level[unit] === ROUTED) return false;
  const command = world.commandOf[unit];
  return command === 255 || c.orderType[command] === ATTACK;
}

/** How far the units of a seat that are to attack are from their nearest enemies, guns from their range, and who has lost touch with his leader (III.9). */
function reluctanceOf(g: SteppesPlay, seat: number): number {
  const { world, c } = g;
  const enemies = world.unitsOf[1 - seat].filter((enemy) => isOnMap(g, enemy) && c.level[enemy] !== ROUTED);
  let sum = 0;
  for (const unit of world.unitsOf[seat]) {
    if (!isToAttack(g, unit)) continue;
    let nearest = farthest;
    for (const enemy of enemies) {
      nearest = Math.min(nearest, apart(g, c.hexOf[unit], c.hexOf[enemy]));
      if (nearest === 1) break;
    }
    sum += isGun(world, unit) ? Math.max(0, nearest - gunRange) * perHexOfGuns : nearest * perHexAway;
    if (!isInCommand(g, unit)) sum += outOfCommand;
  }
  return sum;
}

/** How far those who are to attack are from the hexes that count and that they do not hold (K-177). */
function wantOf(g: SteppesPlay, seat: number): number {
  const { world, c } = g;
  const attackers = world.unitsOf[seat].filter((unit) => isToAttack(g, unit) && !isGun(world, unit));
  return world.keyHexes.reduce((sum, hex, key) => {
    if (c.keyHolder[key] === seat + 1) return sum;
    const near = attackers.reduce((least, unit) => Math.min(least, apart(g, c.hexOf[unit], hex)), farthest);
    return sum + near * perHexOfGoal;
  }, 0);
}

/** How good the position is for a seat: strength, order, points of the battle, and orders that lead at the enemy. */
export function evaluate(g: SteppesPlay, seat: number): number {
  const { world } = g;
  if (g.state.frames === null) {
    const { winner } = world.battle.verdict(g);
    if (winner !== null) return winner === seat ? win : -win;
  }
  // Who leads may wait for the others.
  let total =
    world.battle.verdict(g).winner === seat ? 0 : purposeOf(g, seat) - reluctanceOf(g, seat) - wantOf(g, seat);
  for (let unit = 0; unit < world.count; unit++) {
    if (world.kindOf[unit] !== UNIT || !isOnMap(g, unit)) continue;
    const worth = worthOf(g, unit);
    total += world.seatOf[unit] === seat ? worth : -worth;
  }
  for (const { side, points } of world.battle.score(g)) {
    total += side === sides[seat] ? points * perVictoryPoint : -points * perVictoryPoint;
  }
  return total;
}
