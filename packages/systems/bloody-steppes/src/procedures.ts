import { activation } from "./procedures/activation.ts";
import { activations } from "./procedures/activations.ts";
import { afterActivation } from "./procedures/after-activation.ts";
import { approach } from "./procedures/approach.ts";
import { attack } from "./procedures/attack.ts";
import { checkMorale } from "./procedures/check-morale.ts";
import { closeActivation } from "./procedures/close-activation.ts";
import { commandPhase } from "./procedures/command-phase.ts";
import { commanderLoss } from "./procedures/commander-loss.ts";
import { counterattack } from "./procedures/counterattack.ts";
import { countercharge } from "./procedures/countercharge.ts";
import { crossBoxes } from "./procedures/cross-boxes.ts";
import { disorder } from "./procedures/disorder.ts";
import { enterPiece } from "./procedures/enter-piece.ts";
import { fallBack } from "./procedures/fall-back.ts";
import { fireAt } from "./procedures/fire.ts";
import { flight } from "./procedures/flight.ts";
import { forcedReactions } from "./procedures/forced-reactions.ts";
import { gameTurn } from "./procedures/game-turn.ts";
import { gatherFire } from "./procedures/gather-fire.ts";
import { instructing } from "./procedures/instructing.ts";
import { lateArrivals } from "./procedures/late-arrivals.ts";
import { lineChecks } from "./procedures/line-checks.ts";
import { loneCommander } from "./procedures/lone-commander.ts";
import { loneRider } from "./procedures/lone-rider.ts";
import { meetRouted } from "./procedures/meet-routed.ts";
import { melee } from "./procedures/melee.ts";
import { meleeCheck } from "./procedures/melee-check.ts";
import { meleeLosses } from "./procedures/melee-losses.ts";
import { moveCommander } from "./procedures/move-commander.ts";
import { moveUnit } from "./procedures/move-unit.ts";
import { optionalActivations } from "./procedures/optional-activations.ts";
import { orderSheet, writeOrder } from "./procedures/order-sheet.ts";
import { overrun } from "./procedures/overrun.ts";
import { pursuit } from "./procedures/pursuit.ts";
import { rallyPhase } from "./procedures/rally-phase.ts";
import { reaction } from "./procedures/reaction.ts";
import { reform } from "./procedures/reform.ts";
import { reorganizing } from "./procedures/reorganizing.ts";
import { resolveAttack } from "./procedures/resolve-attack.ts";
import { returning } from "./procedures/returning.ts";
import { stationSheet } from "./procedures/station-sheet.ts";
import { window } from "./procedures/window.ts";
import { withdrawBeforeMelee } from "./procedures/withdraw-before-melee.ts";

/** Every procedure, in the order of the book's chapters. */
export const procedures = [
  gameTurn,
  lateArrivals,
  commandPhase,
  orderSheet,
  writeOrder,
  returning,
  stationSheet,
  activations,
  optionalActivations,
  activation,
  enterPiece,
  moveCommander,
  moveUnit,
  reform,
  window,
  forcedReactions,
  reaction,
  instructing,
  gatherFire,
  fireAt,
  attack,
  withdrawBeforeMelee,
  lineChecks,
  resolveAttack,
  meleeCheck,
  melee,
  meleeLosses,
  meetRouted,
  overrun,
  pursuit,
  counterattack,
  countercharge,
  crossBoxes,
  commanderLoss,
  loneCommander,
  loneRider,
  checkMorale,
  disorder,
  reorganizing,
  fallBack,
  flight,
  approach,
  closeActivation,
  afterActivation,
  rallyPhase,
] as const;
