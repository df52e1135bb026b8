import { isProblems, MissingValue, type Problem, replay } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import {
  type GameFile,
  kindOfFile,
  openGame,
  openPosition,
  readGameValue,
  readJson,
  readPositionValue,
} from "@redoubt/protocol";
import { isLessonPosition, lessonPlayers } from "../guide/recognise.ts";
import { takeUp } from "./bout.ts";
import type { NotOpened } from "./messages.ts";
import { not, type Opening, seatPlayers } from "./opening.ts";
import { playersOf } from "./players.ts";

/** Opens the text of a file on behalf of a referee who knows these systems. */
export type OpenText = (systems: readonly AnyWargame[], text: string, secret: string) => Opening;

/** Opens a saved game or a position, whichever the text holds. */
export const openText: OpenText = (systems, text, secret) => {
  const json = readJson(text);
  if (isProblems(json)) return not("damaged", ...json);
  const kind = kindOfFile(json.value);
  if (kind === "unknown") {
    return not("not-ours", { where: "the file", what: "this is neither a saved game nor a position of Redoubt" });
  }
  try {
    return kind === "game" ? openSaved(systems, json.value, text) : openSetUp(systems, json.value, secret);
  } catch (error) {
    if (error instanceof MissingValue) return not("incomplete", { where: "the position", what: error.message });
    throw error;
  }
};

const unknownSystem = (id: string): NotOpened =>
  not("unknown-system", { where: "system", what: `"${id}" is not among the systems of this Redoubt` });

function openSetUp(systems: readonly AnyWargame[], value: unknown, secret: string): Opening {
  const position = readPositionValue(value);
  if (isProblems(position)) return not("damaged", ...position);
  const system = systems.find(({ id }) => id === position.value.system);
  if (system === undefined) return unknownSystem(position.value.system);
  const opened = openPosition(system, position.value, secret);
  if (isProblems(opened)) return not("damaged", ...opened);
  return { bout: takeUp(system, opened.value.game, { kind: "seeded", secret }) };
}

const isNewer = (problems: readonly Problem[]): boolean =>
  problems.some(({ where, what }) => where === "header.format" && what.includes("newer"));

function openSaved(systems: readonly AnyWargame[], value: unknown, text: string): Opening {
  const file = readGameValue(value);
  if (isProblems(file)) return not(isNewer(file) ? "newer" : "damaged", ...file);
  const system = systems.find(({ id }) => id === file.value.header.system);
  if (system === undefined) return unknownSystem(file.value.header.system);
  const now: GameFile = { ...file.value, header: { ...file.value.header, version: system.version } };
  const opened = openGame(system, now);
  if (!isProblems(opened)) {
    const { practice, branch, helped = [] } = now;
    const besides = { isPractice: practice === true, branch, helped };
    const bout = Object.assign(takeUp(system, opened.value.game, now.dice), besides);
    return seatPlayers({ bout }, playersIn(now, system));
  }
  if (file.value.header.version === system.version) return not("damaged", ...opened);
  return openOlder(system, now, file.value.header.version, text);
}

function playersIn(file: GameFile, { seats }: AnyWargame): readonly string[] {
  const isLesson = file.opponents === undefined && isLessonPosition(file.header.setup.position);
  return isLesson ? lessonPlayers : playersOf(file, seats);
}

/** A game of another version of its system that no longer replays is shown as far as it goes, and kept as it was. */
function openOlder(system: AnyWargame, file: GameFile, version: string, text: string): Opening {
  let kept = file.entries.length;
  for (;;) {
    const log = { ...file, entries: file.entries.slice(0, kept) };
    const played = replay(system, log, { roll: () => null });
    if (!isProblems(played)) {
      const readOnly =
        `It was played with version ${version} of ${system.title}; this is version ${system.version}. ` +
        `It can be looked at as far as answer ${kept} of ${file.entries.length}, not played on.`;
      return seatPlayers({ bout: takeUp(system, played, undefined, readOnly, text) }, playersIn(file, system));
    }
    const [{ entry, what }] = played;
    if (entry === 0 || kept === 0) return not("damaged", { where: "opening", what });
    kept = entry - 1;
  }
}
