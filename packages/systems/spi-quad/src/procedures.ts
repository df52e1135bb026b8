import type { Procedure } from "@redoubt/engine";
import { advance } from "./procedures/advance.ts";
import { displacement } from "./procedures/displacement.ts";
import { fireAttack } from "./procedures/fire-attack.ts";
import { firePhase } from "./procedures/fire-phase.ts";
import { gameTurn } from "./procedures/game-turn.ts";
import { meleeAftermath } from "./procedures/melee-aftermath.ts";
import { meleeAttack } from "./procedures/melee-attack.ts";
import { meleePhase } from "./procedures/melee-phase.ts";
import { moveUnit } from "./procedures/move-unit.ts";
import { movement } from "./procedures/movement.ts";
import { playerTurn } from "./procedures/player-turn.ts";
import { rallyPhase } from "./procedures/rally-phase.ts";
import { redoubtCapture } from "./procedures/redoubt-capture.ts";
import { retreat } from "./procedures/retreat.ts";
import { cavalryWithdrawal, gunWithdrawal } from "./procedures/withdrawal.ts";

/** Every procedure, in the order of the rulebook. */
export const procedures: readonly Procedure[] = [
  gameTurn,
  playerTurn,
  movement,
  moveUnit,
  firePhase,
  fireAttack,
  gunWithdrawal,
  cavalryWithdrawal,
  meleePhase,
  meleeAttack,
  meleeAftermath,
  retreat,
  displacement,
  advance,
  redoubtCapture,
  rallyPhase,
];
