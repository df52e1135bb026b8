import type { AffairsTold, OfferKind, StandingOrders, StandingTold } from "@redoubt/protocol";

/** How it stands with the line to the server. */
export type LineState = "calling" | "open" | "lost" | "turned-away";

/** What comes over the line by itself. */
export type News =
  | { readonly is: "welcome"; readonly seat: string | null }
  /** `back` is another text whenever something was taken back. */
  | {
      readonly is: "changed";
      readonly affairs: AffairsTold;
      readonly standing: StandingTold | null;
      readonly back: string;
    }
  | { readonly is: "present"; readonly seats: readonly string[]; readonly watchers: number }
  | {
      readonly is: "said";
      readonly by: string | null;
      readonly text: string;
      readonly at: number;
      readonly isOld?: true;
    }
  | { readonly is: "pointed"; readonly by: string | null; readonly hex: string }
  /** The server ends in so many milliseconds, and comes back. */
  | { readonly is: "closing"; readonly within: number }
  /** This seat is played by another page from now on, or by this one again. */
  | { readonly is: "elsewhere" }
  | { readonly is: "here" };

/** An answer that waits for the server's word. */
export interface Unsent {
  readonly answer: string;
  /** Whether it never left this page: then it can be taken back. */
  readonly isHere: boolean;
}

/** What came of something that was done. */
export interface Done {
  readonly is: "accepted" | "refused" | "misused" | "behind" | "down";
  readonly rule?: string;
  readonly sentence?: string;
  readonly what?: string;
}

/** What can be done over the line. */
export type Deed =
  | { readonly do: "answer"; readonly decision: number; readonly answer: string }
  | { readonly do: "offer"; readonly offer: OfferKind }
  | { readonly do: "order"; readonly orders: StandingOrders }
  | { readonly do: "undo" | "agree" | "refuse" | "withdraw" | "claim" | "relieve" };

/** A line to a game on the server. It is taken up again when it breaks, and nothing that was sent is lost or done twice. */
export interface OnlineLine {
  readonly call: (call: string, ask: unknown) => Promise<unknown>;
  readonly act: (deed: Deed) => Promise<Done>;
  readonly say: (text: string) => void;
  readonly point: (hex: string) => void;
  /** The last deed that waits for the server's word; null where none does. */
  readonly unsent: () => Unsent | null;
  /** Takes back deeds that never left this page. */
  readonly takeBackUnsent: () => void;
  readonly tryNow: () => void;
  /** Plays the seat on this page, and lets the others that have it watch. */
  readonly playHere: () => void;
  readonly close: () => void;
}

/** Who is told of what comes. */
export interface Hearer {
  readonly onNews: (news: News) => void;
  /** `nextCall` is when the server is called again, by this page's clock. */
  readonly onState: (state: LineState, reason: string, nextCall: number) => void;
}

