import type { Desk } from "../games/desk.ts";
import { hashOfKey } from "../games/keys.ts";
import type { Room } from "../games/room.ts";
import { standingTold } from "../games/standing.ts";
import type { Wanted } from "../games/wanted.ts";
import { affairsTold } from "./affairs-told.ts";
import { allowance, type Pace } from "./allowance.ts";
import { answerCall } from "./calls.ts";
import type { Company, Voice } from "./company.ts";
import { type Ask, readAsk } from "./messages.ts";

/** The part of a WebSocket that a line needs. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

/** What lies around a room on this server. */
export interface Surroundings {
  readonly company: Company;
  readonly desk: Desk;
  /** Keeps what somebody says, and tells those whom it is for. */
  readonly say: (seat: number | null, text: string) => void;
  /** Tells somebody who comes what was said before. */
  readonly recall: (seat: number | null, tell: (message: object) => void) => void;
}

const PACE: Pace = { atOnce: 120, perSecond: 30 };

/** Close codes of our own; a page shows their reasons. */
export const closing = { unreadable: 4400, noKey: 4403, tooFast: 4429, tooSlow: 4430 } as const;

/** One end of a line to a room: a seat with its key, or a watcher. */
export interface Line {
  readonly hear: (text: string) => void;
  readonly gone: () => void;
}

type Doing = Exclude<Extract<Ask, { readonly mark: string }>, { readonly do: "order" }>;
type Ordering = Extract<Ask, { readonly do: "order" }>;

/** What somebody wants to do, as a room takes it. */
function wantedOf(ask: Doing): Wanted {
  const { mark } = ask;
  switch (ask.do) {
    case "answer":
      return { kind: "answer", decision: ask.decision, text: ask.answer, mark };
    case "offer":
      return { kind: "offer", decision: 0, text: ask.offer, mark };
    default:
      return { kind: ask.do, decision: 0, text: "", mark };
  }
}

