import type { Puzzle, PuzzleBook } from "@redoubt/protocol";
import { type ReactNode, useEffect, useMemo, useState } from "preact/compat";
import { useControl, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import { placeHash } from "../store/link.ts";
import type { SeatAnswer } from "../worker/analyst-calls.ts";
import { bookOf } from "./books.ts";
import { puzzleAt } from "./mark.ts";
import { pose } from "./posing.ts";
import css from "./puzzles.css?inline";
import { Result } from "./result.tsx";
import { aimOf, stakeOf, type TurnEntry, taskOf, turnIn, whenOf } from "./words.ts";

wear(css);

/** The puzzle that the game on the table is; null until it is fetched. */
function usePuzzle() {
  const of = useTable((now) => now.game?.facts.branch?.of ?? "");
  const { battle, number } = useMemo(() => puzzleAt(of), [of]);
  const [book, setBook] = useState<PuzzleBook | null>(null);
  useEffect(() => {
    void bookOf(battle).then(setBook, () => setBook(null));
  }, [battle]);
  return { battle, number, book, puzzle: book?.puzzles[number] ?? null };
}

/** The turn that was played so far, read from the game whenever it has gone on. */
function useTurn(puzzle: Puzzle | null, seat: number) {
  const control = useControl();
  const moment = useTable((now) => now.moment);
  const [turn, setTurn] = useState<ReturnType<typeof turnIn>>({ answers: [], isDone: false });
  useEffect(() => {
    if (puzzle === null || moment === null) return;
    let isGone = false;
    const { pending } = moment;
    const isAsked = pending.kind === "decide" && pending.decisions.some((one) => one.seat === seat);
    void control.app.referee.tail({ from: puzzle.after }).then((lines) => {
      const entries = lines.map((line) => JSON.parse(line) as TurnEntry);
      if (!isGone) setTurn(turnIn(entries, puzzle.seat, isAsked));
    });
    return () => {
      isGone = true;
    };
  }, [control, puzzle, moment, seat]);
  return turn;
}

/** A puzzle: what it is about, the decision that is asked, and once the turn is played what came of it. */
export function PuzzleCard({ children }: { readonly children: ReactNode }) {
  const control = useControl();
  const { battle, number, book, puzzle } = usePuzzle();
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const seat = puzzle === null ? 0 : seats.indexOf(puzzle.seat);
  const { answers, isDone } = useTurn(puzzle, seat);
  const [hints, setHints] = useState(0);
  const [goesOn, setGoesOn] = useState(false);
  const plan = useMemo(() => answers.map((answer): SeatAnswer => ({ seat, answer })), [answers, seat]);
  if (book === null || puzzle === null) return children;
  const again = async (to: number): Promise<void> => {
    const address = await pose(control.app, book, seats, to);
    location.hash = "#battles";
    location.hash = address;
  };
  return (
    <>
      <section className="card puzzle" aria-label="Puzzle" data-testid="puzzle" data-done={isDone}>
        <p className="over">
          Puzzle {number + 1} of {book.puzzles.length} · one turn to
        </p>
        <h2>{aimOf(puzzle, seat)}</h2>
        {!isDone && (
          <>
            <p>
              {whenOf(puzzle)}, from a game that was played. {taskOf(puzzle)}
            </p>
            {hints > 0 && (
              <p className="note" data-testid="puzzle-hint">
                {stakeOf(puzzle, seat)}
              </p>
            )}
          </>
        )}
        {isDone && (
          <Result
            key={answers.join()}
            puzzle={puzzle}
            seat={seat}
            plan={plan}
            onAgain={() => void again(number)}
            onNext={number + 1 < book.puzzles.length ? () => void again(number + 1) : null}
          />
        )}
        <div className="acts">
          {!isDone && hints === 0 && (
            <button type="button" className="btn sm" data-testid="hint" onClick={() => setHints(1)}>
              What is at stake?
            </button>
          )}
          {!isDone && answers.length > 0 && (
            <button type="button" className="btn sm" data-testid="again" onClick={() => void again(number)}>
              Begin again
            </button>
          )}
          {isDone && !goesOn && (
            <button type="button" className="btn sm" onClick={() => setGoesOn(true)}>
              Play on, both sides by hand
            </button>
          )}
          <a className="btn sm" href={placeHash({ page: "puzzles", battle })}>
            All puzzles
          </a>
        </div>
      </section>
      {(!isDone || goesOn) && children}
    </>
  );
}
