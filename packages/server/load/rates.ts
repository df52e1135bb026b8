import { randomInt } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Mirror, mirrorOf } from "@redoubt/protocol";
import { WebSocket } from "ws";
import { newShare } from "../src/games/keys.ts";

/** How often something was done, and how long each took in milliseconds. */
export interface Rate {
  readonly perSecond: number;
  readonly half: number;
  readonly most: number;
  readonly nearlyAll: number;
}

function rateOf(took: number[], milliseconds: number): Rate {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (took.length / milliseconds) * 1_000, half: at(0.5), most: at(0.95), nearlyAll: at(0.99) };
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });

/** Sends messages of this size to a server that sends them back, each line the next one when the last is back. */
export async function echoRate(address: string, lines: number, size: number, milliseconds: number): Promise<Rate> {
  const took: number[] = [];
  const text = JSON.stringify({ text: "x".repeat(size) });
  const sockets = await Promise.all(
    Array.from({ length: lines }, async () => {
      const socket = new WebSocket(address);
      await opened(socket);
      return socket;
    }),
  );
  const start = performance.now();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((done) => {
          let sent = performance.now();
          socket.on("message", () => {
            const now = performance.now();
            took.push(now - sent);
            sent = now;
            if (now - start < milliseconds) socket.send(text);
            else {
              socket.terminate();
              done();
            }
          });
          socket.send(text);
        }),
    ),
  );
  return rateOf(took, performance.now() - start);
}

async function post(address: string, path: string, body: object): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${address}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  // What our own server answers.
  return response.json() as Promise<Record<string, string>>;
}

/** Plays games side by side, each answer as soon as both players have heard of the last one. */
export async function answerRate(
  address: string,
  system: AnyWargame,
  scenario: string,
  games: number,
  milliseconds: number,
  pauseBetween = 0,
): Promise<Rate> {
  const took: number[] = [];
  const tables = await Promise.all(Array.from({ length: games }, () => seated(address, system, scenario)));
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - start < milliseconds && table.mirror.game.pending().kind === "decide") {
        const before = performance.now();
        await table.playOne();
        took.push(performance.now() - before);
        if (pauseBetween > 0) await new Promise((done) => setTimeout(done, pauseBetween));
      }
      table.close();
    }),
  );
  return rateOf(took, performance.now() - start);
}

interface Seated {
  readonly mirror: Mirror;
  /** Gives a random answer and waits until both players were told of it. */
  readonly playOne: () => Promise<void>;
  readonly close: () => void;
}

async function seated(address: string, system: AnyWargame, scenario: string): Promise<Seated> {
  const { id } = await post(address, "games", { system: system.id, scenario });
  const sockets: WebSocket[] = [];
  const keys: string[] = [];
  for (const seat of system.seats) {
    const { key } = await post(address, `games/${id}/seats`, { seat, share: newShare() });
    keys.push(key);
  }
  let mirror: Mirror | null = null;
  let waiting = 0;
  let told: () => void = () => {};
  let mark = 0;
  await Promise.all(
    keys.map(async (key, seat) => {
      const socket = new WebSocket(`${address.replace("http", "ws")}api/games/${id}/live`);
      sockets[seat] = socket;
      await opened(socket);
      const begun = new Promise<void>((done) => {
        socket.on("message", (data) => {
          const message = JSON.parse(String(data));
          if (message.is === "begun") {
            if (seat === 0) mirror = mirrorOf(system, message.header, message.opening.rolls);
            done();
          }
          if (message.is === "played") {
            if (seat === 0) mirror?.play(message.entry);
            if (--waiting === 0) told();
          }
          if (message.is === "refused" || message.is === "misused") throw new Error(JSON.stringify(message));
        });
      });
      socket.send(JSON.stringify({ do: "hello", key }));
      await begun;
    }),
  );
  if (mirror === null) throw new Error("the game did not begin");
  const followed: Mirror = mirror;
  return {
    mirror: followed,
    playOne: () =>
      new Promise((done) => {
        const pending = followed.game.pending();
        if (pending.kind !== "decide") return done();
        const [{ seat, id: decision }] = pending.decisions;
        const answers = followed.game.answers(seat);
        waiting = sockets.length;
        told = done;
        const answer = answers[randomInt(answers.length)];
        sockets[seat].send(JSON.stringify({ do: "answer", mark: `${mark++}`, decision, answer }));
      }),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
