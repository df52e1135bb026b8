import { newGameId } from "../session/app.ts";
import type { Control } from "../session/control.ts";
import { beginBattle, openBy, openText } from "../session/open.ts";
import { newSecret } from "../session/secret.ts";
import { opponentOf } from "../session/settings.ts";
import { emptyTable, PERSON } from "../session/state.ts";
import { placeHash } from "../store/link.ts";
import { LEARNER, lessonPosition, wholeBattle } from "./position.ts";
import { lessonPlayers } from "./recognise.ts";

/** Begins the guided first battle on a table. */
export function beginLesson(control: Control): Promise<boolean> {
  return openText(control, JSON.stringify(lessonPosition), lessonPlayers, control.table.get().id);
}

/** Clears the table and begins the whole battle on it, on the same side and against the computer. */
export function beginWholeBattle(control: Control): Promise<boolean> {
  const id = newGameId();
  const opponent = opponentOf(control.app.settings.get());
  const players = [opponent, opponent].map((computer, seat) => (seat === LEARNER ? PERSON : computer));
  control.table.set({ ...emptyTable, id });
  location.hash = placeHash({ page: "game", id, at: null });
  const battle = { ...wholeBattle, options: {} };
  return openBy(control, id, () => beginBattle(control, battle, players, newSecret(), id));
}
