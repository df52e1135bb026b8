import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { imperialBayonets } from "../src/index.ts";

/** What a test says of a piece besides its id and hex. */
export type Details = Partial<Omit<PositionUnit, "id" | "side" | "at">>;

const troops = { sp: 4, reducedSp: 2, initiative: 3 };

const piece =
  (side: string, kind: string, standard: Readonly<Record<string, number>>) =>
  (id: string, at: string, { stats, ...more }: Details = {}): Partial<PositionUnit> => ({
    id,
    side,
    kind,
    at,
    stats: { ...standard, ...stats },
    ...more,
  });

const army = (side: string) => ({
  infantry: piece(side, "infantry", troops),
  cavalry: piece(side, "cavalry", troops),
  guns: piece(side, "artillery", troops),
  horseGuns: piece(side, "horse-artillery", troops),
  officer: piece(side, "officer", { initiative: 3 }),
  head: piece(side, "officer-commander", {}),
  commander: piece(side, "commander", { cp: 2 }),
  chief: piece(side, "army-commander", { cp: 3 }),
  depot: piece(side, "depot", {}),
});

/** Russian pieces: units of two steps, 4 and 2 SP, initiative 3, unless told otherwise. */
export const ru = army("russian");
/** Allied pieces. */
export const al = army("allied");

/** A situation of the series rules on a map of eight by eight, the Russian side to act. */
export function stand(text: SituationText): Situation {
  return situation(imperialBayonets, { active: "russian", ...text });
}

/** The words of a counter's states and notices. */
export const shown = (s: Situation, id: string): readonly string[] => {
  const { states, pips } = s.unit(id).face;
  return [...states, ...pips];
};

/** The strength that a counter shows. */
export const strength = (s: Situation, id: string): string | undefined =>
  s.unit(id).face.values.find(({ role }) => role === "sp")?.text;

/** The rule and the code by which an answer is refused. */
export function whyNot(s: Situation, text: string): string {
  const { rule, code } = s.refusal(text);
  return `${rule} ${code}`;
}
