import type { PuzzleBook } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { Mark } from "../panels/icons.tsx";
import { useApp } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import { shelf } from "../start/shelf.ts";
import { bookOf } from "./books.ts";
import { pose } from "./posing.ts";
import css from "./puzzles.css?inline";
import { solvedHere } from "./solved.ts";
import { aboutOf, aimOf, whenOf } from "./words.ts";

wear(css);

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Every battle that has puzzles. */
const battles = shelf.flatMap(({ id, title: system, seats, battles: of }) =>
  of.filter(({ puzzles }) => puzzles > 0).map((one) => ({ key: `${id}/${one.id}`, title: one.title, system, seats })),
);

/** The puzzles of a battle, and the way to those of others. */
export function PuzzlesPage({ battle }: { readonly battle: string }) {
  const app = useApp();
  const shown = battles.find(({ key }) => key === battle);
  const [book, setBook] = useState<PuzzleBook | null>(null);
  const [problem, setProblem] = useState("");
  const [opened, setOpened] = useState(-1);
  useEffect(() => {
    bookOf(battle).then(setBook, (error: unknown) => setProblem(said(error)));
  }, [battle]);
  const solved = solvedHere();
  const count = book?.puzzles.filter(({ state }) => state in solved).length ?? 0;
  const fail = (error: unknown): void => {
    setOpened(-1);
    setProblem(said(error));
  };
  const solve = (number: number): void => {
    if (book === null || opened >= 0) return;
    setOpened(number);
    setProblem("");
    pose(app, book, shown?.seats ?? [], number).then((address) => {
      location.hash = address;
    }, fail);
  };
  return (
    <div className="start puzzles" data-testid="puzzles-page">
      <header className="top">
        <a className="mark" href="#battles" aria-label="Redoubt: all battles">
          <Mark />
          <span>Redoubt</span>
        </a>
        <nav aria-label="Pages">
          <a href="#battles">Battles</a>
        </nav>
      </header>
      <main>
        <h1>Puzzles</h1>
        <p>
          Moments of games that were played, at which one choice is clearly better than what was played or what looks
          best at first: find it. Your plan is played out a hundred times and set beside the best that is known.
        </p>
        <nav className="puzzle-battles" aria-label="Battles with puzzles">
          {battles.map(({ key, title, system }) => (
            <a key={key} className="btn sm" href={`#puzzles=${key}`} aria-current={key === battle ? "page" : undefined}>
              {title} <small>{system}</small>
            </a>
          ))}
        </nav>
        <h2>
          {shown?.title ?? "No such battle"}{" "}
          {book !== null && (
            <small>
              {count} of {book.puzzles.length} solved
            </small>
          )}
        </h2>
        {problem !== "" && (
          <p className="note" role="alert">
            This puzzle cannot be opened: {problem}.
          </p>
        )}
        <ol className="puzzle-list">
          {book?.puzzles.map((puzzle, number) => (
            <li key={puzzle.state}>
              <button
                type="button"
                className="card"
                data-testid="puzzle-entry"
                data-solved={solved[puzzle.state]}
                aria-disabled={opened >= 0 || undefined}
                onClick={() => solve(number)}
              >
                <b>
                  {number + 1}. One turn to {aimOf(puzzle, shown?.seats.indexOf(puzzle.seat) ?? 0)}
                </b>
                <span>{whenOf(puzzle)}</span>
                <span className="about">{aboutOf(puzzle, shown?.seats.indexOf(puzzle.seat) ?? 0)}</span>
                <span>{opened === number ? "Being set up" : SOLVED[solved[puzzle.state] ?? "not"]}</span>
              </button>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}

const SOLVED = { alone: "✓ Solved", shown: "✓ Solved after the answer was shown", not: "Not solved yet" } as const;
