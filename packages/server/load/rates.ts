import { performance } from "node:perf_hooks";
import type { AnyWargame } from "@redoubt/mechanics";
import { WebSocket } from "ws";
import type { Storage } from "../src/storage/contract.ts";
import { cpuOf } from "./processor.ts";
import { type Given, rehearsed } from "./rehearsal.ts";
import { seatedGame } from "./seating.ts";

/** How often something was done, how long each took in milliseconds, and what it cost the server's processor. */
export interface Rate {
  readonly perSecond: number;
  readonly half: number;
  readonly most: number;
  readonly nearlyAll: number;
  /** How many the server could do in a second of its own processor time; null where that cannot be told. */
  readonly perCpuSecond: number | null;
}

/** The server under load: its process is watched. */
export interface Target {
  readonly address: string;
  readonly pid: number;
}

function rateOf(took: number[], milliseconds: number, cpuSeconds: number | null): Rate {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: (took.length / milliseconds) * 1_000,
    half: at(0.5),
    most: at(0.95),
    nearlyAll: at(0.99),
    perCpuSecond: cpuSeconds === null ? null : took.length / cpuSeconds,
  };
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });

/** Does all of it, and measures how long it took and what it cost the server. */
async function measured(pid: number, took: number[], all: readonly (() => Promise<void>)[]): Promise<Rate> {
  const cpu = cpuOf(pid);
  const start = performance.now();
  await Promise.all(all.map((one) => one()));
  const spent = cpuOf(pid);
  return rateOf(took, performance.now() - start, cpu === null || spent === null ? null : spent - cpu);
}

/** How long a bare echo is measured, in milliseconds, and before that used without being measured. */
export interface EchoPlan {
  readonly milliseconds: number;
  readonly warm: number;
}

/** Sends messages of this size to a server that sends them back, each line the next one when the last is back. */
export async function echoRate(
  { address, pid }: Target,
  lines: number,
  size: number,
  { milliseconds, warm }: EchoPlan,
): Promise<Rate> {
  const text = JSON.stringify({ text: "x".repeat(size) });
  const sockets = await Promise.all(
    Array.from({ length: lines }, async () => {
      const socket = new WebSocket(address);
      await opened(socket);
      return socket;
    }),
  );
  const bounce = (socket: WebSocket, took: number[], end: number): Promise<void> =>
    new Promise((done) => {
      let sent = performance.now();
      socket.on("message", function back() {
        const now = performance.now();
        took.push(now - sent);
        sent = now;
        if (now < end) socket.send(text);
        else {
          socket.off("message", back);
          done();
        }
      });
      socket.send(text);
    });
  const bounceAll = (took: number[], duration: number): Promise<Rate> => {
    const end = performance.now() + duration;
    return measured(
      pid,
      took,
      sockets.map((socket) => () => bounce(socket, took, end)),
    );
  };
  await bounceAll([], warm);
  const rate = await bounceAll([], milliseconds);
  for (const socket of sockets) socket.terminate();
  return rate;
}

/** How answers are given side by side. */
export interface AnswerPlan {
  readonly games: number;
  /** Answers to each game that are measured, and before them those that are not. */
  readonly answers: number;
  readonly warm: number;
  /** The store of the server under load: the answers are rehearsed by the dice that will fall, so that giving them costs nothing. */
  readonly open: () => Promise<Storage>;
}

/** Sits games down this many at a time. */
const SEATED_TOGETHER = 25;

/** Plays games side by side, each answer as soon as both players have heard of the last one. */
export async function answerRate(
  target: Target,
  system: AnyWargame,
  scenario: string,
  { games, answers, warm, open }: AnswerPlan,
): Promise<Rate> {
  const storage = await open();
  const tables: { readonly script: readonly Message[]; readonly sockets: readonly WebSocket[] }[] = [];
  while (tables.length < games) {
    const some = Array.from({ length: Math.min(SEATED_TOGETHER, games - tables.length) }, async () => {
      const { id, keys } = await seatedGame(target.address, system, scenario);
      const script = (await rehearsed(storage, system, id, warm + answers)).map(messageOf);
      return { script, sockets: await Promise.all(keys.map((key) => lineTo(target.address, id, key))) };
    });
    tables.push(...(await Promise.all(some)));
  }
  await storage.close();
  const playAll = (from: number, to: number, took: number[]): Promise<Rate> =>
    measured(
      target.pid,
      took,
      tables.map(
        ({ script, sockets }) =>
          () =>
            playThrough(script.slice(from, to), sockets, took),
      ),
    );
  await playAll(0, warm, []);
  const rate = await playAll(warm, warm + answers, []);
  for (const { sockets } of tables) for (const socket of sockets) socket.terminate();
  return rate;
}

async function lineTo(address: string, id: string, key: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}api/games/${id}/live`);
  await opened(socket);
  const asked = new Promise<void>((done) => {
    socket.on("message", function begun(data) {
      if (!String(data).includes('{"is":"begun"')) return;
      socket.off("message", begun);
      done();
    });
  });
  socket.send(JSON.stringify({ do: "hello", key }));
  await asked;
  return socket;
}

/** What a seat sends, as it is sent: like the text of an echo it is there before it is measured. */
interface Message {
  readonly seat: number;
  readonly text: string;
}

const messageOf = ({ seat, decision, answer }: Given, i: number): Message => ({
  seat,
  text: JSON.stringify({ do: "answer", mark: `${i}`, decision, answer }),
});

const PLAYED = Buffer.from('{"is":"played"');

/** Gives the answers of a script. */
function playThrough(script: readonly Message[], sockets: readonly WebSocket[], took: number[]): Promise<void> {
  return new Promise((done, failed) => {
    let next = 0;
    let waiting = 0;
    let sent = 0;
    const end = (): void => {
      for (const socket of sockets) socket.removeAllListeners("message").removeAllListeners("close");
      done();
    };
    const send = (): void => {
      if (next === script.length) {
        end();
        return;
      }
      const { seat, text } = script[next++];
      waiting = sockets.length;
      sent = performance.now();
      sockets[seat].send(text);
    };
    for (const socket of sockets) {
      socket.on("message", (data: Buffer) => {
        // What an act tells comes at once, and the answer itself comes first.
        if (data.length > PLAYED.length && data.compare(PLAYED, 0, PLAYED.length, 0, PLAYED.length) === 0) {
          if (--waiting > 0) return;
          took.push(performance.now() - sent);
          send();
        } else if (/\{"is":"(refused|misused|behind|down)"/.test(String(data))) failed(new Error(String(data)));
      });
      socket.on("close", () => failed(new Error("a line was closed")));
    }
    send();
  });
}
