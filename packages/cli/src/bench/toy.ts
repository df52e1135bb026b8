import { asHex, DIRECTIONS } from "@redoubt/hex";
import { BARRED, stepCost } from "@redoubt/mechanics";
import type { BenchCase } from "./alternate.ts";
import { createDraw, createWorld, WORLD_COLS, WORLD_ROWS } from "./world.ts";

// A bare-bones wargame played at random: what a rules engine is measured against. A hundred units, one flat array of state,
// zones counted as units move, floods, odds, retreats. Every decision lists all legal actions, draws one, keeps a
// snapshot for undo and applies it. No events, no log, no refusals, no secrets: nobody plays it, it only runs, and one
// at a time, since its state is the module's own.

const UNITS = 100;
const HALF = 50;
const FIELDS = 12;
const HEADER = 16;
const STATE = HEADER + UNITS * FIELDS;

// Header fields.
const TURN = 0;
const SIDE = 1;
const PHASE = 2;
const UNIT = 3;
const TARGET = 4;
const LOST = 5;

// Unit fields; the others are there to be copied, as in a real state.
const AT = 0;
const ATTACK = 1;
const DEFENCE = 2;
const MOVE = 3;
const STRENGTH = 4;
const DONE = 5;

// Phases: whom to move, where to, what to attack, where to retreat.
const CHOOSE = 0;
const GO = 1;
const FIGHT = 2;
const RETREAT = 3;

const PASS = -1;
const UNREACHED = 64;

const world = createWorld();
const { offsets, size } = world.grid;
const [o0, o1, o2] = offsets;
const draw = createDraw(1);
const state = new Int16Array(STATE);
const snapshots = Array.from({ length: 64 }, () => new Int16Array(STATE));
let snapshot = 0;
const occupant = new Uint8Array(size);
const zones = [new Uint8Array(size), new Uint8Array(size)];
const actions = new Int32Array(4096);
let count = 0;
const spent = new Uint8Array(size).fill(UNREACHED);
const reached = new Uint16Array(size);
const bucket = new Uint16Array(16 << 10);
const filled = new Int32Array(16);
// Whole points, since the toy knows no halves.
const packed = Int32Array.from({ length: size }, (_, cell) =>
  DIRECTIONS.reduce<number>((word, d) => {
    const halves = stepCost(world.costs, asHex(cell), d);
    return word | ((halves === BARRED ? BARRED : halves >> 1) << (5 * d));
  }, 0),
);
const isClear = Uint8Array.from(world.ground, (ground) => (ground === "clear" ? 1 : 0));
const field = world.grid.cells.filter((hex, index) => {
  const column = Math.trunc(index / WORLD_ROWS);
  return column >= 12 && column < WORLD_COLS - 12 && world.ground[hex] !== "lake";
});

const base = (unit: number): number => HEADER + unit * FIELDS;
const sideOf = (unit: number): number => (unit < HALF ? 0 : 1);

function put(unit: number, hex: number, change: number): void {
  occupant[hex] = change > 0 ? unit + 1 : 0;
  const zone = zones[sideOf(unit)];
  zone[hex + o0] += change;
  zone[hex + o1] += change;
  zone[hex + o2] += change;
  zone[hex - o0] += change;
  zone[hex - o1] += change;
  zone[hex - o2] += change;
}

function setUp(): void {
  state.fill(0);
  occupant.fill(0);
  for (const zone of zones) zone.fill(0);
  for (let unit = 0; unit < UNITS; unit++) {
    let hex = 0;
    do hex = field[draw(field.length)];
    while (occupant[hex] !== 0);
    const at = base(unit);
    state[at + AT] = hex;
    state[at + ATTACK] = 2 + draw(6);
    state[at + DEFENCE] = 2 + draw(5);
    state[at + MOVE] = 4 + draw(5);
    state[at + STRENGTH] = 2;
    put(unit, hex, 1);
  }
  state[TURN] = 1;
}

function flood(start: number, move: number, side: number): number {
  const hostile = zones[1 - side];
  const low = side === 0 ? HALF + 1 : 1;
  const high = low + HALF - 1;
  let found = 1;
  for (let k = 0; k <= move; k++) filled[k] = k << 10;
  spent[start] = 0;
  reached[0] = start;
  bucket[filled[0]++] = start;
  for (let k = 0; k < move; k++)
    for (let i = k << 10; i < filled[k]; i++) {
      const from = bucket[i];
      if (spent[from] !== k || (hostile[from] !== 0 && from !== start)) continue;
      let costs = packed[from];
      for (let d = 0; d < 6; d++, costs >>= 5) {
        const total = k + (costs & 31);
        const to = from + offsets[d];
        const old = spent[to];
        if (total > move || total >= old) continue;
        const other = occupant[to];
        if (other >= low && other <= high) continue;
        if (old === UNREACHED) reached[found++] = to;
        spent[to] = total;
        bucket[filled[total]++] = to;
      }
    }
  return found;
}

