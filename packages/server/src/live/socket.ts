import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { seatsOver } from "../accounts/seat-of.ts";
import { isForeign, openSessions } from "../accounts/sessions.ts";
import type { Rooms } from "../games/rooms.ts";
import type { Measures } from "../operation/measures.ts";
import type { Storage } from "../storage/contract.ts";
import { openHalls } from "./halls.ts";
import { closing, openLine } from "./line.ts";
import { LARGEST_MESSAGE } from "./messages.ts";

/** The lines that are open on this server. */
export interface Lines {
  readonly count: () => number;
  /** Tells everybody, and whoever comes yet, that the server ends in so many milliseconds. */
  readonly announceEnd: (within: number) => void;
  /** Asks everybody to call again in a moment. */
  readonly hangUp: () => void;
}

/** "The service restarts": whoever hears it calls again. */
const RESTARTING = 1012;

/** A reader that lags so far behind is let go: it comes back and takes up where it was. */
const MOST_WAITING = 4_194_304;

/** What is told to one line, held until the turn of the loop is over. */
interface Held {
  readonly tell: (text: string) => void;
  /** Sends it now. */
  readonly release: () => void;
}

/** Sends what is told to a line in one turn of the loop in one go: most acts tell a line two or three things. */
function holdTurns() {
  let held: (() => void)[] = [];
  const releaseAll = (): void => {
    const now = held;
    held = [];
    for (const release of now) release();
  };
  const hold = (send: (text: string) => void): Held => {
    let texts = "";
    const release = (): void => {
      const all = texts;
      texts = "";
      if (all !== "") send(all);
    };
    return {
      release,
      tell(text) {
        if (texts !== "") texts += `\n${text}`;
        else {
          texts = text;
          if (held.push(release) === 1) setImmediate(releaseAll);
        }
      },
    };
  };
  return { hold, releaseAll };
}

/** Serves the lines to the rooms. */
export async function serveLines(
  app: FastifyInstance,
  storage: Storage,
  rooms: Rooms,
  now: () => number = Date.now,
  measures: Pick<Measures, "acted" | "line"> | null = null,
): Promise<Lines> {
  const open = new Set<Pick<WebSocket, "send" | "close">>();
  let endsAt: number | null = null;
  const tellEnd = (socket: Pick<WebSocket, "send">): void => {
    if (endsAt !== null) socket.send(JSON.stringify({ is: "closing", within: Math.max(0, endsAt - now()) }));
  };
  const halls = openHalls(storage, rooms, now);
  const { hold, releaseAll } = holdTurns();
  const seatOf = seatsOver(storage, openSessions(storage, now));
  // Boards are large and much alike: a page is sent them compressed, and short messages as they are.
  const perMessageDeflate = { threshold: 8_192, serverNoContextTakeover: true, clientNoContextTakeover: true };
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate } });
  app.get<{ Params: { id: string } }>(
    "/api/games/:id/live",
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (isForeign(request))
          return reply.status(403).send({ error: "A page of another address may not play here." });
        const room = await rooms.room(request.params.id);
        if (room === null) return reply.status(404).send({ error: "There is no such game." });
      },
    },
    async (socket, request) => {
      const { id } = request.params;
      // Messages may come before the room is there: they wait for their turn.
      const early: string[] = [];
      let hear = (text: string): void => void early.push(text);
      let gone = (): void => {};
      socket.on("message", (data: Buffer, isBinary: boolean) => (isBinary ? socket.close(4400) : hear(String(data))));
      open.add(socket);
      measures?.line(1);
      socket.on("close", () => {
        open.delete(socket);
        measures?.line(-1);
        gone();
      });
      // A broken frame closes the socket by itself; there is nobody to tell.
      socket.on("error", () => {});
      const room = await rooms.room(id);
      if (room === null) return socket.close(4404, "there is no such game");
      // A browser that has entered brings its cookie along; the seat is taken only where the page says so.
      const gathered = request.headers.cookie === undefined ? null : await seatOf(request, room.stored());
      const held = hold((text) => {
        if (socket.bufferedAmount > MOST_WAITING) socket.close(closing.tooSlow, "the line is too slow; come back");
        else socket.send(text);
      });
      const close = (code: number, reason: string): void => {
        held.release();
        socket.close(code, reason);
      };
      const line = openLine(
        room,
        { send: held.tell, close },
        halls.around(id, room),
        now,
        (outcome) => measures?.acted(outcome),
        gathered,
      );
      hear = line.hear;
      gone = () => {
        line.gone();
        halls.leave(id);
      };
      for (const text of early) line.hear(text);
      tellEnd(socket);
    },
  );
  return {
    count: () => open.size,
    announceEnd(within) {
      endsAt = now() + within;
      for (const socket of open) tellEnd(socket);
    },
    hangUp() {
      releaseAll();
      for (const socket of open) socket.close(RESTARTING, "the server restarts; call again in a moment");
    },
  };
}
