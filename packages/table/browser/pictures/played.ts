import { existsSync, readFileSync } from "node:fs";
import { createPlayer } from "@redoubt/ai";
import { type Game, isProblems } from "@redoubt/engine";
import type { AnyWargame, BoardView } from "@redoubt/mechanics";
import { gameFileText, openScenario, recordOf } from "@redoubt/protocol";

const SEED = 1854;
const secret = SEED.toString(16).padStart(64, "0");

/** Where a game stands, for those who choose the moment of a picture. */
export interface Moment {
  readonly view: BoardView;
  readonly seat: number;
  readonly answers: readonly string[];
  readonly entries: number;
}

function momentOf(system: AnyWargame, game: Game): Moment | null {
  const pending = game.pending();
  if (pending.kind !== "decide") return null;
  const { seat } = pending.decisions[0];
  return {
    view: system.view(game.play(), null),
    seat,
    answers: game.answers(seat),
    entries: game.log().entries.length,
  };
}

/** The answers of a game that was kept, so that tests meet the same moments however the computer plays by now; none where none was. */
function keptAnswers(system: AnyWargame, scenario: string): readonly string[] {
  const file = new URL(`./games/${system.id}-${scenario}.txt`, import.meta.url);
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
}

/** Plays a battle as it was kept, or lets two computer players play it, until a moment is fit or the game is over; the text of its file. */
export function playedUntil(system: AnyWargame, scenario: string, isFit: (moment: Moment) => boolean): string {
  const opened = openScenario(system, scenario, {}, secret);
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  const { game } = opened.value;
  const player = createPlayer("recruit", system, { seed: SEED });
  const kept = keptAnswers(system, scenario);
  for (let at = 0; ; at++) {
    const moment = momentOf(system, game);
    if (moment === null || isFit(moment)) break;
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const [{ id, seat }] = pending.decisions;
    const play = game.play();
    if (at < kept.length && game.apply(seat, id, kept[at]).kind === "accepted") continue;
    const code = player.answer(play, seat, () => false);
    game.apply(seat, id, system.words.text(code, system.naming(play.world)));
  }
  return gameFileText(recordOf(game, { kind: "seeded", secret }).file());
}
