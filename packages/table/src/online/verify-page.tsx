import { fingerprintOf, type GameFacts, secretOfShares } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import type { App } from "../session/app.ts";
import { useApp } from "../session/context.ts";
import { api } from "./api.ts";
import { Frame } from "./frame.tsx";
import { seatIn } from "./seats.ts";
import { battleOf } from "./words.ts";

interface Check {
  readonly says: string;
  readonly isGood: boolean;
}

/** The dice of a game on the server, checked in this browser when the game is over. */
export function VerifyPage({ id }: { readonly id: string }) {
  const app = useApp();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (id === "") return;
    const run = async (): Promise<void> => {
      const game = await api.facts(id);
      setFacts(game);
      if (game.shares !== null) setChecks(await checkGame(app, game));
    };
    run().catch((error: Error) => setTrouble(error.message));
  }, [app, id]);
  const isGood = checks.length > 0 && checks.every((check) => check.isGood);
  return (
    <Frame on="">
      <h1>The dice</h1>
      <ol className="tells">
        <li>Before anybody sat down, the server drew a secret number and showed its fingerprint.</li>
        <li>Each player's browser added a secret number of its own when it sat down.</li>
        <li>All of them together make every roll of the game: nobody alone could choose one, nor see one coming.</li>
        <li>When the game is over all numbers are shown, and your browser throws every die again.</li>
      </ol>
      {facts !== null && (
        <p>
          {battleOf(facts.system, facts.scenario)?.battle.title}. The server's fingerprint:{" "}
          <code>{facts.fingerprint}</code>
        </p>
      )}
      {facts !== null && facts.shares === null && (
        <p data-testid="dice-sealed">This game goes on: its dice are sealed until it is over.</p>
      )}
      {checks.length > 0 && (
        <section className="card invite-body" data-testid="dice-checked" data-good={isGood}>
          <h2>{isGood ? "All dice are verified" : "Something does not fit"}</h2>
          <ul>
            {checks.map(({ says, isGood: good }) => (
              <li key={says}>
                {good ? "✓" : "✗"} {says}
              </li>
            ))}
          </ul>
        </section>
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </Frame>
  );
}

/** Checks the shares against the fingerprint, the secret against the file, and throws every die again. */
async function checkGame(app: App, { id, fingerprint, shares, seats }: GameFacts): Promise<readonly Check[]> {
  if (shares === null) return [];
  const kept = seatIn(id);
  const text = await api.file(id);
  const secret = secretOfShares(shares.server, shares.players);
  const written: unknown = JSON.parse(text).dice?.secret;
  const own = kept === null ? -1 : seats.findIndex(({ seat }) => seat === kept.seat);
  const opened = await app.referee.open({ text, secret: "0".repeat(64) });
  const isReplayed = !("reason" in opened);
  return [
    {
      says: "The server's number has the fingerprint that was shown before the game.",
      isGood: fingerprintOf(shares.server) === fingerprint,
    },
    ...(own >= 0 && kept !== null && kept.share !== ""
      ? [{ says: "The number that this browser gave is among them.", isGood: shares.players[own] === kept.share }]
      : []),
    { says: "All numbers together make the secret of the game file.", isGood: written === secret },
    {
      says: isReplayed
        ? `The whole game was played again, ${opened.entries} answers: every die and every position fits.`
        : `The game does not fit: ${opened.problems.map(({ where, what }) => `${where}: ${what}`).join("; ")}`,
      isGood: isReplayed,
    },
  ];
}
