import type { GameFacts } from "@redoubt/protocol";
import { useState } from "preact/compat";
import { longDate, title } from "../panels/words.ts";
import { useApp, useSettings } from "../session/context.ts";
import { useObservable } from "../session/observable.ts";
import { isDark } from "../session/theme.ts";
import { gameLink } from "../store/short-link.ts";
import { api } from "./api.ts";
import type { OnlineGame } from "./laying.ts";
import { QrCode } from "./qr-code.tsx";
import { seatIn } from "./seats.ts";
import { battleOf, paceWords } from "./words.ts";

interface InvitationCardProps {
  readonly facts: GameFacts;
  readonly onSit: (seat: string) => void;
  readonly onWatch: () => void;
}

/** The picture of the battle of a game. */
export function BattlePicture({ facts }: { readonly facts: Pick<GameFacts, "system" | "scenario"> }) {
  const theme = useSettings((now) => now.theme);
  const picture = battleOf(facts.system, facts.scenario)?.battle.picture ?? null;
  if (picture === null) return null;
  return (
    <div className="vig">
      <img src={isDark(theme) ? picture.dark : picture.light} alt="" />
    </div>
  );
}

/** Somebody opened the link to a game: what it is, and one button to sit down. */
export function InvitationCard({ facts, onSit, onWatch }: InvitationCardProps) {
  const known = battleOf(facts.system, facts.scenario);
  const free = facts.seats.filter(({ isTaken }) => !isTaken);
  const [isGoing, setGoing] = useState(false);
  return (
    <section className="card invite" aria-label="Invitation" data-testid="invitation">
      <BattlePicture facts={facts} />
      <div className="invite-body">
        <p className="over">You are invited</p>
        <h2>
          {known?.battle.title ?? facts.scenario} <small>{longDate(known?.battle.date ?? "")}</small>
        </h2>
        <p>
          {free.length === 1 ? (
            <>
              You would play the <b>{title(free[0].seat)}</b> side, {paceWords(facts.terms.clock)}. Your opponent sits
              already.
            </>
          ) : (
            <>Either side is free, {paceWords(facts.terms.clock)}.</>
          )}
        </p>
        <div className="acts tall">
          {free.map(({ seat }) => (
            <button
              key={seat}
              type="button"
              className="btn pri"
              data-testid="sit-down"
              data-seat={seat}
              aria-disabled={isGoing || undefined}
              onClick={() => {
                if (isGoing) return;
                setGoing(true);
                onSit(seat);
              }}
            >
              {free.length === 1 ? "Sit down and play" : `Sit down as ${title(seat)}`}
            </button>
          ))}
          {facts.terms.watching !== "nobody" && (
            <button type="button" className="btn" data-testid="watch" onClick={onWatch}>
              Only watch
            </button>
          )}
        </div>
        <p className="small">
          Your browser adds its part to the dice as you sit down: nobody can choose them. <a href="#verify">How</a>
        </p>
      </div>
    </section>
  );
}

/** The table is set and the other side is not there yet: the link to send, and what can be done meanwhile. */
export function WaitingForFriend({ game }: { readonly game: OnlineGame }) {
  const { facts, seat } = game;
  const app = useApp();
  const known = battleOf(facts.system, facts.scenario);
  const line = useObservable(game.state, (now) => now.line);
  const [copied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState("");
  const link = gameLink(facts.id);
  const free = facts.seats.find((one) => one.seat !== seat && !one.isTaken);
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setTrouble("This browser does not copy by itself: mark the link and copy it."),
    );
  };
  const seatComputer = (): void => {
    const key = seatIn(facts.id)?.key;
    if (free === undefined || key === undefined) return;
    const { opponent } = app.settings.get();
    const player = known?.system.hasMind === false && opponent !== "random" ? "plain" : opponent;
    api.seatComputer(facts.id, free.seat, player, key).catch((error: Error) => setTrouble(error.message));
  };
  return (
    <section className="card invite" aria-label="Waiting for your friend" data-testid="waiting-for-friend">
      <BattlePicture facts={facts} />
      <div className="invite-body">
        <p className="over">The table is set</p>
        <h2>{seat === null ? "Waiting for the players" : "Send this to your friend"}</h2>
        <p className="copy-link">
          <input
            readOnly
            value={link}
            aria-label="The link to this game"
            data-testid="link"
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className="btn pri" data-testid="copy-link" onClick={copy}>
            {copied ? "Copied" : "Copy"}
          </button>
        </p>
        {seat !== null && free !== undefined && (
          <p className="qr-place">
            <QrCode link={link} name="The link as a code to look at with a phone" />
            <span>Or let a phone in the same room look at this.</span>
          </p>
        )}
        <p>
          {seat !== null && free !== undefined && (
            <>
              You play {title(seat)}; the link is the {title(free.seat)} seat and works once.{" "}
            </>
          )}
          {known?.battle.title}, {paceWords(facts.terms.clock)}.
        </p>
        <p role="status" className="waits">
          <i className="ring" aria-hidden="true" />
          <span>
            <b>{line === "open" ? "Waiting for your friend." : "Calling the server."}</b> The game begins by itself as
            soon as both sides sit. You may close this page and come back: it is under <a href="#my-games">My games</a>.
          </span>
        </p>
        {trouble !== "" && (
          <p className="note" role="alert">
            {trouble}
          </p>
        )}
        {seat !== null && free !== undefined && (
          <div className="acts">
            <button type="button" className="btn quiet" data-testid="seat-computer" onClick={seatComputer}>
              Let the computer sit in
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
