import { useEffect, useState } from "preact/compat";
import type { App } from "../session/app.ts";
import { wear } from "../session/theme.ts";
import { api } from "./api.ts";
import { FinishedPage } from "./finished-page.tsx";
import { Frame } from "./frame.tsx";
import { GamePage } from "./game-page.tsx";
import { MyGamesPage } from "./my-games.tsx";
import { useOwnGames, waitsForYou } from "./own-games.ts";
import { ResultPage } from "./result-page.tsx";
import { freshSeat, keepSeat } from "./seats.ts";
import { onlineCss } from "./style.ts";
import { TogetherPage } from "./together-page.tsx";
import { Trouble } from "./trouble.tsx";
import { VerifyPage } from "./verify-page.tsx";
import { CLOCKS } from "./words.ts";

wear(onlineCss);

interface OnlineSiteProps {
  readonly app: App;
  /** The address from the # on. */
  readonly hash: string;
}

/** Everything that is played over a server: which page is shown follows the address. */
export function OnlineSite({ app, hash }: OnlineSiteProps) {
  const fields = new URLSearchParams(hash.slice(1));
  const id = fields.get("online");
  if (id) return <GamePage key={id} app={app} id={id} />;
  const verify = fields.get("verify");
  if (fields.has("verify")) return <VerifyPage key={verify ?? ""} id={verify ?? ""} />;
  const result = fields.get("result");
  if (result) return <ResultPage key={result} id={result} />;
  if (fields.has("invite")) return <Inviting key={hash} fields={hash} />;
  if (fields.has("seat")) return <TakingAlong key={hash} fields={hash} />;
  const on = ["my-games", "finished"].find((name) => fields.has(name)) ?? "together";
  return <Pages on={on} />;
}

/** The pages around the tables; each tells how many games wait. */
function Pages({ on }: { readonly on: string }) {
  const own = useOwnGames();
  return (
    <Frame on={on} asked={own.games?.filter(waitsForYou).length ?? 0}>
      {on === "my-games" ? <MyGamesPage {...own} /> : on === "finished" ? <FinishedPage /> : <TogetherPage />}
    </Frame>
  );
}

const goTo = (id: string): void => location.replace(`#online=${id}`);

/** Sets a table for a friend and sits down at it: one click from the battle's card. */
function Inviting({ fields }: { readonly fields: string }) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const invite = async (): Promise<void> => {
      const asked = new URLSearchParams(fields.slice(1));
      const [system, scenario, seat] = ["system", "scenario", "seat"].map((name) => asked.get(name) ?? "");
      const options = Object.fromEntries(
        [...asked].filter(([name]) => name.startsWith("option.")).map(([name, choice]) => [name.slice(7), choice]),
      );
      const terms = { clock: CLOCKS[0].clock, watching: "link" as const };
      const game = await api.create({ system, scenario, options, terms });
      const seated = await api.sit(game.id, seat);
      keepSeat(freshSeat({ game: game.id, ...seated }));
      goTo(game.id);
    };
    invite().catch((error: Error) => setTrouble(error.message));
  }, [fields]);
  return (
    <Frame on="">{trouble === "" ? <p className="lead">Setting the table.</p> : <Trouble what={trouble} />}</Frame>
  );
}

/** Takes a seat along to this device, by the link that holds its key. */
function TakingAlong({ fields }: { readonly fields: string }) {
  useEffect(() => {
    const asked = new URLSearchParams(fields.slice(1));
    const [game, seat, key] = ["seat", "side", "key"].map((name) => asked.get(name) ?? "");
    keepSeat(freshSeat({ game, seat, key, share: "" }));
    // The key does not stay in the address, where somebody might read it over a shoulder or copy it on.
    goTo(game);
  }, [fields]);
  return null;
}
