import type { OwnGame } from "@redoubt/protocol";
import { useState } from "preact/compat";
import { title } from "../panels/words.ts";
import { api } from "./api.ts";
import { freshSeat, keepSeat, keptSeats } from "./seats.ts";
import { battleOf } from "./words.ts";

/** Taking a seat along to another device, by a code or a link. */
export function SeatsCard({ games }: { readonly games: readonly OwnGame[] }) {
  const [moved, setMoved] = useState("");
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const chosen = games.find(({ id }) => id === moved) ?? games[0];
  // A seat of an account goes along with the account.
  const kept = keptSeats().find(({ game, key }) => game === chosen?.id && key !== "");
  const show = (): void => {
    if (kept !== undefined) api.code(kept.game, kept.key).then(setCode, (error: Error) => setTrouble(error.message));
  };
  const redeem = (): void => {
    api.redeem(typed.replace(/\D/g, "")).then(
      ({ game, seat, key, share }) => {
        keepSeat(freshSeat({ game, seat, key, share }));
        location.hash = `#online=${game}`;
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <aside className="card new-game" aria-label="Seats in this browser">
      <h2>Seats in this browser</h2>
      <p>Take one along: show a code here and type it on the other device.</p>
      {chosen !== undefined && (
        <label className="choice">
          <span>Seat</span>
          <select
            value={chosen.id}
            onChange={(event) => {
              setMoved(event.currentTarget.value);
              setCode("");
            }}
          >
            {games.map((game) => (
              <option key={game.id} value={game.id}>
                {battleOf(game.system, game.scenario)?.battle.title ?? game.scenario}, {title(game.seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {code !== "" && (
        <p className="code" data-testid="code">
          {code.slice(0, 3)} {code.slice(3)} <small>good once, for ten minutes</small>
        </p>
      )}
      <div className="acts">
        <button
          type="button"
          className="btn"
          data-testid="show-code"
          onClick={show}
          aria-disabled={kept === undefined || undefined}
        >
          Show a code
        </button>
        {kept !== undefined && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              const fields = new URLSearchParams({ seat: kept.game, side: kept.seat, key: kept.key });
              void navigator.clipboard?.writeText(`${location.href.replace(/#.*/, "")}#${fields}`);
            }}
          >
            Copy the link to the seat
          </button>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          redeem();
        }}
      >
        <label className="choice">
          <span>Code from another device</span>
          <input
            value={typed}
            inputMode="numeric"
            maxLength={8}
            data-testid="type-code"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="btn" data-testid="take-code">
          Take that seat here
        </button>
      </form>
      {trouble !== "" && (
        <p role="alert" className="note">
          {trouble}
        </p>
      )}
    </aside>
  );
}
