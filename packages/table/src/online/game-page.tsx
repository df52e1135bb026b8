import type { GameFacts } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { Loading } from "../panels/loading.tsx";
import { title } from "../panels/words.ts";
import type { App } from "../session/app.ts";
import { useObservable } from "../session/observable.ts";
import { api } from "./api.ts";
import { Frame } from "./frame.tsx";
import { InvitationCard, WaitingForFriend } from "./invitation.tsx";
import { attendGame, type OnlineGame } from "./laying.ts";
import { OnlineTable } from "./online-table.tsx";
import { freshSeat, keepSeat, seatIn } from "./seats.ts";
import { Trouble } from "./trouble.tsx";
import { battleOf } from "./words.ts";

/** A game on the server: an invitation to it, the wait for the other side, or the table itself. */
export function GamePage({ app, id }: { readonly app: App; readonly id: string }) {
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [trouble, setTrouble] = useState("");
  const [seat, setSeat] = useState(() => seatIn(id));
  const [isWatching, setWatching] = useState(false);
  const [game, setGame] = useState<OnlineGame | null>(null);
  useEffect(() => {
    api.facts(id).then(setFacts, (error: Error) => setTrouble(error.message));
  }, [id]);
  const isFull = facts?.seats.every(({ isTaken }) => isTaken) === true;
  const attends = facts !== null && (seat !== null || isWatching || isFull);
  useEffect(() => {
    if (facts === null || !attends) return;
    const attended = attendGame(app, facts, seat?.seat ?? null, seat?.key ?? null);
    setGame(attended);
    return attended.leave;
  }, [app, facts, seat, attends]);
  useEffect(() => {
    const known = facts === null ? null : battleOf(facts.system, facts.scenario);
    if (known !== null)
      document.title = `${known.battle.title}${seat === null ? "" : `, ${title(seat.seat)}`} · Redoubt`;
    return () => {
      document.title = "Redoubt";
    };
  }, [facts, seat]);
  if (trouble !== "") {
    return (
      <Frame on="">
        <Trouble what={trouble} />
      </Frame>
    );
  }
  if (facts === null) return <Loading file="" />;
  if (!attends) {
    const sitDown = async (side: string): Promise<void> => {
      try {
        const seated = await api.sit(id, side);
        const kept = freshSeat({ game: id, ...seated });
        keepSeat(kept);
        setFacts(await api.facts(id));
        setSeat(kept);
      } catch (error) {
        // Somebody was quicker: the seats are looked at again.
        setFacts(await api.facts(id).catch(() => facts));
        setTrouble(error instanceof Error ? error.message : String(error));
      }
    };
    return (
      <Frame on="">
        <InvitationCard facts={facts} onSit={(side) => void sitDown(side)} onWatch={() => setWatching(true)} />
      </Frame>
    );
  }
  return game === null ? <Loading file="" /> : <Attended app={app} game={game} />;
}

function Attended({ app, game }: { readonly app: App; readonly game: OnlineGame }) {
  const control = useObservable(game.state, (now) => now.control);
  const line = useObservable(game.state, (now) => now.line);
  const reason = useObservable(game.state, (now) => now.reason);
  if (line === "turned-away" && control === null) {
    return (
      <Frame on="">
        <Trouble what={reason === "" ? "The server does not let this seat in." : `The server says: ${reason}.`} />
      </Frame>
    );
  }
  if (control !== null) return <OnlineTable app={app} game={game} control={control} />;
  return (
    <Frame on="">
      <WaitingForFriend game={game} />
    </Frame>
  );
}
