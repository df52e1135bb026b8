import type { AnswerList } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { squareChance, steelChance } from "../chances.ts";
import { owesMove } from "../checks/leader-duty.ts";
import { isGun } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { placeOfLeader } from "../checks/order-ways.ts";
import { activeCommand } from "../checks/pieces.ts";
import { formations } from "../formation.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { type Reaction, reactionsOf } from "../procedures/reaction.ts";
import { acting, type Open } from "../procedures/window.ts";
import { ATTACK, BEGUN, DEFENSE, DISORGANIZED, has, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { words } from "../words.ts";
import { fireGain, steelGain } from "./fight-look.ts";
import { formLook, placeLook, turnLook } from "./place-look.ts";
import { type Scene, worthOf } from "./scene.ts";

/** Scores the listed answers to one decision. */
export type Look = (scene: Scene, list: AnswerList, scores: Int32Array) => void;

const NEVER = -5_000;

/** The locals of the question that is asked now. The caller knows from its decision whose they are. */
function localsOf<L>({ state }: SteppesPlay): L {
  if (state.frames === null) throw new Error("no decision is pending");
  return state.frames.locals as unknown as L; // a frame forgets the type of its locals
}

// A look that scores each answer by its verb and what it names first.
const each =
  (score: (scene: Scene, verb: string, thing: number) => number): Look =>
  (scene, list, scores) => {
    for (let i = 0; i < list.count; i++) {
      const code = list.codes[i];
      const verb = words.verb(code);
      const isBare = words.verbs[verb as keyof typeof words.verbs].length === 0;
      // The standing instructions with which a battle begins are left as they are.
      scores[i] = verb === "instructions" ? NEVER - 1 : score(scene, verb, isBare ? 0 : words.arg(code, 0));
    }
  };

// How much a piece has to do: more the nearer the enemy; whoever fights comes before guns and commanders.
function urgency({ g, toEnemy }: Scene, piece: number): number {
  const { world, c } = g;
  const near = 40 - Math.min(toEnemy[Math.max(c.hexOf[piece], 0)], 40);
  if (world.kindOf[piece] !== UNIT) return 5 + (near >> 2);
  return (isGun(world, piece) ? 90 : 60) + near;
}

/** Whether the command that is active should be on the attack and is not. */
function wantsAttack({ g, seat, stance }: Scene): boolean {
  const command = activeCommand(g);
  if (command < 0 || g.c.orderType[command] === ATTACK || stance.drive < 80) return false;
  return g.world.keyHexes.some((_, i) => g.c.keyHolder[i] !== seat + 1);
}

/** The next piece of an activation: guns first, then those nearest to the enemy, commanders last; each is asked once. */
export const judgePiece = each((scene, verb, piece) => {
  const { g } = scene;
  switch (verb) {
    case "unit":
      return has(g, piece, BEGUN) ? -10 : urgency(scene, piece);
    case "enter":
      return 300;
    case "try":
      return wantsAttack(scene) ? 400 : -20;
    case "end":
      return 0;
    default:
      return -20;
  }
});

/** What a stack does next: the act that promises most, and nothing once nothing does. */
export const judgeAct: Look = (scene, list, scores) => {
  const { g } = scene;
  const { units } = localsOf<{ readonly units: readonly number[] }>(g);
  const [unit] = units;
  const stay = placeLook(scene, unit, g.c.hexOf[unit]);
  const kind = g.world.armOf[unit] === "cavalry" ? "charge" : "bayonet";
  each((now, verb, thing) => {
    switch (verb) {
      case "hex":
        return placeLook(now, unit, thing) - stay - 3;
      case "fire":
        return Math.max(...units.map((one) => fireGain(now, one, asHex(thing))));
      case "attack":
        return steelGain(now, units, asHex(thing), kind);
      case "turn":
        return turnLook(now, unit, thing);
      case "form":
        return formLook(now, unit, thing);
      case "reorganize":
        return g.c.level[unit] === DISORGANIZED ? 25 : -5;
      case "end":
        return 0;
      default:
        return -50;
    }
  })(scene, list, scores);
};

interface Acting {
  readonly units: readonly number[];
  readonly hex: Hex;
}

type Reacting = Omit<Reaction, "told">;

// What a reaction promises: a square against horse, fire, falling back where he would be ridden down.
function reactionLook(scene: Scene, { reactor, units, hex }: Reacting): (verb: string, thing: number) => number {
  const { g } = scene;
  const isHorse = units.some((unit) => g.world.armOf[unit] === "cavalry");
  const isWeak =
    steelChance(g, { attackers: units, target: asHex(g.c.hexOf[reactor]), kind: isHorse ? "charge" : "bayonet" }) > 55;
  return (verb, thing) => {
    switch (verb) {
      case "fire":
        return fireGain(scene, reactor, hex);
      case "form":
        return formations[thing] === "square" && isHorse ? squareChance(g, reactor) : -5;
      case "turn":
        return turnLook(scene, reactor, thing) - 4;
      case "retire":
        return isWeak ? 12 : -10;
      case "withdraw":
        return isWeak ? 11 : -11;
      default:
        return 0;
    }
  };
}

/** Who reacts: whoever has a reaction that promises something. */
export const judgeReactor: Look = (scene, list, scores) => {
  const seen = acting(localsOf<Open>(scene.g));
  each((_s, verb, unit) => {
    if (verb !== "unit") return 2;
    const reacting = { ...seen, reactor: asUnit(unit) };
    const look = reactionLook(scene, reacting);
    return Math.max(-1, ...reactionsOf(scene.g, reacting).map((code) => look(words.verb(code), words.arg(code, 0))));
  })(scene, list, scores);
};

/** How somebody reacts. */
export const judgeReaction: Look = (scene, list, scores) => {
  const look = reactionLook(scene, localsOf<Reacting>(scene.g));
  each((_s, verb, thing) => look(verb, thing))(scene, list, scores);
};

/** Counterattacks and countercharges: where they promise something. */
export const judgeCounterStroke: Look = (scene, list, scores) => {
  const { hex } = localsOf<Acting>(scene.g);
  each((now, verb, unit) => {
    if (verb !== "unit") return 0;
    const isHorse = now.g.world.armOf[unit] === "cavalry";
    return steelGain(now, [unit], hex, isHorse ? "countercharge" : "counterattack");
  })(scene, list, scores);
};

/** Whether to withdraw before a melee: where it would be lost more often than not. */
export const judgeWithdraw: Look = (scene, list, scores) => {
  const { g } = scene;
  const { hex, attackers } = localsOf<{ readonly hex: Hex; readonly attackers: readonly number[] }>(g);
  const kind = attackers.some((unit) => g.world.armOf[unit] === "cavalry") ? "charge" : "bayonet";
  const chance = steelChance(g, { attackers, target: hex, kind });
  const stays = g.world.keyAt[hex] === 0 ? 55 : 75;
  each((_s, verb) => (verb === "yes" ? chance - stays : verb === "no" ? 0 : NEVER))(scene, list, scores);
};

/** Retreats, flights and refuges: away from the enemy and towards friends. */
export const judgeFlight = each(({ g, toEnemy, toFriend, threat }, verb, hex) => {
  if (verb !== "hex") return 0;
  return 5 * Math.min(toEnemy[hex], 8) - 2 * toFriend[hex] - (threat[hex] >> 1) + (g.world.keyAt[hex] === 0 ? 0 : 10);
});

/** Commanders ride to where most of theirs are within reach, and never next to the enemy. */
export const judgeRide: Look = (scene, list, scores) => {
  const { g, seat, toEnemy } = scene;
  const { world, c } = g;
  const piece = g.state.frames === null ? -1 : (localsOf<{ readonly piece?: number }>(g).piece ?? -1);
  const led = piece < 0 ? -1 : world.ledBy[piece];
  const range = piece < 0 ? 3 : (world.commanders[piece]?.range ?? 3);
  const own = world.unitsOf[seat].filter((unit) => isOnMap(g, unit) && (led < 0 || world.commandOf[unit] === led));
  const look = (hex: number): number => {
    let value = toEnemy[hex] < 2 ? -40 : 0;
    for (const unit of own) {
      const far = apart(g, hex, c.hexOf[unit]);
      value += far <= range ? 8 : -Math.min(far - range, 8);
      if (far <= 1 && c.level[unit] !== 0) value += 4;
    }
    return value;
  };
  const stay = piece < 0 ? 0 : look(c.hexOf[piece]);
  // Who must ride by his order (K-33) does not stay: his activation could never end.
  const end = led >= 0 && owesMove(g, led) ? NEVER : 1;
  each((_s, verb, hex) => (verb === "hex" ? look(hex) - stay : end))(scene, list, scores);
};

// What the command of this number could do now.
function commandLook(scene: Scene, command: number): number {
  const { g } = scene;
  let sum = 0;
  for (const unit of g.world.memberships[command] ?? [])
    if (g.world.kindOf[unit] === UNIT && isOnMap(g, unit) && g.c.level[unit] !== ROUTED) sum += urgency(scene, unit);
  return sum;
}

/** Which command acts: the one with most to do. */
export const judgeCommand = each((scene, verb, command) => (verb === "take" ? commandLook(scene, command) : 0));

/** Which marker is taken: the nation with most to do; nobody yields. */
export const judgeMarker = each((scene, verb, nation) => {
  if (verb === "draw") return 10;
  if (verb !== "take") return -10;
  const { commands } = scene.g.world;
  return Math.max(
    0,
    ...commands.map((one, i) => (one.marker === nation && one.seat === scene.seat ? commandLook(scene, i) : 0)),
  );
});

/** Losses: whoever is worth least pays. */
export const judgeLoss = each(({ g }, verb, unit) => (verb === "unit" ? 1_000 - worthOf(g, unit) : 0));

/** Everything whose answer is the same as a rule. */
export const judgePlain = each(({ g }, verb, thing) => {
  switch (verb) {
    case "resolve":
    case "sustain":
    case "join":
    case "mark":
      return 10;
    case "hex":
    case "no":
      return 4;
    case "end":
      return 3;
    case "unit":
      return g.world.kindOf[thing] === COMMANDER ? 1 : 2;
    case "cancel":
      return g.state.frames?.step.kind === "lanes" ? 20 : -20;
    default:
      return 2;
  }
});

/** An order that a leader gives himself: to attack what is wanted, as far as it is. */
export const judgeOrder = each((_scene, verb, order) =>
  verb !== "order" ? -50 : order === ATTACK ? 10 : order === DEFENSE ? 0 : -10,
);

/** Where the leader stands who gives himself an order; -1 on a sheet, which is written beside the enemy's and shows nothing here. */
function leaderPlace(g: SteppesPlay): number {
  const command = g.world.commands[localsOf<{ readonly command?: number }>(g).command ?? -1];
  return command === undefined ? -1 : placeOfLeader(g, command.leader);
}

// Where a command should go: the nearest key hex that we have not got, else the nearest enemy.
function wantedFor({ g, seat }: Scene, from: number): number {
  const { world, c } = g;
  const keys = world.keyHexes.filter((_, i) => c.keyHolder[i] !== seat + 1);
  const enemies = world.unitsOf[1 - seat].filter((unit) => isOnMap(g, unit)).map((unit) => c.hexOf[unit]);
  let best = from;
  let least = Number.MAX_SAFE_INTEGER;
  for (const hex of keys.length > 0 ? keys : enemies) {
    const far = apart(g, from, hex);
    if (far >= least || far === 0) continue;
    least = far;
    best = hex;
  }
  return best;
}

/** The goal of an order: the edge of the map beyond what is wanted. */
export const judgeGoal: Look = (scene, list, scores) => {
  const { g } = scene;
  const from = leaderPlace(g);
  if (from < 0) return judgePlain(scene, list, scores);
  const wanted = wantedFor(scene, from);
  const { q, r } = g.world.grid;
  each((_s, verb, hex) => {
    if (verb !== "goal") return NEVER;
    // How far the way leads past what is wanted: the cross product of both ways, by the length of this one.
    const [gq, gr, wq, wr] = [q[hex] - q[from], r[hex] - r[from], q[wanted] - q[from], r[wanted] - r[from]];
    const isAhead = 2 * gq * wq + 2 * gr * wr + gq * wr + gr * wq > 0;
    return isAhead ? -Math.trunc((100 * Math.abs(gq * wr - gr * wq)) / Math.max(apart(g, from, hex), 1)) : NEVER + 1;
  })(scene, list, scores);
};

/** How far an order leads: as far as what is wanted. */
export const judgeDistance: Look = (scene, list, scores) => {
  const { g } = scene;
  const from = leaderPlace(g);
  if (from < 0) return judgePlain(scene, list, scores);
  const far = apart(g, from, wantedFor(scene, from));
  each((_s, verb, distance) => (verb === "distance" ? -Math.abs(distance - far) : NEVER))(scene, list, scores);
};