function listMoves(): void {
  const at = base(state[UNIT]);
  const found = flood(state[at + AT], state[at + MOVE], state[SIDE]);
  for (let i = 0; i < found; i++) {
    const hex = reached[i];
    spent[hex] = UNREACHED;
    if (occupant[hex] === 0 || i === 0) actions[count++] = hex;
  }
}

function listAttacks(first: number, hostile: Uint8Array): void {
  for (let unit = first; unit < first + HALF; unit++) {
    const at = base(unit);
    const hex = state[at + AT];
    if (state[at + STRENGTH] <= 0 || state[at + DONE] === 2 || hostile[hex] === 0) continue;
    for (let d = 0; d < 6; d++) {
      const other = occupant[hex + offsets[d]];
      if (other !== 0 && sideOf(other - 1) !== sideOf(unit)) actions[count++] = unit * 128 + other - 1;
    }
  }
  actions[count++] = PASS;
}

function listRetreats(hostile: Uint8Array): void {
  const hex = state[base(state[TARGET]) + AT];
  for (let d = 0; d < 6; d++) {
    const to = hex + offsets[d];
    const isOpen = ((packed[hex] >> (5 * d)) & 31) !== BARRED;
    if (isOpen && occupant[to] === 0 && hostile[to] === 0) actions[count++] = to;
  }
  actions[count++] = PASS;
}

function list(): void {
  count = 0;
  const side = state[SIDE];
  const phase = state[PHASE];
  if (phase === CHOOSE) {
    for (let unit = side * HALF; unit < side * HALF + HALF; unit++) {
      const at = base(unit);
      if (state[at + STRENGTH] > 0 && state[at + DONE] === 0) actions[count++] = unit;
    }
    actions[count++] = PASS;
  } else if (phase === GO) listMoves();
  else if (phase === FIGHT) listAttacks(side * HALF, zones[1 - side]);
  else listRetreats(zones[side]);
}

function hit(unit: number): void {
  const at = base(unit);
  if (--state[at + STRENGTH] > 0) return;
  put(unit, state[at + AT], -1);
  state[at + AT] = 0;
  state[LOST + sideOf(unit)]++;
}

function shift(unit: number, hex: number): void {
  const at = base(unit);
  put(unit, state[at + AT], -1);
  state[at + AT] = hex;
  put(unit, hex, 1);
}

function fight(attacker: number, target: number): void {
  const at = base(attacker);
  const attack = state[at + ATTACK];
  const defence = state[base(target) + DEFENCE] + (isClear[state[base(target) + AT]] === 1 ? 0 : 2);
  const die = draw(6) + (attack > defence ? 1 : 0) + (attack > 2 * defence ? 1 : 0);
  state[at + DONE] = 2;
  if (die <= 1) hit(attacker);
  else if (die === 4) {
    state[TARGET] = target;
    state[PHASE] = RETREAT;
  } else if (die > 4) hit(target);
}

function endTurn(): void {
  for (let unit = 0; unit < UNITS; unit++) state[base(unit) + DONE] = 0;
  if (state[SIDE] === 1) state[TURN]++;
  state[SIDE] = 1 - state[SIDE];
  state[PHASE] = CHOOSE;
}

function apply(action: number): void {
  snapshot = (snapshot + 1) & 63;
  snapshots[snapshot].set(state);
  const phase = state[PHASE];
  if (phase === CHOOSE) {
    state[PHASE] = action === PASS ? FIGHT : GO;
    state[UNIT] = action;
  } else if (phase === GO) {
    const at = base(state[UNIT]);
    if (action !== state[at + AT]) shift(state[UNIT], action);
    state[at + DONE] = 1;
    state[PHASE] = CHOOSE;
  } else if (phase === FIGHT) {
    if (action === PASS) endTurn();
    else fight(action >> 7, action & 127);
  } else {
    if (action === PASS) hit(state[TARGET]);
    else shift(state[TARGET], action);
    state[PHASE] = FIGHT;
  }
}

/** Plays a game of so many turns and returns how many decisions it took and how many actions were listed. */
export function playToy(turns: number): { readonly decisions: number; readonly actions: number } {
  setUp();
  let decisions = 0;
  let listed = 0;
  while (state[TURN] <= turns && state[LOST] < 40 && state[LOST + 1] < 40) {
    list();
    listed += count;
    apply(actions[draw(count)]);
    decisions++;
  }
  return { decisions, actions: listed };
}

/** Random play of the toy, in decisions. */
export const toyCase: BenchCase = { name: "bare loop", run: () => playToy(10).decisions };
