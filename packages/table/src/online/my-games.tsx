import type { OwnGame } from "@redoubt/protocol";
import { title } from "../panels/words.ts";
import { AccountCard } from "./account-card.tsx";
import { BattlePicture } from "./invitation.tsx";
import { NoticesCard } from "./notices-card.tsx";
import { OwnClock } from "./own-clock.tsx";
import { type OwnGames, waitsForYou } from "./own-games.ts";
import { noteSeen, seatIn } from "./seats.ts";
import { SeatsCard } from "./seats-card.tsx";
import { Trouble } from "./trouble.tsx";
import { battleOf, paceWords } from "./words.ts";

const leftOf = ({ clock, seats, seat }: OwnGame): number =>
  clock?.left[seats.findIndex((one) => one.seat === seat)] ?? Number.POSITIVE_INFINITY;

/** The games of this browser's seats: your move first, then those that wait, then those that are over. */
export function MyGamesPage({ games, trouble, lookAgain }: OwnGames) {
  if (trouble !== "") return <Trouble what={trouble} />;
  const all = games ?? [];
  const over = all.filter(({ verdict }) => verdict !== null);
  const asked = all.filter(waitsForYou).sort((a, b) => leftOf(a) - leftOf(b));
  const waiting = all.filter((game) => game.verdict === null && !game.isAsked);
  return (
    <>
      <h1>My games</h1>
      <p className="lead">
        {asked.length === 0
          ? "None waits for you."
          : asked.length === 1
            ? "One waits for you."
            : `${asked.length} wait for you.`}{" "}
        The seats are kept by this browser; no account is needed.
      </p>
      <div className="columns">
        <div>
          <Group name="Your move, the shortest clock first" games={asked} isFirst />
          <Group name="Waiting for the opponent" games={waiting} />
          <Group name="Finished" games={over} />
          {games !== null && all.length === 0 && (
            <p>
              No game yet. <a href="#together">Set a table</a>, or choose a battle and "With a friend".
            </p>
          )}
        </div>
        <div>
          <NoticesCard games={[...asked, ...waiting]} />
          <SeatsCard games={all} />
          <AccountCard onChange={lookAgain} />
        </div>
      </div>
    </>
  );
}

function Group({
  name,
  games,
  isFirst,
}: {
  readonly name: string;
  readonly games: readonly OwnGame[];
  readonly isFirst?: boolean;
}) {
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <p className="over">{name}</p>
      <ul>
        {games.map((game, i) => (
          <Row key={game.id} game={game} isPrimary={isFirst === true && i === 0} />
        ))}
      </ul>
    </section>
  );
}

function Row({ game, isPrimary }: { readonly game: OwnGame; readonly isPrimary: boolean }) {
  const known = battleOf(game.system, game.scenario);
  const kept = seatIn(game.id);
  const news = Math.max(0, game.told - (kept?.told ?? 0));
  const unread = game.saidAt.filter((at) => at > (kept?.heard ?? 0)).length;
  const isFree = game.seats.some(({ isTaken }) => !isTaken);
  return (
    <li className="card table-row" data-testid="my-game" data-game={game.id}>
      <BattlePicture facts={game} />
      <div>
        <b>{known?.battle.title ?? game.scenario}</b> <small>{paceWords(game.clock?.terms ?? game.terms.clock)}</small>
        <p>
          You are <b>{title(game.seat)}</b>
          {game.turn !== null && ` · turn ${game.turn}`}
        </p>
        {game.isAsked && (
          <p>
            <b>You are asked:</b> {game.prompt}
          </p>
        )}
        {isFree && <p>The other seat is still free.</p>}
        {game.verdict !== null && <p>{game.verdict}</p>}
        <OwnClock game={game} />
        {news > 0 && game.verdict === null && (
          <p className="news">
            {news} {news === 1 ? "answer" : "answers"} since you looked
          </p>
        )}
        {unread > 0 && (
          <p className="news" data-testid="unread-said">
            {unread === 1 ? "1 message" : `${unread} messages`} you have not read
          </p>
        )}
      </div>
      <div className="ways">
        <a
          className={isPrimary ? "btn pri" : "btn"}
          href={game.verdict === null ? `#online=${game.id}` : `#result=${game.id}`}
          data-testid="go-to-game"
        >
          {game.verdict !== null
            ? "Result"
            : game.isAsked
              ? news > 0
                ? "Recap, then play"
                : "Play"
              : isFree
                ? "The link"
                : "Look"}
        </a>
        {game.verdict === null && game.isAsked && news > 0 && (
          // What happened meanwhile counts as seen: the table opens at the question.
          <a
            className="btn"
            href={`#online=${game.id}`}
            data-testid="straight"
            onClick={() => noteSeen(game.id, game.told, kept?.given ?? 0)}
          >
            Straight to it
          </a>
        )}
      </div>
    </li>
  );
}
