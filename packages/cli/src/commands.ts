import type { Command } from "./command.ts";
import { ask } from "./commands/ask.ts";
import { backup, restoreGames } from "./commands/backup.ts";
import { bench } from "./commands/bench.ts";
import { chances } from "./commands/chances.ts";
import { doAnswers } from "./commands/do.ts";
import { fuzz } from "./commands/fuzz.ts";
import { helpOn } from "./commands/help.ts";
import { jobs } from "./commands/jobs.ts";
import { logOf } from "./commands/log.ts";
import { match } from "./commands/match.ts";
import { newGame } from "./commands/new.ts";
import { options } from "./commands/options.ts";
import { outlook } from "./commands/outlook.ts";
import { perft } from "./commands/perft.ts";
import { play } from "./commands/play.ts";
import { position } from "./commands/position.ts";
import { puzzles } from "./commands/puzzles.ts";
import { replayGame } from "./commands/replay.ts";
import { reportMatches } from "./commands/report.ts";
import { rules } from "./commands/rules.ts";
import { show } from "./commands/show.ts";
import { simulate } from "./commands/simulate.ts";
import { systems } from "./commands/systems.ts";
import { tune } from "./commands/tune.ts";
import { undo } from "./commands/undo.ts";
import { verify } from "./commands/verify.ts";
import { worker } from "./commands/worker.ts";

/** Every command, in the order the help lists them. */
export const commands: readonly Command[] = [
  systems,
  newGame,
  play,
  show,
  options,
  doAnswers,
  undo,
  logOf,
  replayGame,
  position,
  ask,
  rules,
  fuzz,
  perft,
  match,
  simulate,
  chances,
  puzzles,
  tune,
  reportMatches,
  worker,
  jobs,
  bench,
  verify,
  backup,
  restoreGames,
  outlook,
  helpOn(() => commands),
];
