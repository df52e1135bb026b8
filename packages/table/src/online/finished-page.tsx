import type { GameFacts } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { savedWhen } from "../panels/words.ts";
import { api } from "./api.ts";
import { BattlePicture } from "./invitation.tsx";
import { Trouble } from "./trouble.tsx";
import { battleOf, paceWords } from "./words.ts";

/** Games that are over and that everybody may look at, the last to end first. */
export function FinishedPage() {
  const [games, setGames] = useState<readonly GameFacts[] | null>(null);
  const [isAll, setAll] = useState(false);
  const [trouble, setTrouble] = useState("");
  const look = (before?: number): void => {
    api.finished(before).then(
      (more) => {
        setGames((now) => [...(before === undefined ? [] : (now ?? [])), ...more]);
        setAll(more.length < 50);
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once when the page opens
  useEffect(() => look(), []);
  if (trouble !== "") return <Trouble what={trouble} />;
  const last = games?.at(-1)?.finishedAt ?? 0;
  return (
    <>
      <h1>Finished games</h1>
      <p className="lead">
        Played out before everybody's eyes: look at one move by move, with both sides' secrets, now that it is over.
      </p>
      {games !== null && games.length === 0 && (
        <p>Nobody has finished a public game here yet. Yours are under My games.</p>
      )}
      <ul className="tables card">
        {games?.map((game) => (
          <Row key={game.id} game={game} />
        ))}
      </ul>
      {games !== null && !isAll && (
        <button type="button" className="btn" onClick={() => look(last)}>
          Show earlier ones
        </button>
      )}
    </>
  );
}

function Row({ game }: { readonly game: GameFacts }) {
  const known = battleOf(game.system, game.scenario);
  return (
    <li className="table-row" data-testid="finished-game">
      <BattlePicture facts={game} />
      <div>
        <b>{known?.battle.title ?? game.scenario}</b>
        <p>
          {known?.system.title}, {paceWords(game.terms.clock)}
        </p>
        <p>{game.verdict}</p>
      </div>
      <p>{game.finishedAt !== null && savedWhen(game.finishedAt, Date.now())}</p>
      <span className="acts">
        <a className="btn" href={`#result=${game.id}`}>
          Result
        </a>
        <a className="btn" href={`#online=${game.id}`}>
          Replay
        </a>
      </span>
    </li>
  );
}
