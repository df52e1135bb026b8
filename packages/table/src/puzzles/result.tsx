import type { Puzzle } from "@redoubt/protocol";
import { useEffect, useMemo, useState } from "preact/compat";
import { ChanceBar, litBy, Steps } from "../analysis/line-steps.tsx";
import { useControl } from "../session/context.ts";
import type { SeatAnswer, ToldLine } from "../worker/analyst-calls.ts";
import { type Counted, type Figure, figureOf, gamesIn, isTurn, knownOf, onBar } from "./figures.ts";
import { GAMES, judgeAt } from "./judging.ts";
import { keepSolved } from "./solved.ts";
import { verdictOf } from "./words.ts";

interface ResultProps {
  readonly puzzle: Puzzle;
  readonly seat: number;
  readonly plan: readonly SeatAnswer[];
  readonly onAgain: () => void;
  readonly onNext: (() => void) | null;
}

const none: Counted = { count: 0, halves: 0 };

/** What came of the turn: its figure beside the best that is known and what was played in the game. */
export function Result({ puzzle, seat, plan, onAgain, onNext }: ResultProps) {
  const control = useControl();
  const judge = useMemo(() => judgeAt(control), [control]);
  const [tally, setTally] = useState<Counted>(none);
  const [problem, setProblem] = useState("");
  const [answer, setAnswer] = useState<ToldLine | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isStill = true;
    judge
      .count(puzzle, plan, setTally, () => isStill)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      isStill = false;
    };
  }, [judge, puzzle, plan]);
  useEffect(() => () => judge.dismiss(), [judge]);
  useEffect(() => () => control.desk.set({ lit: null }), [control]);
  const { best, other, isOtherPlayed } = knownOf(puzzle, seat);
  const mine = figureOf(puzzle, tally, seat);
  const all = [mine, best, other];
  const isCounted = tally.count >= GAMES;
  const verdict = isCounted && mine !== null && best !== null ? verdictOf(puzzle, mine, best) : null;
  useEffect(() => {
    if (verdict?.isSolved) keepSolved(puzzle.state, isShown ? "shown" : "alone");
  }, [verdict?.isSolved, puzzle, isShown]);
  const show = async (): Promise<void> => {
    setShown(true);
    const [{ answers }] = puzzle.lines;
    const told = await judge.line(
      puzzle,
      answers.map((one) => ({ seat, answer: one })),
    );
    setAnswer(told);
    control.desk.set({ lit: litBy(told.steps) });
  };
  return (
    <>
      {problem !== "" && <p className="note">{problem}</p>}
      <p role="status" data-testid="puzzle-verdict" data-solved={verdict?.isSolved}>
        {verdict?.text ?? `Your plan is being played out: ${tally.count} of ${GAMES} games.`}
      </p>
      <div className="ways">
        <Row name="Your plan" bar={{ puzzle, all }} figure={mine} kind="mine" />
        <Row name="Best known" bar={{ puzzle, all }} figure={best} kind="staff" />
        <Row
          name={isOtherPlayed ? "In the game" : "At first sight"}
          bar={{ puzzle, all }}
          figure={other}
          kind="played"
        />
      </div>
      <p className="legend">
        {isTurn(puzzle)
          ? `Points won less points lost until turn ${puzzle.turn} ends, between two veterans`
          : "The chance to win between two veterans"}
        , with the interval that nine of ten such counts lie in; the known ones by {gamesIn(puzzle)} games each. The
        dice of your own turn are not counted.
      </p>
      {answer !== null && <Steps steps={answer.steps} until={answer.until} />}
      <div className="acts">
        {verdict !== null && onNext !== null && verdict.isSolved && (
          <button type="button" className="btn pri" data-testid="next-puzzle" onClick={onNext}>
            Next puzzle
          </button>
        )}
        {verdict !== null && !verdict.isSolved && (
          <button type="button" className="btn pri" data-testid="again" onClick={onAgain}>
            Try again
          </button>
        )}
        {verdict !== null && answer === null && (
          <button type="button" className="btn" data-testid="show-answer" onClick={() => void show()}>
            Show the best known
          </button>
        )}
      </div>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly figure: Figure | null;
  readonly bar: { readonly puzzle: Puzzle; readonly all: readonly (Figure | null)[] };
  readonly kind: "mine" | "staff" | "played";
}

function Row({ name, figure, bar, kind }: RowProps) {
  return (
    <div className="way" data-testid="puzzle-way" data-kind={kind}>
      <span>{name}</span>
      {figure !== null && <ChanceBar chance={onBar(bar.puzzle, figure, bar.all)} kind={kind} />}
      <b>{figure?.text ?? ""}</b>
    </div>
  );
}
