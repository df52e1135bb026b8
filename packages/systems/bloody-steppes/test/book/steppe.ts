import { isProblems } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { bloodySteppes } from "../../src/index.ts";
import type { SteppesPlay } from "../../src/state.ts";
import { pieceOf } from "../working.ts";

// On the plain of these tests 0404 has the neighbours 0403 N, 0504 NE, 0505 SE, 0405 S, 0305 SW, 0304 NW; 0505 has 0504 N,
// 0604 NE, 0605 SE, 0506 S, 0405 SW, 0404 NW. A unit that faces N/NE has N and NE in front, S and SW behind (K-1).

/** What a test says of a unit beyond id, side and hex. */
export type More = Partial<PositionUnit>;

/** The values of a counter where a test says nothing: a battalion of 8 with rifles, a regiment of 6, a battery. */
const usual: Readonly<Record<string, object>> = {
  infantry: { sp: 8, morale: 7, fire: "-1/0" },
  cavalry: { sp: 6, morale: 7, momentum: 2 },
  "foot-artillery": { morale: 7, fire: "-1/0/+1" },
  "horse-artillery": { morale: 7, fire: "-1/0/+1" },
  commander: { independence: 5, modifier: 1 },
  rider: {},
};
const roundabout = ["skirmish", "square", "dispersed"];

function unit(side: "allied" | "russian", id: string, at: string, { stats, ...more }: More): More {
  const kind = more.kind ?? "infantry";
  const isCombatant = kind !== "commander" && kind !== "rider";
  const hasFormation = isCombatant && !kind.includes("artillery") && !more.state?.includes("routed");
  const hasFacing = isCombatant && !more.state?.includes("routed") && !roundabout.includes(more.formation ?? "line");
  return {
    id,
    side,
    at,
    kind,
    ...(hasFormation ? { formation: "line" } : {}),
    ...(hasFacing ? { facing: side === "allied" ? "N/NE" : "S/SW" } : {}),
    ...more,
    stats: { ...usual[kind], ...stats },
  };
}

/** A British piece, in line and looking to N/NE unless a test says otherwise. */
export const allied = (id: string, at: string, more: More = {}): More => unit("allied", id, at, more);
/** A Russian piece, in line and looking to S/SW unless a test says otherwise. */
export const russian = (id: string, at: string, more: More = {}): More => unit("russian", id, at, more);

export const horse = { kind: "cavalry" } as const;
export const guns = { kind: "foot-artillery" } as const;
export const horseGuns = { kind: "horse-artillery" } as const;
export const skirmish = { formation: "skirmish" } as const;
/** A division commander of this division. */
export const leads = (division: string, stats: object = {}): More => ({
  kind: "commander",
  division,
  stats: { ...usual.commander, ...stats },
});
/** A brigadier of this division. */
export const brigadier = (division: string, brigade: string, stats: object = {}): More => ({
  ...leads(division, stats),
  brigade,
});
/** A commander-in-chief. */
export const chief = (stats: object = {}): More => ({
  kind: "commander",
  stats: { rank: "commander-in-chief", independence: 3, ...stats },
});

/** A position on a plain of ten columns of ten. */
export const field = (text: SituationText): Situation =>
  situation(bloodySteppes, { map: { cols: 10, rows: 10 }, ...text });

/** The state behind a situation. */
export const stateOf = (s: Situation): SteppesPlay => s.game.play() as SteppesPlay; // the situation was made of this system
const piece = (s: Situation, id: string): number => pieceOf(stateOf(s), id);

/** The movement points a unit has left in the running activation. */
export const mp = (s: Situation, id: string): number => stateOf(s).c.mp[piece(s, id)];
/** Where a piece is. */
export const at = (s: Situation, id: string): string => s.unit(id).at;
/** The formation of a unit. */
export const formation = (s: Situation, id: string): string | undefined => s.unit(id).face.formation;
/** The facing of a unit. */
export const facing = (s: Situation, id: string): string | undefined => s.unit(id).face.facing;
/** The levels and markers that a counter shows, sorted. */
export const signs = (s: Situation, id: string): string => {
  const { states, pips } = s.unit(id).face;
  return [...states, ...pips].sort().join(" ");
};
/** Whether a counter shows this level or marker. */
export const shows = (s: Situation, id: string, sign: string): boolean => signs(s, id).split(" ").includes(sign);
/** The strength of a unit now. */
export const strength = (s: Situation, id: string): number => stateOf(s).c.sp[piece(s, id)];

const orderNames = ["none", "attack", "defense", "forced-march"];
/** The order of the command of this leader: its kind, its goal and the distance left. */
export function orderOf(s: Situation, leader: string): string {
  const g = stateOf(s);
  const command = g.world.commands.findIndex((one) => one.leader === piece(s, leader));
  const { orderType, goal, left } = g.c;
  const kind = orderNames[orderType[command]];
  return kind === "attack" || kind === "forced-march"
    ? `${kind} ${g.world.grid.numbers[goal[command]]} ${left[command]}`
    : kind;
}

/** What happened, in the words of the events, without what only opens or closes something. */
export const told = (s: Situation): readonly string[] => s.events().map(({ kind }) => kind);
/** The rule that each event of a kind cites. */
export const rulesOf = (s: Situation, kind: string): readonly string[] => s.eventsOf(kind).map(({ rule }) => rule);

/** The seat that is asked, "allied" or "russian", and about what kind of thing. */
export const asked = (s: Situation): string => {
  const { seat, kind } = s.decision();
  return `${seat === 0 ? "allied" : "russian"} ${kind}`;
};

/** The rule that forbids an answer, or "" where it is allowed. */
export function barred(s: Situation, text: string): string {
  const why = s.game.why(s.decision().seat, text);
  if (why === null) return "";
  if (why.kind !== "refused") throw new Error(`"${text}": ${JSON.stringify(why)}`);
  return why.refusal.rule;
}

/** What the steps of a path cost a unit, or the rule that closes it. */
export function price(s: Situation, id: string, path: readonly string[]): number | string {
  const answer = bloodySteppes.questions.cost(stateOf(s), id, path);
  return isProblems(answer) ? (answer[0].rule ?? answer[0].what) : answer.total / 2;
}

/** The units whose zones lie on a hex. */
export function zones(s: Situation, hex: string): string {
  const answer = bloodySteppes.questions.zones(stateOf(s), hex);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return answer.zones.map(({ units }) => units.join("+")).join(", ");
}

/** Lets a side stand and not react, whatever it is asked, until it may act of its own. */
export function stands(s: Situation, side: "allied" | "russian"): void {
  const seat = side === "allied" ? 0 : 1;
  const isAsked = (): boolean => {
    const pending = s.game.pending();
    if (pending.kind !== "decide" || pending.decisions.length !== 1) return false;
    return pending.decisions[0].seat === seat && !["act", "piece"].includes(pending.decisions[0].kind);
  };
  while (isAsked()) s.answer(s.answers().includes("end") ? "end" : "no");
}
