import type { OwnGame } from "@redoubt/protocol";
import { clockWords } from "./times.ts";

/** How full a clock is drawn, from 0 to 1, and whether it is in its last quarter. */
export function fill(left: number, { bank, cap }: { readonly bank: number; readonly cap: number }) {
  return { share: Math.max(0, Math.min(1, left / Math.max(bank, cap))), isLow: left <= bank / 4 };
}

/** The clocks of a game in the list of one's own: a bar, in the last quarter hatched, grey while one is not asked; and both in words. */
export function OwnClock({ game }: { readonly game: OwnGame }) {
  const { clock, seats, seat, isAsked } = game;
  if (clock === null || game.verdict !== null) return null;
  const mine = seats.findIndex((one) => one.seat === seat);
  const left = clock.left[mine];
  const { share, isLow } = fill(left, clock.terms);
  const kind = !isAsked ? "waits" : isLow ? "low" : "";
  const others = clock.left.filter((_, i) => i !== mine).map(clockWords);
  return (
    <p className={`own-clock ${kind}`} data-testid="own-clock">
      <span className="clock-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <b>{clockWords(left)}</b>
      <small>opponent {others.join(", ")}</small>
    </p>
  );
}
