import { type ReactNode, useState } from "preact/compat";
import { capital, title } from "../panels/words.ts";
import { useObservable } from "../session/observable.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import { api } from "./api.ts";
import type { OnlineGame } from "./laying.ts";
import { keepSeat, seatIn } from "./seats.ts";
import { useNow } from "./seats-bar.tsx";
import { clockWords, span } from "./times.ts";
import { battleOf } from "./words.ts";

/** Passing, in need of somebody, or only to know. */
type Tone = "passing" | "bad" | "info";

interface BannerProps {
  readonly tone: Tone;
  readonly id: string;
  readonly children: ReactNode;
}

function Banner({ tone, id, children }: BannerProps) {
  return (
    <div className={`online-banner ${tone}`} role="status" data-testid={id}>
      {children}
    </div>
  );
}

/** What is wrong around the table, one sentence each: what is safe, and what can be done. The map stays to be looked at. */
export function Banners({ game }: { readonly game: OnlineGame }) {
  const line = useObservable(game.state, (now) => now.line);
  const kept = useObservable(game.state, (now) => now.affairs?.kept ?? "");
  const isElsewhere = useObservable(game.state, (now) => now.isElsewhere);
  const isClosing = useObservable(game.state, (now) => now.closesAt !== null);
  if (line !== "open") return <LineDown game={game} />;
  if (isClosing) return <Closing game={game} />;
  if (isElsewhere) return <Elsewhere game={game} />;
  if (kept !== "") {
    return (
      <Banner tone="info" id="kept">
        <b>{capital(kept)}.</b> Everything is stored; new games use the rules that are here.
      </Banner>
    );
  }
  return <Away game={game} />;
}

function Closing({ game }: { readonly game: OnlineGame }) {
  const closesAt = useObservable(game.state, (now) => now.closesAt ?? 0);
  const now = useNow(true);
  const [trouble, setTrouble] = useState("");
  const save = async (): Promise<void> => {
    const { id, system, scenario } = game.facts;
    const text = await api.file(id, seatIn(id)?.key);
    saveAsFile(fileName(battleOf(system, scenario)?.battle.title ?? "game", new Date()), text);
  };
  return (
    <Banner tone="passing" id="closing">
      <b>The server restarts in {clockWords(Math.max(0, closesAt - now))}. Finish this answer.</b> It takes no new games
      until it is back. Every accepted answer is stored, clocks stand still until the table is back, and this page comes
      back by itself. {trouble}
      <span className="acts">
        <button
          type="button"
          className="btn sm"
          data-testid="save-now"
          onClick={() => void save().catch((error: Error) => setTrouble(error.message))}
        >
          Save the game file
        </button>
      </span>
    </Banner>
  );
}

function Elsewhere({ game }: { readonly game: OnlineGame }) {
  const [trouble, setTrouble] = useState("");
  const shutOut = async (): Promise<void> => {
    const kept = seatIn(game.facts.id);
    if (kept === null) return;
    keepSeat({ ...kept, key: (await api.shutOut(kept.game, kept.key)).key });
    // The page comes back by the new key.
    location.reload();
  };
  return (
    <Banner tone="info" id="elsewhere">
      <b>You are watching here. The seat is in use elsewhere.</b> Was it not you? Whoever has the link to a seat plays
      it. Shutting the other out makes a new link; notices for this seat are asked for anew. {trouble}
      <span className="acts">
        <button type="button" className="btn pri sm" data-testid="play-here" onClick={() => game.line.playHere()}>
          Play here
        </button>
        <button
          type="button"
          className="btn sm"
          data-testid="shut-out"
          onClick={() => void shutOut().catch((error: Error) => setTrouble(error.message))}
        >
          Shut the other out
        </button>
      </span>
    </Banner>
  );
}

function LineDown({ game }: { readonly game: OnlineGame }) {
  const line = useObservable(game.state, (now) => now.line);
  const reason = useObservable(game.state, (now) => now.reason);
  const nextCall = useObservable(game.state, (now) => now.nextCall);
  const now = useNow(true);
  const [, setTaken] = useState(0);
  const unsent = game.line.unsent();
  if (line === "calling")
    return (
      <Banner tone="passing" id="line-down">
        Calling the server.
      </Banner>
    );
  if (line === "turned-away") {
    return (
      <Banner tone="bad" id="line-down">
        <b>The server closed this seat:</b> {reason}. If it is yours, take a link or a code from the device that plays
        it.
      </Banner>
    );
  }
  const seconds = Math.max(1, Math.ceil((nextCall - now) / 1_000));
  return (
    <Banner tone="passing" id="line-down">
      <b>{reason === "" ? "Connection lost." : "The server is closing for a moment."}</b> Trying again in {seconds} s.{" "}
      {unsent === null
        ? "Everything you answered is stored; your clock is kept by the server, and stands still only while it is away."
        : `Your last answer${unsent.answer === "" ? "" : `, "${unsent.answer}",`} is not sent yet. It goes out when the line is back.`}
      <span className="acts">
        <button type="button" className="btn sm" data-testid="try-now" onClick={() => game.line.tryNow()}>
          Try now
        </button>
        {unsent?.isHere && (
          <button
            type="button"
            className="btn sm"
            data-testid="unsend"
            onClick={() => {
              game.line.takeBackUnsent();
              setTaken((count) => count + 1);
            }}
          >
            Take that answer back
          </button>
        )}
      </span>
    </Banner>
  );
}

/** So long somebody may be gone before it is said, in milliseconds. */
const AWAY_AFTER = 60_000;

function Away({ game }: { readonly game: OnlineGame }) {
  const affairs = useObservable(game.state, (now) => now.affairs);
  const present = useObservable(game.state, (now) => now.present);
  const lastHere = useObservable(game.state, (now) => now.lastHere);
  const now = useNow(affairs?.clock?.terms.pace === "live");
  // By correspondence nobody is expected to be there.
  if (affairs === null || affairs.clock?.terms.pace !== "live" || game.seat === null || affairs.ended !== null)
    return null;
  const gone = affairs.seats.find(
    ({ seat, player }) =>
      seat !== game.seat && player === "" && !present.includes(seat) && now - (lastHere[seat] ?? now) > AWAY_AFTER,
  );
  if (gone === undefined) return null;
  return (
    <Banner tone="info" id="away">
      <b>
        {title(gone.seat)} has been away for {span(now - (lastHere[gone.seat] ?? now))}.
      </b>{" "}
      The seat is kept{affairs.clock.running.includes(gone.seat) ? " and the clock runs" : ""}.{" "}
      {affairs.offer === null
        ? "You may wait, or turn this into a game by correspondence if both agree."
        : "What is offered waits for its answer."}
      {affairs.offer === null && (
        <span className="acts">
          {(["correspondence", "draw"] as const).map((offer) => (
            <button
              key={offer}
              type="button"
              className="btn sm"
              data-testid={`away-${offer}`}
              onClick={() => void game.line.act({ do: "offer", offer }).catch(() => {})}
            >
              {offer === "draw" ? "Offer a draw" : "Offer correspondence"}
            </button>
          ))}
        </span>
      )}
    </Banner>
  );
}
