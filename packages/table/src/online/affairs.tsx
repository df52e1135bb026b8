import { BY_CORRESPONDENCE, type ClockTerms, type OfferKind, offerKinds } from "@redoubt/protocol";
import { useState } from "preact/compat";
import { title } from "../panels/words.ts";
import type { Control } from "../session/control.ts";
import { useObservable } from "../session/observable.ts";
import type { OnlineGame } from "./laying.ts";
import type { Deed } from "./line.ts";
import { useIsLate, useIsOwnLate } from "./seats-bar.tsx";
import { StandingCard } from "./standing-card.tsx";
import { paceWords } from "./words.ts";

interface OfferWords {
  readonly button: string;
  readonly asks: string;
  readonly says: string;
  /** Whether it means anything by these clocks; always where nothing is said. */
  readonly fits?: (clock: ClockTerms | null) => boolean;
}

const SLOWER = paceWords(BY_CORRESPONDENCE);
const OFFERS: Readonly<Record<OfferKind, OfferWords>> = {
  undo: {
    button: "Take back…",
    asks: "Ask your opponent to let you take back your last answer, and all that came of it?",
    says: "asks to take back the last answer and all that came of it. The same dice would fall again.",
  },
  phase: {
    button: "End this phase…",
    asks: "Offer to end this phase? Neither side does anything more in it that it need not do.",
    says: "offers to end this phase: neither side does anything more in it that it need not do.",
  },
  draw: { button: "Draw…", asks: "Offer a draw?", says: "offers a draw." },
  capitulation: {
    button: "Capitulate…",
    asks: "Offer to capitulate? The game ends if your opponent accepts.",
    says: "offers to capitulate.",
  },
  time: {
    button: "More time…",
    asks: "Ask your opponent for more time? Your clock is given once more what it began with.",
    says: "asks for more time: that clock is given once more what it began with.",
    fits: (clock) => clock !== null,
  },
  correspondence: {
    button: "Correspondence…",
    asks: `Offer to go on another day, ${SLOWER}? Both clocks begin anew.`,
    says: `offers to go on another day, ${SLOWER}. Both clocks begin anew.`,
    fits: (clock) => clock?.pace === "live",
  },
};

interface AffairsProps {
  readonly game: OnlineGame;
  readonly control: Control;
}

/** What is agreed beside the rules: offers, and what may be done when the other side is out of time. */
export function Affairs({ game, control }: AffairsProps) {
  const affairs = useObservable(game.state, (now) => now.affairs);
  const isOver = useObservable(control.table, (now) => now.moment?.pending.kind === "over");
  const isLate = useIsLate(game);
  const [trouble, setTrouble] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const isOwnLate = useIsOwnLate(game);
  if (affairs === null) return null;
  const act = (deed: Deed): void => {
    setTrouble("");
    game.line.act(deed).then(
      (done) => done.is !== "accepted" && setTrouble(done.what ?? done.sentence ?? ""),
      () => {},
    );
  };
  if (affairs.ended !== null) {
    return (
      <section className="card affairs ended" data-testid="ended" role="status">
        <p className="over">The game is over</p>
        <h3>{affairs.ended}</h3>
        <div className="acts">
          <a className="btn pri" href={`#verify=${game.facts.id}`}>
            Check the dice
          </a>
          <button type="button" className="btn" onClick={() => void control.films.replay(0)}>
            Replay
          </button>
          <a className="btn" href={`#result=${game.facts.id}`} data-testid="to-result">
            Result
          </a>
        </div>
      </section>
    );
  }
  if (game.seat === null || isOver) return null;
  const { offer } = affairs;
  const isMine = offer?.by === game.seat;
  return (
    <div className="affairs-place">
      {offer !== null && !isMine && (
        <section className="card affairs offer" data-testid="offer" role="status">
          <p className="over">Your opponent's offer</p>
          <h3>
            {title(offer.by)} {OFFERS[offer.kind].says}
          </h3>
          <div className="acts">
            <button type="button" className="btn pri" data-testid="agree" onClick={() => act({ do: "agree" })}>
              Agree
            </button>
            <button type="button" className="btn" data-testid="refuse" onClick={() => act({ do: "refuse" })}>
              Refuse
            </button>
          </div>
        </section>
      )}
      {offer !== null && isMine && (
        <section className="card affairs" data-testid="own-offer" role="status">
          <p>Your offer waits for your opponent's answer.</p>
          <button type="button" className="btn sm" data-testid="withdraw" onClick={() => act({ do: "withdraw" })}>
            Withdraw it
          </button>
        </section>
      )}
      {isOwnLate && (
        <section className="card affairs late" data-testid="own-late" role="status">
          <p className="over">You are out of time</p>
          <p>
            Your opponent may claim the game, wait, or let the computer play your side. Until then your answer counts as
            if it were in time.
          </p>
          {offer === null && (
            <div className="acts">
              <button
                type="button"
                className="btn"
                data-testid="more-time"
                onClick={() => act({ do: "offer", offer: "time" })}
              >
                Ask for more time
              </button>
            </div>
          )}
        </section>
      )}
      {isLate && !isWaiting && (
        <section className="card affairs late" data-testid="late" role="status">
          <p className="over">Your opponent is out of time</p>
          <p>
            You may claim the game, let the computer play on for them, or wait. Until you decide they may still answer.
            Whatever you choose is written into the result.
          </p>
          <div className="acts">
            <button type="button" className="btn" data-testid="claim" onClick={() => act({ do: "claim" })}>
              Claim the game
            </button>
            <button type="button" className="btn" data-testid="relieve" onClick={() => act({ do: "relieve" })}>
              Let the computer play on
            </button>
            <button type="button" className="btn" data-testid="wait" onClick={() => setWaiting(true)}>
              Wait
            </button>
          </div>
        </section>
      )}
      {trouble !== "" && (
        <p className="card affairs" role="alert">
          {trouble}
        </p>
      )}
      <StandingCard game={game} />
      {offer === null && (
        <OwnOffers clock={affairs.clock?.terms ?? null} onOffer={(kind) => act({ do: "offer", offer: kind })} />
      )}
    </div>
  );
}

interface OwnOffersProps {
  readonly clock: ClockTerms | null;
  readonly onOffer: (kind: OfferKind) => void;
}

function OwnOffers({ clock, onOffer }: OwnOffersProps) {
  const [asked, setAsked] = useState<OfferKind | null>(null);
  const kinds = offerKinds.filter((kind) => OFFERS[kind].fits?.(clock) ?? true);
  return (
    <details className="card affairs own" data-testid="offers">
      <summary>Offer</summary>
      {asked === null ? (
        <div className="acts">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn sm"
              data-testid={`offer-${kind}`}
              onClick={() => setAsked(kind)}
            >
              {OFFERS[kind].button}
            </button>
          ))}
        </div>
      ) : (
        <>
          <p>{OFFERS[asked].asks}</p>
          <div className="acts">
            <button
              type="button"
              className="btn pri sm"
              data-testid="offer-sure"
              onClick={() => {
                onOffer(asked);
                setAsked(null);
              }}
            >
              Yes, offer it
            </button>
            <button type="button" className="btn sm" onClick={() => setAsked(null)}>
              No
            </button>
          </div>
        </>
      )}
    </details>
  );
}
