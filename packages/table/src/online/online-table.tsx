import { TablePage } from "../panels/table-page.tsx";
import type { App } from "../session/app.ts";
import { AppContext } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { useObservable } from "../session/observable.ts";
import { dressTable } from "../session/table-style.ts";
import { Affairs } from "./affairs.tsx";
import { Chat } from "./chat.tsx";
import type { OnlineGame } from "./laying.ts";
import { Recap } from "./recap.tsx";
import { SeatsBar } from "./seats-bar.tsx";

dressTable();

interface OnlineTableProps {
  readonly app: App;
  readonly game: OnlineGame;
  readonly control: Control;
}

/** The table of a game on a server: the same table, and around it who is here, whose clock runs, and what was offered. */
export function OnlineTable({ game, control }: OnlineTableProps) {
  return (
    <AppContext value={control.app}>
      <div className="online" data-testid="online-table" data-seat={game.seat ?? "watcher"}>
        <SeatsBar game={game} />
        <TablePage control={control} />
        <LineBanner game={game} />
        <Recap game={game} control={control} />
        <Affairs game={game} control={control} />
        <Chat game={game} control={control} />
      </div>
    </AppContext>
  );
}

/** Says when the line to the server is down, and that nothing is lost. */
function LineBanner({ game }: { readonly game: OnlineGame }) {
  const line = useObservable(game.state, (now) => now.line);
  const reason = useObservable(game.state, (now) => now.reason);
  if (line === "open") return null;
  return (
    <div
      className={line === "turned-away" ? "online-banner bad" : "online-banner"}
      role="status"
      data-testid="line-down"
    >
      {line === "turned-away" ? (
        <>The server closed this seat: {reason}. Load the page again to come back.</>
      ) : line === "calling" ? (
        <>Calling the server.</>
      ) : (
        <>
          <b>The line is down.</b> We call again by ourselves. Your game is safe on the server;{" "}
          {game.line.unsent() > 0
            ? "your last answer is sent as soon as the line is back."
            : "the map stays here to look at."}
        </>
      )}
    </div>
  );
}
