// A program that plays Redoubt: it sits down at a game and answers by lot. Only what Node itself brings is used.
//
//   node bot.ts http://localhost:1854/g/NAME        sits down at a game that somebody has made
//   node bot.ts http://localhost:1854/ SYSTEM BATTLE   makes one, prints its address and waits for an opponent
import { randomBytes, randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";

const post = async (address: string, body: object): Promise<Record<string, string>> => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const value = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(value.error);
  return value;
};

/** Makes a game and answers its name. */
export const makeGame = async (server: string, system: string, scenario: string): Promise<string> =>
  (await post(`${server}api/games`, { system, scenario })).id;

/** Sits down on the first free seat of a game: the key to it. */
export async function sitDown(server: string, game: string): Promise<string> {
  const facts = (await (await fetch(`${server}api/games/${game}`)).json()) as {
    readonly seats: readonly { readonly seat: string; readonly isTaken: boolean }[];
  };
  const free = facts.seats.find(({ isTaken }) => !isTaken);
  if (free === undefined) throw new Error("no seat is free");
  // Our share of the dice secret: with the opponent's and the server's it makes every roll.
  const share = randomBytes(32).toString("hex");
  return (await post(`${server}api/games/${game}/seats`, { seat: free.seat, share, name: "Bot" })).key;
}

/** Plays a seat until the game is over, and answers how many answers it gave. Lost lines are taken up again. */
export function play(server: string, game: string, key: string): Promise<number> {
  let given = 0;
  return new Promise((over) => {
    const connect = (): void => {
      const line = new WebSocket(`${server.replace("http", "ws")}api/games/${game}/live`);
      const send = (message: object): void => line.send(JSON.stringify(message));
      line.onopen = () => send({ do: "hello", key });
      line.onclose = () => void setTimeout(connect, 1_000);
      const hear = (text: string): void => {
        const message = JSON.parse(text);
        // Somebody asks us: which answers may be given? One of them is drawn by lot.
        if (message.is === "asked") send({ do: "choices", id: message.decision });
        if (message.is === "choices" && message.answers.length > 0) {
          const answer = message.answers[randomInt(message.answers.length)];
          send({ do: "answer", mark: `bot-${key.slice(0, 8)}-${given++}`, decision: message.decision, answer });
        }
        // Whatever was not taken is looked at again: the game may have gone on meanwhile.
        if (["refused", "misused", "behind"].includes(message.is)) send({ do: "choices", id: 0 });
        if (message.is === "over") {
          line.onclose = null;
          line.close();
          over(given);
        }
      };
      // What happened at once comes at once, a message a line.
      line.onmessage = ({ data }) => String(data).split("\n").forEach(hear);
    };
    connect();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [address = "", system = "", battle = ""] = process.argv.slice(2);
  const server = address.replace(/(g\/|#online=).*/, "");
  const game = /(?:g\/|#online=)([\w-]+)/.exec(address)?.[1] ?? (await makeGame(server, system, battle));
  console.log(`The game is at ${server}g/${game}`);
  const given = await play(server, game, await sitDown(server, game));
  console.log(`The game is over after ${given} answers of mine.`);
}
