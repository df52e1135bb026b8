import { WebSocket } from "ws";

/** Anything that comes over a line. */
export interface Heard {
  readonly is: string;
  readonly [field: string]: unknown;
}

/** One end of a line, as a program holds it. */
export interface Caller {
  readonly send: (message: object | string) => void;
  /** The next message of this kind, from those not taken yet. */
  readonly next: (is: string) => Promise<Heard>;
  /** All that has come so far. */
  readonly heard: readonly Heard[];
  /** The same as it came. */
  readonly frames: readonly string[];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Cuts the line as a lost connection would. */
  readonly cut: () => void;
}

/** Calls a game at a server's address. */
export async function call(address: string, game: string, headers: Record<string, string> = {}): Promise<Caller> {
  const socket = new WebSocket(`${address.replace("http", "ws")}api/games/${game}/live`, { headers });
  const heard: Heard[] = [];
  const frames: string[] = [];
  const waiting = new Set<() => void>();
  let taken = new Set<Heard>();
  socket.on("message", (data) => {
    frames.push(String(data));
    for (const text of String(data).split("\n")) heard.push(JSON.parse(text));
    for (const wake of waiting) wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((done) =>
    socket.on("close", (code, reason) => done({ code, reason: String(reason) })),
  );
  await new Promise<void>((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });
  taken = new Set();
  return {
    heard,
    frames,
    closed,
    cut: () => socket.terminate(),
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    next: (is) =>
      new Promise((done) => {
        const look = (): void => {
          const found = heard.find((one) => one.is === is && !taken.has(one));
          if (found === undefined) return;
          taken.add(found);
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
