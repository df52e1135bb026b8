import { hashOfKey } from "../games/keys.ts";
import type { Room } from "../games/room.ts";
import { allowance, type Pace } from "./allowance.ts";
import type { Company, Voice } from "./company.ts";
import { type Ask, readAsk } from "./messages.ts";

/** The part of a WebSocket that a line needs. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Bytes that the other end has not taken yet. */
  readonly waiting: () => number;
}

const PACE: Pace = { atOnce: 60, perSecond: 30 };
/** A reader that lags so far behind is let go: it comes back and takes up where it was. */
const MOST_WAITING = 1_048_576;

/** Close codes of our own; a page shows their reasons. */
export const closing = { unreadable: 4400, noKey: 4403, tooFast: 4429, tooSlow: 4430 } as const;

/** One end of a line to a room: a seat with its key, or a watcher. */
export interface Line {
  readonly hear: (text: string) => void;
  readonly gone: () => void;
}

/** Attaches a wire to a room. Nothing is told before the first message says who is there. */
export function openLine(room: Room, wire: Wire, company: Company, now: () => number = Date.now): Line {
  const may = allowance(PACE, now);
  let seat: number | null = null;
  let at = 0;
  let askedOf = -1;
  let isBegun = false;
  let unfollow: (() => void) | null = null;
  let voice: Voice | null = null;

  const tell = (message: object): void => {
    if (wire.waiting() > MOST_WAITING) wire.close(closing.tooSlow, "the line is too slow; come back");
    else wire.send(JSON.stringify(message));
  };
  /** Tells what is new since it was last told. */
  const look = (): void => {
    const stream = room.stream();
    const game = room.game();
    if (!isBegun && game !== null) {
      isBegun = true;
      tell({ is: "begun", header: game.log().header, opening: game.logFor(seat).opening });
    }
    // A room that was read anew may know less than was told: then everything is told again.
    if (stream.length(seat) < at) {
      at = 0;
      askedOf = -1;
      tell({ is: "anew" });
    }
    for (const played of stream.after(seat, at)) tell(played);
    at = stream.length(seat);
    const decision = room.asked(seat);
    const number = decision === null ? -1 : decision.id;
    if (number === askedOf) return;
    askedOf = number;
    if (decision !== null) {
      tell({ is: "asked", decision: decision.id, kind: decision.kind, rule: decision.rule, prompt: decision.prompt });
    }
  };

  const greet = ({ key, from = 0 }: Extract<Ask, { readonly do: "hello" }>): void => {
    const { seats } = room.stored();
    if (key !== undefined) {
      const hash = hashOfKey(key);
      const owned = seats.find(({ keyHash }) => keyHash === hash);
      if (owned === undefined) {
        wire.close(closing.noKey, "this key opens no seat of this game");
        return;
      }
      seat = owned.seat;
    }
    at = Math.min(from, room.stream().length(seat));
    unfollow = room.follow({ seat, look });
    tell({ is: "welcome", seat: seat === null ? null : room.system.seats[seat], from: at });
    voice = company.enter({ seat, tell });
    look();
  };

  const act = (seatOfMine: number, ask: Extract<Ask, { readonly do: "answer" | "undo" }>): void => {
    const wanted =
      ask.do === "undo"
        ? { kind: "undo" as const, decision: 0, text: "", mark: ask.mark }
        : { kind: "answer" as const, decision: ask.decision, text: ask.answer, mark: ask.mark };
    room.act(seatOfMine, wanted).then(
      (outcome) => tell({ ...outcome, mark: ask.mark }),
      () => tell({ is: "down", what: "the server could not play this; it is not stored", mark: ask.mark }),
    );
  };

  const explain = (mine: number, { id, answer }: Extract<Ask, { readonly do: "why" }>): void => {
    const outcome = room.game()?.why(mine, answer) ?? null;
    if (outcome?.kind === "refused") {
      tell({ is: "why", id, rule: outcome.refusal.rule, sentence: outcome.sentence });
    } else tell({ is: "why", id, rule: null, sentence: outcome?.kind === "misused" ? outcome.misuse.what : null });
  };

  const offerChoices = (mine: number, id: number): void => {
    const game = room.asked(mine) === null ? null : room.game();
    const [answers, shown] = game === null ? [[], null] : [game.answers(mine), game.shown(mine)];
    tell({ is: "choices", id, decision: room.game()?.decision(mine) ?? 0, answers, shown });
  };

  /** What only the owner of a seat may do. */
  const serve = (mine: number, ask: Exclude<Ask, { readonly do: "hello" | "view" | "say" }>, own: Voice): void => {
    switch (ask.do) {
      case "answer":
      case "undo":
        act(mine, ask);
        break;
      case "why":
        explain(mine, ask);
        break;
      case "choices":
        offerChoices(mine, ask.id);
        break;
      case "point":
        own.point(ask.hex);
        break;
    }
  };

  const answer = (ask: Ask): void => {
    if (ask.do === "hello") {
      if (voice === null) greet(ask);
      else tell({ is: "misused", what: "you have said hello" });
    } else if (voice === null) wire.close(closing.unreadable, "say hello first");
    else if (ask.do === "view") tell({ is: "view", id: ask.id, view: room.game()?.view(seat) ?? null });
    else if (ask.do === "say") voice.say(ask.text);
    else if (seat === null) tell({ is: "misused", what: "you are watching; a seat has a key" });
    else serve(seat, ask, voice);
  };

  return {
    hear(text) {
      if (!may()) {
        wire.close(closing.tooFast, "too many messages; wait a little and come back");
        return;
      }
      const ask = readAsk(text);
      if (typeof ask === "string") tell({ is: "misused", what: ask });
      else answer(ask);
    },
    gone() {
      unfollow?.();
      voice?.leave();
      [unfollow, voice] = [null, null];
    },
  };
}
