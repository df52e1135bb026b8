import type { AffairsTold } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { title } from "../panels/words.ts";
import { useObservable } from "../session/observable.ts";
import type { OnlineGame } from "./laying.ts";
import { clockWords } from "./times.ts";

/** What a seat has left now, by this page's own clock; null where there is none. */
function leftNow(affairs: AffairsTold, heardAt: number, seat: number, now: number): number | null {
  const { clock } = affairs;
  if (clock === null) return null;
  const runs = clock.running.includes(affairs.seats[seat].seat);
  return clock.left[seat] - (runs ? now - heardAt : 0);
}

/** This page's clock, looked at as often as hands move. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isTicking]);
  return Math.max(now, 0);
}

/** Whether somebody of the other side is out of time. */
export function useIsLate(game: OnlineGame): boolean {
  const affairs = useObservable(game.state, (now) => now.affairs);
  const heardAt = useObservable(game.state, (now) => now.heardAt);
  const now = useNow(affairs?.clock !== null);
  if (affairs === null || game.seat === null) return false;
  return affairs.seats.some(
    ({ seat, player }, i) => seat !== game.seat && player === "" && (leftNow(affairs, heardAt, i, now) ?? 0) < 0,
  );
}

/** Whether this page's own seat is out of time. */
export function useIsOwnLate(game: OnlineGame): boolean {
  const affairs = useObservable(game.state, (now) => now.affairs);
  const heardAt = useObservable(game.state, (now) => now.heardAt);
  const now = useNow(affairs?.clock !== null);
  const own = affairs?.seats.findIndex(({ seat }) => seat === game.seat) ?? -1;
  return affairs !== null && own >= 0 && (leftNow(affairs, heardAt, own, now) ?? 0) < 0;
}

const away = (isHere: boolean, player: string): { readonly sign: string; readonly word: string } =>
  player !== ""
    ? { sign: "machine", word: "computer" }
    : isHere
      ? { sign: "here", word: "here" }
      : { sign: "gone", word: "away" };

/** Both seats with presence, side and clock; the running one has the blue frame. */
export function SeatsBar({ game }: { readonly game: OnlineGame }) {
  const affairs = useObservable(game.state, (now) => now.affairs);
  const heardAt = useObservable(game.state, (now) => now.heardAt);
  const present = useObservable(game.state, (now) => now.present);
  const watchers = useObservable(game.state, (now) => now.watchers);
  const now = useNow(affairs?.clock !== null);
  return (
    <div className="seats-bar" data-testid="seats-bar">
      <a href="#my-games">My games</a>
      {affairs?.seats.map(({ seat, name, player }, i) => {
        const { sign, word } = away(present.includes(seat), player);
        const left = leftNow(affairs, heardAt, i, now);
        const runs = affairs.clock?.running.includes(seat) === true;
        return (
          <span
            key={seat}
            className={runs ? "seat-plate runs" : "seat-plate"}
            data-testid="seat-plate"
            data-seat={seat}
            data-presence={sign}
          >
            <i className={`presence ${sign}`} aria-hidden="true" />
            <b>{title(seat)}</b>
            <small>{seat === game.seat ? "you" : name === "" ? `opponent, ${word}` : `${name}, ${word}`}</small>
            {left !== null && <span className={left < 0 ? "time late" : "time"}>{clockWords(left)}</span>}
          </span>
        );
      })}
      <a
        href={`#verify=${game.facts.id}`}
        className="badge"
        title="How nobody can choose the dice"
        data-testid="dice-badge"
      >
        {affairs?.ended !== null || game.facts.verdict !== null ? "Check the dice" : "Dice sealed"}
      </a>
      {watchers > 0 && <span className="badge">{watchers} watching</span>}
      {game.seat === null && <span className="badge">You are watching</span>}
    </div>
  );
}
