import { TablePage } from "../panels/table-page.tsx";
import type { App } from "../session/app.ts";
import { AppContext } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { dressTable } from "../session/table-style.ts";
import { Affairs } from "./affairs.tsx";
import { Banners } from "./banners.tsx";
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
        <Banners game={game} />
        <Recap game={game} control={control} />
        <Affairs game={game} control={control} />
        <Chat game={game} control={control} />
      </div>
    </AppContext>
  );
}
