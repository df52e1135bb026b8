import { randomInt } from "node:crypto";
import { WebSocket } from "ws";

/** What a bot was told to be stored: its marks and its answers, in order. */
export interface Given {
  readonly mark: string;
  readonly answer: string;
}

/** A program that plays one seat by random answers, through lost lines and dead servers. */
export interface Bot {
  readonly accepted: readonly Given[];
  /** What went wrong besides lost lines; must stay empty. */
  readonly faults: readonly string[];
  readonly stop: () => void;
}

const RETRY_AFTER = 50;

/** Plays a seat of a game. `address` is asked anew for each call, since servers come and go. */
export function startBot(address: () => string, game: string, key: string): Bot {
  const accepted: Given[] = [];
  const faults: string[] = [];
  let number = 0;
  let open: Given | null = null;
  let isStopped = false;
  let socket: WebSocket | null = null;

  const connect = (): void => {
    if (isStopped) return;
    const line = new WebSocket(`${address().replace("http", "ws")}api/games/${game}/live`);
    socket = line;
    const send = (message: object): void => line.send(JSON.stringify(message));
    line.on("open", () => send({ do: "hello", key }));
    const hear = (text: string): void => {
      const message = JSON.parse(text);
      switch (message.is) {
        case "asked":
          send({ do: "choices", id: message.decision });
          break;
        case "choices": {
          if (message.answers.length === 0) break;
          const answer = message.answers[randomInt(message.answers.length)];
          // An answer that nobody confirmed is sent again with its mark: it counts once, whatever became of it.
          open ??= { mark: `${key.slice(0, 8)}-${number++}`, answer };
          send({ do: "answer", decision: message.decision, ...open });
          break;
        }
        case "accepted":
          if (open !== null && open.mark === message.mark) {
            accepted.push(open);
            open = null;
          }
          break;
        case "behind":
        case "misused":
        case "refused":
          // The game went on meanwhile: what was open was never stored and no longer fits.
          open = null;
          send({ do: "choices", id: 0 });
          break;
        case "down":
          faults.push(message.what);
          break;
      }
    };
    line.on("message", (data) => String(data).split("\n").forEach(hear));
    line.on("error", () => {});
    line.on("close", () => void setTimeout(connect, RETRY_AFTER));
  };
  connect();
  return {
    accepted,
    faults,
    stop() {
      isStopped = true;
      socket?.terminate();
    },
  };
}
