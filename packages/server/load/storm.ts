import { randomInt } from "node:crypto";
import type { AnyWargame } from "@redoubt/mechanics";
import { type RawData, WebSocket } from "ws";
import type { Storage } from "../src/storage/contract.ts";
import { badMessage, endingMessage, type Grounds } from "./bad-messages.ts";
import { memoryOf } from "./processor.ts";
import { rehearsed } from "./rehearsal.ts";
import { seatedGame } from "./seating.ts";

/** How a storm is raised. */
export interface StormPlan {
  readonly address: string;
  readonly pid: number;
  readonly system: AnyWargame;
  readonly scenario: string;
  readonly messages: number;
  /** Lines from which they are sent at the same time. */
  readonly lines: number;
  readonly open: () => Promise<Storage>;
  readonly progress: (text: string) => void;
}

/** What became of it. */
export interface StormVerdict {
  readonly sent: number;
  readonly replies: number;
  readonly faults: readonly string[];
  /** The server's memory in megabytes after a tenth of the messages, and after all. */
  readonly memory: readonly (number | null)[];
}

/** A line may send so much at once before it is turned away for its haste. */
const AT_ONCE = 110;
const PLAYED_BEFORE = 6;

interface Ground extends Grounds {
  readonly id: string;
  /** The key of the seat that is not asked. */
  readonly key: string;
  readonly asked: string;
  readonly next: { readonly decision: number; readonly answer: string };
}

/** Plays some answers of a game, so that there is something to forge. */
async function ground(plan: StormPlan, storage: Storage): Promise<Ground> {
  const { id, keys } = await seatedGame(plan.address, plan.system, plan.scenario);
  const script = await rehearsed(storage, plan.system, id, PLAYED_BEFORE + 1);
  const next = script[PLAYED_BEFORE];
  for (const [i, { seat, decision, answer }] of script.slice(0, PLAYED_BEFORE).entries()) {
    const told = await talk(
      plan.address,
      id,
      keys[seat],
      [{ do: "answer", mark: `m${i}`, decision, answer }],
      "accepted",
    );
    if (!told) throw new Error(`"${answer}" was not accepted`);
  }
  const played = { mark: `m${PLAYED_BEFORE - 1}`, answer: script[PLAYED_BEFORE - 1].answer };
  return { id, key: keys[1 - next.seat], asked: keys[next.seat], decision: next.decision, played, next };
}

const linesOf = (data: RawData): readonly string[] => String(data).split("\n");

/** Says hello and these things, and waits for a message of a kind; false where the line ends before. */
function talk(address: string, id: string, key: string, asks: readonly object[], until: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}api/games/${id}/live`);
    socket.on("open", () => {
      for (const ask of [{ do: "hello", key }, ...asks]) socket.send(JSON.stringify(ask));
    });
    socket.on("message", (data) => {
      if (!linesOf(data).some((text) => text.startsWith(`{"is":"${until}"`))) return;
      socket.close();
      done(true);
    });
    socket.on("error", () => {});
    socket.on("close", () => done(false));
  });
}

/** Sends bad messages over one line until it is closed or they are all answered; the replies. */
function gust(address: string, { id, key, ...grounds }: Ground, count: number): Promise<readonly string[]> {
  return new Promise((done) => {
    const replies: string[] = [];
    const socket = new WebSocket(`${address.replace("http", "ws")}api/games/${id}/live`);
    const hello = [{ do: "hello", key }, { do: "hello" }, { do: "hello", key: `${key}x` }][
      randomInt(20) < 17 ? 0 : 1 + randomInt(2)
    ];
    socket.on("open", () => {
      socket.send(JSON.stringify(hello));
      for (let i = 1; i < count; i++) socket.send(badMessage(grounds));
      if (randomInt(10) === 0) socket.send(endingMessage());
      else socket.send(JSON.stringify({ do: "view", id: 777 }));
    });
    socket.on("message", (data) => {
      for (const text of linesOf(data)) {
        if (text.startsWith('{"is":"view","id":777')) socket.close();
        else replies.push(text);
      }
    });
    socket.on("error", () => {});
    socket.on("close", () => done(replies));
  });
}

/** Sends messages that must change nothing, then looks whether they did. */
export async function storm(plan: StormPlan): Promise<StormVerdict> {
  const storage = await plan.open();
  const faults: string[] = [];
  const grounds = await Promise.all(Array.from({ length: 4 }, () => ground(plan, storage)));
  const before = await Promise.all(grounds.map(({ id }) => storage.actsAfter(id, 0)));
  const stored = await Promise.all(grounds.map(({ id }) => storage.game(id)));
  const secrets = stored.flatMap((game) =>
    game === null ? [] : [game.serverShare, ...game.seats.flatMap(({ share, keyHash }) => [share, keyHash])],
  );
  secrets.push(...grounds.flatMap(({ key, asked }) => [key, asked]));
  let [sent, replies, shown] = [0, 0, 0];
  const memory: (number | null)[] = [];
  const blow = async (): Promise<void> => {
    while (sent < plan.messages) {
      const count = Math.min(AT_ONCE, plan.messages - sent);
      sent += count;
      for (const text of await gust(plan.address, grounds[randomInt(grounds.length)], count)) {
        replies++;
        if (secrets.some((secret) => text.includes(secret))) faults.push(`a secret was told: ${text.slice(0, 200)}`);
      }
      if (Math.floor((10 * sent) / plan.messages) > shown) {
        shown = Math.floor((10 * sent) / plan.messages);
        memory.push(memoryOf(plan.pid));
        plan.progress(`${sent} messages, ${replies} replies, ${memory.at(-1)?.toFixed(0)} MB`);
      }
    }
  };
  await Promise.all(Array.from({ length: plan.lines }, blow));
  for (const [i, { id, asked, next }] of grounds.entries()) {
    if (JSON.stringify(await storage.actsAfter(id, 0)) !== JSON.stringify(before[i]))
      faults.push(`game ${id} was changed`);
    const answer = { do: "answer", mark: "after", decision: next.decision, answer: next.answer };
    if (!(await talk(plan.address, id, asked, [answer], "accepted"))) faults.push(`game ${id} does not go on`);
  }
  await storage.close();
  return { sent, replies, faults, memory: [memory[0], memory.at(-1) ?? null] };
}
