import type { Procedure } from "@redoubt/engine";
import { activation } from "./procedures/activation.ts";
import { administration } from "./procedures/administration.ts";
import { advance } from "./procedures/advance.ts";
import { arrival } from "./procedures/arrival.ts";
import { attack } from "./procedures/attack.ts";
import { bombard } from "./procedures/bombard.ts";
import { workOnBridge } from "./procedures/bridge-work.ts";
import { build } from "./procedures/build.ts";
import { charge } from "./procedures/charge.ts";
import { combatPhase } from "./procedures/combat-phase.ts";
import { commandDistribution } from "./procedures/command.ts";
import { exchange } from "./procedures/exchange.ts";
import { follow } from "./procedures/follow.ts";
import { game } from "./procedures/game.ts";
import { leaderLoss } from "./procedures/leader-loss.ts";
import { maneuver } from "./procedures/maneuver.ts";
import { move } from "./procedures/move.ts";
import { disengage, nightTurn } from "./procedures/night.ts";
import { writeOrders } from "./procedures/orders.ts";
import { outOfCommand } from "./procedures/out-of-command.ts";
import { overstack } from "./procedures/overstack.ts";
import { playerTurn } from "./procedures/player-turn.ts";
import { nameSponsors, recover } from "./procedures/recovery.ts";
import { repulse } from "./procedures/repulse.ts";
import { applyResult } from "./procedures/result.ts";
import { retreat } from "./procedures/retreat.ts";
import { retreatAll } from "./procedures/retreat-all.ts";
import { shock } from "./procedures/shock.ts";
import { loseStepOf } from "./procedures/step-loss.ts";

/** Every procedure of the system, in the order of the book. */
export const procedures: readonly Procedure[] = [
  game,
  administration,
  nameSponsors,
  recover,
  writeOrders,
  playerTurn,
  commandDistribution,
  maneuver,
  move,
  repulse,
  arrival,
  build,
  workOnBridge,
  outOfCommand,
  activation,
  combatPhase,
  bombard,
  charge,
  attack,
  shock,
  applyResult,
  exchange,
  retreat,
  retreatAll,
  leaderLoss,
  loseStepOf,
  follow,
  advance,
  overstack,
  nightTurn,
  disengage,
];
