import type { Remote } from "../client/caller.ts";
import type { AppliedAnswer, RefereeCalls } from "../worker/messages.ts";
import { api } from "./api.ts";
import type { Done, OnlineLine } from "./line.ts";

const BEHIND = "The game went on before this arrived. Look again.";

const ELSEWHERE: Done = { is: "misused", what: "This seat is in use elsewhere. Choose Play here first." };

function applied(done: Done): AppliedAnswer {
  const kind = done.is === "accepted" || done.is === "refused" ? done.is : "misused";
  const said = done.sentence ?? done.what ?? (done.is === "behind" ? BEHIND : "");
  const sentence =
    said === "" ? "" : `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? "" : "."}`;
  return { kind, rule: done.rule ?? null, sentence, entry: 0 };
}

/**
 * The referee of a game on a server: it alone knows the game, and answers for this seat. What is the same for everybody,
 * the map and the rules, is drawn here.
 */
export function onlineReferee(
  here: Remote<RefereeCalls>,
  line: OnlineLine,
  game: string,
  key: string | null,
  looked: () => void,
  isElsewhere: () => boolean,
): Remote<RefereeCalls> {
  // The server answers each call as its name says.
  const afar = <A, R>(call: keyof RefereeCalls) =>
    ((ask: A) => line.call(call, ask) as Promise<R>) as (ask: A) => Promise<R>;
  return {
    prepare: (ask) => here.prepare(ask),
    begin: (ask) => here.begin(ask),
    open: (ask) => here.open(ask),
    ground: (ask) => here.ground(ask),
    layers: (ask) => here.layers(ask),
    rules: (ask) => here.rules(ask),
    pending: afar("pending"),
    moment(ask) {
      looked();
      return afar<typeof ask, Awaited<ReturnType<Remote<RefereeCalls>["moment"]>>>("moment")(ask);
    },
    why: afar("why"),
    preview: afar("preview"),
    compare: afar("compare"),
    reach: afar("reach"),
    sight: afar("sight"),
    sightFrom: afar("sightFrom"),
    zones: afar("zones"),
    lines: afar("lines"),
    frames: afar("frames"),
    report: afar("report"),
    bestSet: afar("bestSet"),
    onward: afar("onward"),
    group: afar("group"),
    briefing: afar("briefing"),
    inspect: afar("inspect"),
    // Nobody is helped in a game on a server.
    helped: async () => null,
    apply: async ({ decision, answer }) =>
      isElsewhere() ? applied(ELSEWHERE) : applied(await line.act({ do: "answer", decision, answer })),
    async undo({ steps }) {
      if (isElsewhere()) return { undone: 0, why: applied(ELSEWHERE).sentence };
      for (let undone = 0; undone < steps; undone++) {
        const done = await line.act({ do: "undo" });
        if (done.is !== "accepted") return { undone, why: applied(done).sentence };
      }
      return { undone: steps, why: "" };
    },
    file: () => api.file(game, key ?? undefined),
    tail: async () => [],
    practise: async () => ({ entry: 0 }),
    follow: async () => true,
  };
}
