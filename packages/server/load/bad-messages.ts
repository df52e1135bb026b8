import { randomBytes, randomInt } from "node:crypto";

/** What the sender of bad messages knows: a seat that is not asked, or a question that is long answered. */
export interface Grounds {
  /** The number of the question that is open to the other seat. */
  readonly decision: number;
  /** An answer that was accepted before, with its mark, by whichever seat. */
  readonly played: { readonly mark: string; readonly answer: string };
}

const text = (value: object): string => JSON.stringify(value);
const noise = (most: number): string => randomBytes(1 + randomInt(most)).toString("latin1");

/** Kinds of messages that must change nothing, by name. */
const KINDS: Readonly<Record<string, (grounds: Grounds) => string | Buffer>> = {
  noise: () => noise(300),
  "broken JSON": ({ played }) => text({ do: "answer", ...played, decision: 1 }).slice(0, -1 - randomInt(20)),
  "other JSON": () => ["[]", "null", "1e999", '"hello"', "[[[[[[[[]]]]]]]]", "{}"][randomInt(6)],
  "unknown verb": () => text({ do: noise(12), mark: "x" }),
  "missing fields": () => text({ do: ["answer", "undo", "offer", "why", "view", "choices", "call"][randomInt(7)] }),
  "fields too many": ({ played }) => text({ do: "answer", ...played, decision: 1, admin: true }),
  "other prototype": () => '{"do":"answer","__proto__":{"decision":1},"mark":"p","answer":"end","constructor":{}}',
  "wrong types": () => text({ do: "answer", mark: { a: 1 }, decision: "1", answer: ["end"] }),
  "numbers out of bounds": ({ played }) =>
    text({ do: "answer", ...played, decision: [-1, 1.5, 2 ** 53, 1e300][randomInt(4)] }),
  "a long text": ({ played }) =>
    text({ do: "answer", mark: "l", decision: 1, answer: played.answer.padEnd(3_000, "x") }),
  "out of turn": ({ decision, played }) => text({ do: "answer", mark: noise(9), decision, answer: played.answer }),
  "an old question": ({ played }) => text({ do: "answer", mark: noise(9), decision: 0, answer: played.answer }),
  "a question to come": ({ decision }) => text({ do: "answer", mark: noise(9), decision: decision + 7, answer: "end" }),
  "sent again": ({ played }) => text({ do: "answer", decision: 0, ...played }),
  "no such answer": ({ decision }) => text({ do: "answer", mark: noise(9), decision, answer: noise(40) }),
  "nothing offered": () =>
    text({ do: ["agree", "refuse", "withdraw", "claim", "relieve"][randomInt(5)], mark: noise(9) }),
  "no such offer": () => text({ do: "offer", mark: noise(9), offer: "peace" }),
  "no such call": () => text({ do: "call", id: 1, call: ["eval", "constructor", "__proto__"][randomInt(3)], ask: {} }),
  "a call with nonsense": () => text({ do: "call", id: 1, call: "why", ask: { hex: 7, unit: [], picks: "all" } }),
  "greeted twice": () => text({ do: "hello", key: noise(60) }),
  "too much said": () => text({ do: "say", text: "x".repeat(600) }),
};
const kinds = Object.values(KINDS);

/** Ends the line: there are few of them, since each costs a new one. */
const ENDING: readonly (() => string | Buffer)[] = [() => randomBytes(64), () => "x".repeat(5_000)];

/** A message that must change nothing. */
export const badMessage = (grounds: Grounds): string | Buffer => kinds[randomInt(kinds.length)](grounds);

/** A message upon which the server ends the line. */
export const endingMessage = (): string | Buffer => ENDING[randomInt(ENDING.length)]();
