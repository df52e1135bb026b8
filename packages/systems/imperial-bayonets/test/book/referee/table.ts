import type { Game } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { type Books, ruleOnSupply, ruleOnTrack, scoreOf } from "./books.ts";
import { gifts, pointsOf } from "./command.ts";
import type { Note, namesIn } from "./events.ts";
import { reach } from "./moves.ts";
import { attackTargets, fireTargets } from "./options.ts";
import { counter, type Sheet } from "./sheet.ts";

/** What two lists do not share. */
function unlike(what: string, expected: readonly string[], found: readonly string[]): readonly string[] {
  const [missing, odd] = [
    expected.filter((one) => !found.includes(one)),
    found.filter((one) => !expected.includes(one)),
  ];
  return missing.length + odd.length === 0 ? [] : [`${what}: missing ${missing.join(", ")}; odd ${odd.join(", ")}`];
}

/** Looks at what may be answered now: what may and must be attacked, and whom Leaders may give points to. */
export function lookAtAnswers(sheet: Sheet, books: Books, kind: string, answers: readonly string[], note: Note): void {
  const targets = answers.flatMap((text) => (text.startsWith("target ") ? [text.slice(7)] : []));
  const isNew = !answers.includes("cancel");
  if (kind === "bombard" && isNew) note("targets", unlike("9.1", fireTargets(sheet, books), targets));
  if (kind === "combat" && isNew && books.fought === 0) {
    const expected = attackTargets(sheet, books);
    if (expected !== null) {
      note("targets", unlike("9.0", expected.may, targets));
      const isBound = !answers.includes("end");
      note(
        "duties",
        isBound === expected.must.length > 0
          ? []
          : [`9.0a: ${isBound ? "bound" : "free"} with ${expected.must.join(", ")} owed`],
      );
    }
  }
  if (sheet.phase !== "command-distribution") return;
  const left = new Map([...sheet.counters.keys()].map((id) => [id, books.points.get(id) ?? pointsOf(sheet, id)]));
  const found = answers.filter((text) => text.startsWith("command"));
  note("gifts", unlike("6.1", gifts(sheet, left), found));
}

/** Looks at the table between two answers: morale, points, supply, and how far the piece just taken up reaches. */
export function lookAtTable(
  sheet: Sheet,
  books: Books,
  answer: string,
  game: Game,
  name: ReturnType<typeof namesIn>,
  note: Note,
  isCounted: boolean,
): void {
  note("tracks", ruleOnTrack(books, sheet, name.corpsName));
  for (const one of sheet.counters.values())
    if (one.troop !== undefined && one.isOnMap && one.isShaken !== one.words.has("demoralized"))
      note("states", [`3.8.2: ${one.id} is shown otherwise`]);
  const pending = game.pending();
  if (isCounted || pending.kind === "over")
    for (const side of ["russian", "allied"]) {
      const shown = sheet.view.score.reduce((all, line) => all + (line.side === side ? line.points : 0), 0);
      const expected = scoreOf(sheet, books, side);
      note("scores", shown === expected ? [] : [`VP: ${side} has ${shown}, not ${expected}`]);
    }
  if (pending.kind !== "decide") return;
  const [{ seat, kind }] = pending.decisions;
  if (kind === "sponsors") note("supply", ruleOnSupply(sheet));
  if (answer.startsWith("unit ") && sheet.phase !== "disengagement")
    lookAtReach(sheet, books, answer.slice(5), game, seat, note);
}

function lookAtReach(sheet: Sheet, books: Books, id: string, game: Game, seat: number, note: Note): void {
  const own = game.view(seat) as BoardView; // every Wargame's view is a BoardView
  const orders = own.notes.filter((text) => text.startsWith("March Order")).join(" ");
  // Where an order leads is the owner's secret, and the matter of other tests.
  if (orders.includes(own.units.find((unit) => unit.id === id)?.name ?? id)) return;
  const one = counter(sheet, id);
  const spent = books.purse.get(id) ?? 0;
  const found = game.answers(seat).flatMap((text) => (text.startsWith("hex ") ? [text.slice(4)] : []));
  note("reaches", unlike(`7.1: ${id} in ${one.at} with ${spent} spent`, [...reach(sheet, one, spent).keys()], found));
}
