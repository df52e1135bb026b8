import { notNow, notPossible, type Refusal, refusal } from "@redoubt/engine";
import { isOfActivation, mightAct } from "../active.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { mayAbsorb, mayDeploy } from "../skirmishers.ts";
import { BEGUN, DEFENSE, FINISHED, has, isOnMap, MOVED, SORTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";
import { owesMove } from "./leader-duty.ts";
import { activeCommand, entryHexes, mayDefend, stackWith, whyNotTake } from "./pieces.ts";
import { areTooManySkirmishers } from "./stacking.ts";

/** Nobody but a leader ever owes a move. */
export const enforces = cites("III.8");

/** The leader of the active command; -1 among leftovers. */
export const leaderOf = (g: SteppesPlay): number =>
  activeCommand(g) < 0 ? -1 : g.world.commands[activeCommand(g)].leader;
/** K-145: whether nobody may change a command's order now. */
export const isFrozen = (g: SteppesPlay, command: number): boolean =>
  g.c.turn[0] < g.world.commands[command].frozenUntil;

/** III.48, K-145: whether the leader may try to change his own order: before all else, on the map, and nothing freezes it. */
export const mayTry = (g: SteppesPlay): boolean =>
  g.c.stage[0] === 0 && leaderOf(g) >= 0 && isOnMap(g, leaderOf(g)) && !isFrozen(g, activeCommand(g));

/** Units that wait for others to join their attack (K-167). */
export function waitingUnits(g: SteppesPlay): readonly number[] {
  const found: number[] = [];
  for (let unit = 0; unit < g.world.count; unit++) if (g.c.marked[unit] !== 0 && g.c.hexOf[unit] > 0) found.push(unit);
  return found;
}

type Add = (answer: number) => void;

/** All that may be done with one piece. */
function listPiece(g: SteppesPlay, piece: number, add: Add): void {
  const { world } = g;
  if (world.kindOf[piece] === UNIT) {
    if (mayDeploy(g, piece) && whyNotTake(g, world.battalionOf[piece]) === null) add(say.deploy(piece));
    if (mayAbsorb(g, piece) && isOfActivation(g, piece)) add(say.absorb(piece));
  }
  for (const hex of entryHexes(g, piece)) add(say.enter(piece, hex));
  if (mayRaise(g, piece)) add(say.top(piece));
  if (!isOnMap(g, piece) || whyNotTake(g, piece) !== null) return;
  if (world.kindOf[piece] === COMMANDER) add(say.unit(piece));
  else {
    const stack = stackWith(g, piece);
    if (stack.length === 1 || !areTooManySkirmishers(g, stack)) add(say.unit(piece));
    if (stack.length > 1) add(say.leave(piece));
  }
}

/** Everything that may be taken up or done between two moves of an activation. */
export function listPieces(g: SteppesPlay, add: Add): void {
  for (const piece of mightAct(g)) listPiece(g, piece, add);
  listBesides(g, add);
}

/** The one thing that may be done between two moves; null where there is a choice. */
export function onlyPiece(g: SteppesPlay): number | null {
  let found = 0;
  let only = 0;
  const add: Add = (answer) => {
    found++;
    only = answer;
  };
  for (const piece of mightAct(g)) {
    listPiece(g, piece, add);
    if (found > 1) return null;
  }
  listBesides(g, add);
  return found === 1 ? only : null;
}

/** What may be done with the command as a whole. */
function listBesides(g: SteppesPlay, add: Add): void {
  const command = activeCommand(g);
  if (command >= 0 && mayGoOver(g, command)) add(say.defend(leaderOf(g)));
  if (mayTry(g)) add(say.try(leaderOf(g)));
  if (whyNotClose(g) === null) add(say.end());
}

/** K-150: whether a unit may be put on top of its stack: once before its first act, once when its move has ended. */
function mayRaise(g: SteppesPlay, unit: number): boolean {
  if (g.world.kindOf[unit] !== UNIT || !isOnMap(g, unit) || !isOfActivation(g, unit)) return false;
  const units = unitsIn(g, g.c.hexOf[unit]);
  if (units.length < 2 || units[0] === unit || has(g, unit, SORTED)) return false;
  if (has(g, unit, FINISHED)) return units.every((one) => !has(g, one, BEGUN) || has(g, one, FINISHED));
  return whyNotTake(g, unit) === null && units.every((one) => !has(g, one, SORTED | BEGUN));
}

/** K-150: whether a unit that has joined others who did not move may be put on top of them. */
export function mayTopOthers(g: SteppesPlay, piece: number): boolean {
  if (!isOnMap(g, piece) || !has(g, piece, MOVED) || !mayRaise(g, piece)) return false;
  return !has(g, unitsIn(g, g.c.hexOf[piece])[0], MOVED);
}

const mayGoOver = (g: SteppesPlay, command: number): boolean =>
  leaderOf(g) >= 0 &&
  isOnMap(g, leaderOf(g)) &&
  g.c.orderType[command] !== DEFENSE &&
  !isFrozen(g, command) &&
  mayDefend(g, command);

/** Why the activation may not be closed yet: the leader owes the move his order demands (III.19, K-33), or skirmishers must part (K-52). */
function whyNotClose(g: SteppesPlay): Refusal<SteppesRule> | null {
  const command = activeCommand(g);
  if (command >= 0 && owesMove(g, command))
    return refusal("III.19", "leader-owes-move", { unit: g.world.pieces[leaderOf(g)].name });
  const crowded = mightAct(g).find((piece) => isCrowded(g, piece));
  return crowded === undefined ? null : whyNotTakeAsOne(g, crowded);
}

/** K-52: whether a unit stands among too many skirmishers and could still be moved out. */
const isCrowded = (g: SteppesPlay, piece: number): boolean =>
  g.world.kindOf[piece] === UNIT &&
  isOnMap(g, piece) &&
  whyNotTake(g, piece) === null &&
  areTooManySkirmishers(g, unitsIn(g, g.c.hexOf[piece]));

const whyNotTakeAsOne = (g: SteppesPlay, piece: number): Refusal<SteppesRule> =>
  refusal("IV.1", "skirmishers-must-part", {
    unit: g.world.pieces[piece].name,
    most: constants.skirmishLimit.value,
  });

/** Why something may not be taken up or done now. */
export function whyNotPiece(g: SteppesPlay, answer: number): Refusal<SteppesRule> | null {
  const piece = words.arg(answer, 0);
  const name = { unit: g.world.pieces[piece]?.name ?? "" };
  switch (words.verb(answer)) {
    case "end":
      return whyNotClose(g);
    case "unit":
      return (
        whyNotTake(g, piece) ??
        (g.world.kindOf[piece] === UNIT && areTooManySkirmishers(g, stackWith(g, piece))
          ? whyNotTakeAsOne(g, piece)
          : null)
      );
    case "leave":
      return (
        whyNotTake(g, piece) ??
        (g.world.kindOf[piece] === UNIT && stackWith(g, piece).length > 1 ? null : notNow("VII.9", "moves-alone", name))
      );
    case "top":
      return mayRaise(g, piece) ? null : (whyNotTake(g, piece) ?? refusal("VII.6", "not-to-be-raised", name));
    case "deploy":
      if (!mayDeploy(g, piece)) return refusal("IV.20", "not-deployable", name);
      return whyNotTake(g, g.world.battalionOf[piece]);
    case "absorb":
      return mayAbsorb(g, piece) && isOfActivation(g, piece) ? null : refusal("IV.14", "not-absorbable", name);
    case "enter":
      return entryHexes(g, piece).includes(words.arg(answer, 1)) ? null : notPossible("II.17", "no-entry", name);
    case "defend":
      return piece === leaderOf(g) && mayGoOver(g, activeCommand(g))
        ? null
        : refusal("III.31", "not-half-broken", name);
    case "try":
      return piece === leaderOf(g) && mayTry(g) ? null : refusal("III.48", "no-try-now", name);
    default:
      return notNow("II.7", "next-piece");
  }
}