interface Waiting {
  readonly message: object;
  readonly done: (value: never) => void;
  readonly fail: (error: Error) => void;
  readonly since: number;
  isSent: boolean;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** A line that does not answer for so long is taken for broken. */
const PATIENCE = 12_000;
const TURNED_AWAY = [4403, 4404];

const addressOf = (game: string): string => {
  const url = new URL(`./api/games/${encodeURIComponent(game)}/live`, location.href.replace(/#.*/, ""));
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
};

/** Opens a line to a game; without a key one watches, and an empty one is that of the browser's account. */
export function openOnlineLine(game: string, key: string | null, { onNews, onState }: Hearer): OnlineLine {
  const calls = new Map<number, Waiting>();
  const deeds = new Map<string, Waiting>();
  const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
  let socket: WebSocket | null = null;
  let isWelcome = false;
  let isClosed = false;
  let wait = FIRST_WAIT;
  let next = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let isElsewhere = false;

  const send = (message: object): boolean => {
    const isOpen = isWelcome && socket?.readyState === WebSocket.OPEN;
    if (isOpen) socket?.send(JSON.stringify(message));
    return isOpen;
  };
  const sendOne = (waiting: Waiting): void => {
    if (send(waiting.message)) waiting.isSent = true;
  };
  const sendAll = (): void => {
    for (const waiting of [...deeds.values(), ...calls.values()]) sendOne(waiting);
  };
  const take = <K>(from: Map<K, Waiting>, id: K): Waiting | undefined => {
    const found = from.get(id);
    from.delete(id);
    return found;
  };
  // Each message of the server is of one of the shapes of the protocol.
  // biome-ignore lint/suspicious/noExplicitAny: the fields are those of the kind that `is` names
  const hear = (message: any): void => {
    switch (message.is) {
      case "welcome":
        isWelcome = true;
        wait = FIRST_WAIT;
        onState("open", "", 0);
        onNews(message);
        sendAll();
        return;
      case "reply": {
        const call = take(calls, message.id);
        if (message.ok) call?.done(message.value as never);
        else call?.fail(new Error(message.error));
        return;
      }
      case "changed":
      case "present":
      case "said":
      case "pointed":
      case "closing":
      case "elsewhere":
      case "here":
        if (message.is === "elsewhere" || message.is === "here") isElsewhere = message.is === "elsewhere";
        onNews(message);
        return;
      default:
        if (typeof message.mark === "string") take(deeds, message.mark)?.done(message as never);
    }
  };
  const connect = (): void => {
    if (isClosed) return;
    const opened = new WebSocket(addressOf(game));
    socket = opened;
    const who = key === null ? {} : key === "" ? { account: true } : { key };
    // A page that only watches while its seat is played elsewhere does not take it back by calling again.
    opened.onopen = () =>
      opened.send(JSON.stringify({ do: "hello", isPage: true, ...who, ...(isElsewhere ? { isIdle: true } : {}) }));
    opened.onmessage = ({ data }) => {
      // What the server tells at once comes at once, a message a line.
      if (socket === opened) for (const text of String(data).split("\n")) hear(JSON.parse(text));
    };
    opened.onclose = ({ code, reason }) => {
      if (socket !== opened) return;
      isWelcome = false;
      socket = null;
      if (isClosed) return;
      if (TURNED_AWAY.includes(code)) return onState("turned-away", reason, 0);
      onState("lost", reason, Date.now() + wait);
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const reconnect = (): void => {
    const old = socket;
    socket = null;
    isWelcome = false;
    old?.close();
    clearTimeout(timer);
    wait = FIRST_WAIT;
    onState("lost", "", Date.now());
    connect();
  };
  const watch = setInterval(() => {
    const oldest = Math.min(...[...calls.values(), ...deeds.values()].map(({ since }) => since));
    if (isWelcome && performance.now() - oldest > PATIENCE) {
      for (const waiting of [calls, deeds]) {
        for (const [id, one] of waiting)
          (waiting as Map<unknown, Waiting>).set(id, { ...one, since: performance.now() });
      }
      reconnect();
    }
  }, 1_000);
  const offline = (): void => {
    isWelcome = false;
    onState("lost", "", Date.now());
  };
  addEventListener("online", reconnect);
  addEventListener("offline", offline);
  onState("calling", "", 0);
  connect();

  return {
    call: (call, ask) =>
      new Promise((done, fail) => {
        const id = next++;
        const message = { do: "call", id, call, ask };
        const waiting = { message, done, fail, since: performance.now(), isSent: false };
        calls.set(id, waiting);
        sendOne(waiting);
      }),
    act: (deed) =>
      new Promise((done, fail) => {
        const mark = `${page}-${next++}`;
        const message = { ...deed, mark };
        const waiting = { message, done, fail, since: performance.now(), isSent: false };
        deeds.set(mark, waiting);
        sendOne(waiting);
      }),
    say: (text) => void send({ do: "say", text }),
    point: (hex) => void send({ do: "point", hex }),
    unsent() {
      const last = [...deeds.values()].at(-1);
      if (last === undefined) return null;
      return { answer: "answer" in last.message ? String(last.message.answer) : "", isHere: !last.isSent };
    },
    takeBackUnsent() {
      for (const [mark, waiting] of deeds) {
        if (waiting.isSent) continue;
        deeds.delete(mark);
        waiting.done({ is: "misused", what: "You took it back before it was sent.", mark } as never);
      }
    },
    tryNow: reconnect,
    playHere: () => void send({ do: "here" }),
    close() {
      isClosed = true;
      clearInterval(watch);
      clearTimeout(timer);
      removeEventListener("online", reconnect);
      removeEventListener("offline", offline);
      socket?.close();
      for (const { fail } of [...calls.values(), ...deeds.values()]) fail(new Error("the table was left"));
    },
  };
}
