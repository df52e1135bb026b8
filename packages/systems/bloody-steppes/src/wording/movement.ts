import type { Direction } from "@redoubt/hex";
import { facingName } from "../checks/wedges.ts";
import type { MovementEvent } from "../events/movement.ts";
import { formations } from "../formation.ts";
import type { World } from "../world.ts";
import { hexOf, nameOf, namesOf, result, sequence, type Tellings, verb } from "./told.ts";

const formationNames: Readonly<Record<(typeof formations)[number], string>> = {
  line: "line",
  "assault-column": "assault column",
  "company-column": "company column",
  skirmish: "skirmish line",
  square: "square",
  "march-column": "march column",
  dispersed: "dispersed order",
};

/** A formation by its place in `formations`, as people call it. */
export const formationName = (place: number): string => formationNames[formations[place]] ?? "no formation";

/** A facing as people write it. */
export const facingText = (world: World, facing: number): string =>
  facingName(facing as Direction, world.options.facingModel); // answers and columns hold 0 to 5

const answeredHow = { none: "no choice", instruction: "answered by instruction", asked: "you were asked" } as const;

/** Chapters IV to VIII. */
export const movementTellings: Tellings<MovementEvent> = {
  moved: (w, { pieces, path }) =>
    sequence(
      w,
      `${namesOf(w, pieces)} ${verb(pieces, "moves", "move")} from ${hexOf(w, path[0])} to ${hexOf(w, path[path.length - 1])}.`,
      {
        pieces,
        path,
      },
    ),
  entered: (w, { pieces, hex }) =>
    sequence(w, `${namesOf(w, pieces)} ${verb(pieces, "enters", "enter")} at ${hexOf(w, hex)}.`, {
      pieces,
      hexes: [hex],
    }),
  exited: (w, { pieces }) => result(w, `${namesOf(w, pieces)} ${verb(pieces, "leaves", "leave")} the map.`, { pieces }),
  turned: (w, { pieces, facing }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "turns", "turn")} to ${facingText(w, facing)}.`, { pieces }),
  formed: (w, { pieces, formation }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "forms", "form")} ${formationName(formation)}.`, { pieces }),
  "march-marked": (w, { pieces, isOn }) =>
    result(
      w,
      `${namesOf(w, pieces)} ${isOn ? verb(pieces, "sets", "set") : verb(pieces, "ends", "end")} ${isOn ? "out on" : ""} a Forced March.`.replace(
        "  ",
        " ",
      ),
      {
        pieces,
      },
    ),
  deployed: (w, { piece, battalion }) =>
    result(w, `${nameOf(w, piece)} goes out from ${nameOf(w, battalion)}.`, { pieces: [piece, battalion] }),
  absorbed: (w, { piece, battalion }) =>
    result(w, `${nameOf(w, piece)} falls in with ${nameOf(w, battalion)}.`, { pieces: [piece, battalion] }),
  "window-closed": (w, { pieces, hex, how }) => {
    const mark = { track: "answers", kind: how, text: hexOf(w, hex), isQuiet: true } as const;
    return sequence(w, `${namesOf(w, pieces)} in ${hexOf(w, hex)}: ${answeredHow[how]}.`, {
      pieces,
      hexes: [hex],
      mark,
    });
  },
  "reaction-failed": (w, { piece }) => result(w, `${nameOf(w, piece)} does not react.`, { pieces: [piece] }),
  "march-surprised": (w, { piece }) =>
    result(w, `${nameOf(w, piece)} is surprised on the march.`, { pieces: [piece], harms: [piece] }),
  "stood-back": (w, { pieces, hex }) =>
    result(
      w,
      `${namesOf(w, pieces)} ${verb(pieces, "stands", "stand")} back in ${hexOf(w, hex)}, where there is room.`,
      {
        pieces,
        hexes: [hex],
      },
    ),
};