/** Attaches a wire to a room. Nothing is told before the first message says who is there. */
export function openLine(
  room: Room,
  wire: Wire,
  around: Surroundings,
  now: () => number = Date.now,
  acted: (outcome: string) => void = () => {},
  gathered: number | null = null,
): Line {
  const may = allowance(PACE, now);
  let seat: number | null = null;
  let keyHash = "";
  let isPage = false;
  let at = 0;
  let course = 0;
  let askedOf = -1;
  let isBegun = false;
  let known: readonly unknown[] = [];
  let unfollow: (() => void) | null = null;
  let voice: Voice | null = null;

  const tell = (message: object): void => wire.send(JSON.stringify(message));
  const tellPlayed = (): void => {
    const stream = room.stream();
    const game = room.game();
    if (!isBegun && game !== null) {
      isBegun = true;
      tell({ is: "begun", header: game.log().header, opening: game.logFor(seat).opening });
    }
    // A game that was read anew, or went back, may differ from what was told: then everything is told again.
    if (course !== room.course()) {
      [at, askedOf, course] = [0, -1, room.course()];
      tell({ is: "anew" });
    }
    for (const played of stream.after(seat, at)) wire.send(played);
    at = stream.length(seat);
  };
  const tellAsked = (): void => {
    const decision = room.asked(seat);
    const number = decision === null ? -1 : decision.id;
    if (number === askedOf) return;
    askedOf = number;
    if (decision !== null) {
      tell({ is: "asked", decision: decision.id, kind: decision.kind, rule: decision.rule, prompt: decision.prompt });
    }
  };
  const gone = (): void => {
    unfollow?.();
    voice?.leave();
    [unfollow, voice] = [null, null];
  };
  const lockOf = (of: number | null): string => room.stored().seats.find((one) => one.seat === of)?.keyHash ?? "";
  /** Whether anything is new since it was last asked, the hands of the clocks aside: what is told is made only then. */
  const isNew = (standing: string): boolean => {
    const affairs = room.affairs();
    const before = known;
    known = [
      room.stream().length(seat),
      room.course(),
      room.asked(seat)?.id,
      room.game() === null,
      room.stored(),
      affairs,
      affairs.edition(),
      room.kept(),
      standing,
    ];
    return known.some((one, i) => one !== before[i]);
  };
  /** Tells what is new since it was last told. */
  const look = (): void => {
    if (lockOf(seat) !== keyHash) {
      wire.close(closing.noKey, "the seat was taken back on another device; its old link and codes open it no more");
      gone();
      return;
    }
    if (isPage) {
      const standing = seat === null ? null : standingTold(room, seat);
      if (!isNew(JSON.stringify(standing))) return;
      const back = `${room.course()} ${room.stream().undone(seat)}`;
      tell({ is: "changed", affairs: affairsTold(room, now()), standing, back });
      return;
    }
    tellPlayed();
    tellAsked();
    if (!isNew("")) return;
    if (room.isOver()) tell({ is: "over", verdict: room.stored().verdict });
    const affairs = room.affairs();
    if (affairs.offer() !== null || affairs.ended() !== null || affairs.isTimed())
      tell({ is: "affairs", affairs: affairsTold(room, now()) });
  };

  const greet = ({
    key,
    account = false,
    from = 0,
    isPage: asPage = false,
    isIdle = false,
  }: Extract<Ask, { readonly do: "hello" }>): void => {
    const { seats, terms } = room.stored();
    if (key !== undefined) {
      const hash = hashOfKey(key);
      const owned = seats.find(({ keyHash }) => keyHash === hash);
      if (owned === undefined) {
        wire.close(closing.noKey, "this key opens no seat of this game");
        return;
      }
      seat = owned.seat;
    } else if (account) {
      if (gathered === null) {
        wire.close(closing.noKey, "your account has no seat in this game");
        return;
      }
      seat = gathered;
    } else if (terms.watching === "nobody") {
      wire.close(closing.noKey, "nobody may watch this game");
      return;
    }
    isPage = asPage;
    keyHash = lockOf(seat);
    course = room.course();
    at = Math.min(from, room.stream().length(seat));
    unfollow = room.follow({ seat, look });
    tell({ is: "welcome", seat: seat === null ? null : room.system.seats[seat], from: at });
    voice = around.company.enter({ seat, tell, isPage }, isIdle);
    around.recall(seat, tell);
    look();
  };

  const act = (mine: number, ask: Doing): void => {
    room.act(mine, wantedOf(ask)).then(
      (outcome) => {
        acted(outcome.is);
        tell({ ...outcome, mark: ask.mark });
      },
      () => tell({ is: "down", what: "the server could not play this; it is not stored", mark: ask.mark }),
    );
  };

  const leaveOrders = (mine: number, { orders, mark }: Ordering): void => {
    room.order(mine, orders).then(
      () => tell({ is: "accepted", mark }),
      () => tell({ is: "down", what: "the orders are not stored", mark }),
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
  const serve = (
    mine: number,
    ask: Doing | Ordering | Extract<Ask, { readonly do: "why" | "choices" | "point" | "here" }>,
    own: Voice,
  ): void => {
    if (ask.do === "order") leaveOrders(mine, ask);
    else if ("mark" in ask) act(mine, ask);
    else if (ask.do === "why") explain(mine, ask);
    else if (ask.do === "choices") offerChoices(mine, ask.id);
    else if (ask.do === "here") own.here();
    else own.point(ask.hex);
  };

  const answer = (ask: Ask): void => {
    if (ask.do === "hello") {
      if (voice === null) greet(ask);
      else tell({ is: "misused", what: "you have said hello" });
    } else if (voice === null) wire.close(closing.unreadable, "say hello first");
    else if (ask.do === "view") tell({ is: "view", id: ask.id, view: room.game()?.view(seat) ?? null });
    else if (ask.do === "call")
      tell({ is: "reply", id: ask.id, ...answerCall(around.desk.of(seat), ask.call, ask.ask) });
    else if (ask.do === "say") around.say(seat, ask.text);
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
    gone,
  };
}
