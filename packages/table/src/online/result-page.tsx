import type { GameFacts, GameResult } from "@redoubt/protocol";
import { lazy, Suspense, useEffect, useState } from "preact/compat";
import { longDate, title } from "../panels/words.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import { pack } from "../store/link.ts";
import { gameLink } from "../store/short-link.ts";
import { api } from "./api.ts";
import { Frame } from "./frame.tsx";
import { BattlePicture } from "./invitation.tsx";
import { releaseWords } from "./release.ts";
import { freshSeat, keepSeat, seatIn } from "./seats.ts";
import { span } from "./times.ts";
import { Trouble } from "./trouble.tsx";
import { battleOf, paceWords } from "./words.ts";

const ResultCurve = lazy(() => import("../analysis/result-curve.tsx").then((part) => ({ default: part.ResultCurve })));

/** How a game went: the verdict, both sides counted, its link, its file, and the same battle again with sides changed. */
export function ResultPage({ id }: { readonly id: string }) {
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [result, setResult] = useState<GameResult | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    Promise.all([api.facts(id), api.result(id)]).then(
      ([about, went]) => {
        setFacts(about);
        setResult(went);
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [id]);
  return (
    <Frame on="finished">
      {trouble !== "" && <Trouble what={trouble} />}
      {facts !== null && result !== null && <Result facts={facts} result={result} onTrouble={setTrouble} />}
    </Frame>
  );
}

interface ResultProps {
  readonly facts: GameFacts;
  readonly result: GameResult;
  readonly onTrouble: (what: string) => void;
}

function Result({ facts, result, onTrouble }: ResultProps) {
  const known = battleOf(facts.system, facts.scenario);
  const own = seatIn(facts.id)?.seat ?? null;
  const [copied, setCopied] = useState(false);
  const link = gameLink(facts.id);
  const attempt = (what: () => Promise<void>) => void what().catch((error: Error) => onTrouble(error.message));
  const save = async (): Promise<void> =>
    saveAsFile(fileName(known?.battle.title ?? "game", new Date(result.finishedAt)), await api.file(facts.id));
  const analyse = async (): Promise<void> => {
    location.hash = `#moment=${await pack(await api.file(facts.id))}`;
  };
  const again = async (): Promise<void> => {
    const { system, scenario, options, terms, isPublic } = facts;
    const game = await api.create({ system, scenario, options, terms, isPublic });
    const side = facts.seats.find(({ seat }) => seat !== own)?.seat ?? facts.seats[0].seat;
    keepSeat(freshSeat({ game: game.id, ...(await api.sit(game.id, side)) }));
    location.hash = `#online=${game.id}`;
  };
  return (
    <>
      <p className="over">
        {known?.battle.title}, {longDate(known?.battle.date ?? "")} · {paceWords(result.clock)}
      </p>
      <h1 data-testid="result">{heading(result, own)}</h1>
      <p className="lead">
        {/[.!?]$/.test(result.verdict) ? result.verdict : `${result.verdict}.`}{" "}
        {result.how === "played" && "Played out: the map decided."}
      </p>
      <div className="acts even">
        <a className="btn" href={`#online=${facts.id}`} data-testid="replay">
          Replay
        </a>
        <button type="button" className="btn" data-testid="save-file" onClick={() => attempt(save)}>
          Save the game file
        </button>
        <button type="button" className="btn" data-testid="analyse" onClick={() => attempt(analyse)}>
          Look at it at my own table
        </button>
        <button type="button" className="btn pri" data-testid="play-again" onClick={() => attempt(again)}>
          {own === null ? "Play this battle" : "Play again, sides changed"}
        </button>
      </div>
      <div className="columns">
        <div className="sides">
          {result.seats.map((side) => (
            <table key={side.seat} className="card side" data-testid="side">
              <caption>
                {title(side.seat)}
                {side.seat === own && ", you"}
                {side.seat === result.winner && " · won"}
              </caption>
              <tbody>
                <Count name="Time used" count={span(side.used)} />
                <Count name="Answers" count={side.answers} />
                <Count name="Moves taken back" count={side.takenBack} />
                {side.byOrders > 0 && <Count name="By standing instruction" count={side.byOrders} />}
                {result.relieved.map(
                  ({ seat, turn }) =>
                    seat === side.seat && <Count key={seat} name="Computer took over" count={`from turn ${turn} on`} />,
                )}
              </tbody>
            </table>
          ))}
        </div>
        <section className="card new-game" aria-label="Share the game">
          <h2>Share the game</h2>
          <p className="copy-link">
            <input
              readOnly
              value={link}
              aria-label="The link to this game"
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button
              type="button"
              className="btn"
              onClick={() =>
                void navigator.clipboard?.writeText(link).then(
                  () => setCopied(true),
                  () => {},
                )
              }
            >
              {copied ? "Copied" : "Copy"}
            </button>
          </p>
          <p className="small">
            Whoever opens it can replay every turn, secret orders included now that it is over. Chat is not shared.
          </p>
          <p>
            <a className="badge" href={`#verify=${facts.id}`}>
              {result.rolls} {result.rolls === 1 ? "roll" : "rolls"}: check the dice
            </a>
          </p>
          <p className="small" data-testid="release">
            {releaseWords(facts)}
          </p>
        </section>
      </div>
      <div className="columns">
        <Suspense fallback={<div />}>
          <ResultCurve id={facts.id} seats={result.seats.map(({ seat }) => seat)} own={own} />
        </Suspense>
        <div className="side-picture">
          <BattlePicture facts={facts} />
        </div>
      </div>
    </>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: string | number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count}</td>
    </tr>
  );
}

/** The end in a few words, to the one who reads it. */
function heading({ how, winner, seats }: GameResult, own: string | null): string {
  if (winner === null) return "A draw";
  const by = how === "capitulation" ? " by capitulation" : how === "time" ? " on time" : "";
  const isOwn = own !== null && seats.some(({ seat }) => seat === own);
  return `${isOwn ? (winner === own ? "You won" : "You lost") : `${title(winner)} won`}${by}`;
}
