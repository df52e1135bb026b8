import type { Game } from "@redoubt/engine";
import type { AnyWargame, BoardView } from "@redoubt/mechanics";
import { boardText, type Window } from "./board-text.ts";
import { columns } from "./sentences.ts";

/** The board as a seat sees it. */
export function viewOf(game: Game, seat: number | null): BoardView {
  return game.view(seat) as BoardView; // Every Wargame's view is a BoardView.
}

/** Turn, phase, who is to act, and who looks. */
export function statusLine(system: AnyWargame, game: Game, view: BoardView, seat: number | null): string {
  const { scenario, position } = game.log().header.setup;
  const title = system.scenarios.find(({ id }) => id === scenario)?.title ?? scenario ?? "standard rules";
  const what = position === undefined ? title : `a position (${title})`;
  const eyes = seat === null ? "a spectator" : system.seats[seat];
  return `${system.title}, ${what}: turn ${view.turn} of ${view.turns}, ${view.phase}, ${view.active} to act; seen by ${eyes}`;
}

/** Status, score, notes and the map with its counters. */
export function boardLines(
  system: AnyWargame,
  game: Game,
  seat: number | null,
  window: Window,
  width: number | null,
): readonly string[] {
  const view = viewOf(game, seat);
  const map = system.map(game.play().world);
  const score = view.score.map(({ side, points, text, rule }) => [side, String(points), text, `[${rule}]`]);
  return [
    statusLine(system, game, view, seat),
    ...columns(score),
    ...view.notes.map((note) => `  ${note}`),
    "",
    ...boardText(map, view, system.seats, window, width),
    ...view.markers.map(({ hex, kind, side, text }) =>
      `  * ${hex} ${kind}${side === null ? "" : ` of ${side}`}${text === "" ? "" : `: ${text}`}`.trimEnd(),
    ),
  ];
}
