import { isProblems, oddsOf, type Result, toldOdds } from "@redoubt/engine";
import { createGrid } from "@redoubt/hex";
import { type CombatPreview, rowText } from "@redoubt/mechanics";
import { decisionFor, giveAnswer, refusalComplaint } from "./answering.ts";
import { Complaint } from "./complaint.ts";
import type { Opened } from "./opened.ts";
import {
  chanceText,
  citation,
  columns,
  pendingLines,
  percent,
  pointsText,
  refusalValue,
  toldEvent,
  verdictText,
} from "./sentences.ts";

/** An answer to a question: for programs and for people. */
export interface Reply {
  readonly value: unknown;
  readonly lines: readonly string[];
}

function must<T extends object>({ system }: Opened, answer: Result<T>): T {
  if (!isProblems(answer)) return answer;
  const [{ what: problem, rule }] = answer;
  const cited = rule === undefined ? "" : ` [${citation(system, rule)}]`;
  throw new Complaint("no-answer", `${problem}${cited}`, rule === undefined ? { problem } : { problem, rule });
}

/** What a path costs a unit. */
export function costOf(opened: Opened, unit: string, path: readonly string[]): Reply {
  const cost = must(opened, opened.system.questions.cost(opened.asked.play(), unit, path));
  const steps = cost.steps.map(({ hex, cost: halves, rules }) => [hex, pointsText(halves), rules.join(", ")]);
  return { value: cost, lines: [`${unit}: ${pointsText(cost.total)} in all`, ...columns(steps)] };
}

/** What a unit can reach. */
export function reachOf(opened: Opened, unit: string): Reply {
  const reach = must(opened, opened.system.questions.reach(opened.asked.play(), unit));
  const rows = reach.hexes.map(({ hex, cost, mustStop, mayEnd }) => [
    hex,
    pointsText(cost),
    [mustStop ? "must stop" : "", mayEnd ? "" : "may not end there"].filter(Boolean).join(", "),
  ]);
  const head = rows.length === 0 ? `${unit} can reach no other hex.` : `${unit} can reach, at what cost:`;
  return { value: reach, lines: [head, ...columns(rows)] };
}

/** Whose zones lie on a hex. */
export function zonesOn(opened: Opened, hex: string): Reply {
  const zones = must(opened, opened.system.questions.zones(opened.asked.play(), hex));
  const rows = zones.zones.map(({ side, units }) => `${hex} is in a zone of ${side}: ${units.join(", ")}`);
  return { value: zones, lines: rows.length === 0 ? [`${hex} is in no zone.`] : rows };
}

/** Whether one hex sees another. */
export function sightBetween(opened: Opened, from: string, to: string): Reply {
  const sight = must(opened, opened.system.questions.sight(opened.asked.play(), from, to));
  const cut = sight.blockedBy.length === 0 ? "" : ` (by ${sight.blockedBy.join(", ")})`;
  const head = sight.clear ? `${from} sees ${to}.` : `${from} does not see ${to}${cut}.`;
  return { value: sight, lines: [`${head} ${sight.reason} [${citation(opened.system, sight.rule)}]`] };
}

/** Why no answer can be given in the phase that a position names; null where one can. It is never judged by a later phase. */
function whyNothingAsked({ system, asked }: Opened): string | null {
  if (asked.passedOver === null) return null;
  const what = `Nothing is asked in the phase that the position names, ${asked.passedOver}: nobody can act in it.`;
  return `${what} The game goes on with:\n${pendingLines(system, asked.game).join("\n")}`;
}

/** Ends a phase that only waits where an answer is for a later one, as the game would by itself. */
function passOn({ system, asked: { game, isHeld } }: Opened, line: string, named: number | null): void {
  if (!isHeld) return;
  const { seat, id, answer } = decisionFor(system, game, line, named);
  const why = game.why(seat, answer);
  const [only, ...others] = game.answers(seat);
  if (why?.kind === "refused" && why.refusal.class === "not-now" && only !== undefined && others.length === 0)
    game.apply(seat, id, only);
}

/** Whether answers may be given one after another; the first that may not is told with the rule that forbids it. */
export function legalityOf(opened: Opened, answers: readonly string[], named: number | null): Reply {
  const { system, asked } = opened;
  const { game } = asked;
  const nothing = whyNothingAsked(opened);
  if (nothing !== null) return { value: { answer: answers[0], isLegal: false, reason: nothing }, lines: [nothing] };
  let last = "";
  for (const [i, line] of answers.entries()) {
    passOn(opened, line, named);
    const { seat, answer } = decisionFor(system, game, line, named);
    const why = game.why(seat, answer);
    if (why?.kind === "refused") {
      const refused = refusalValue(system, why.refusal, why.sentence);
      const text = `"${answer}" is forbidden by ${citation(system, why.refusal.rule)}: ${why.sentence}`;
      return { value: { answer, isLegal: false, ...refused }, lines: [text] };
    }
    if (why !== null) throw refusalComplaint(system, answer, why);
    if (i < answers.length - 1) giveAnswer(system, game, line, named);
    last = answer;
  }
  return { value: { answer: last, isLegal: true }, lines: [`"${last}" is allowed.`] };
}

/** Gives all answers but the last, on the copy in memory, and returns the last. */
function leadUp(opened: Opened, answers: readonly string[], named: number | null): string {
  for (const [i, line] of answers.entries()) {
    passOn(opened, line, named);
    if (i < answers.length - 1) giveAnswer(opened.system, opened.asked.game, line, named);
  }
  return answers.at(-1) ?? "";
}

/** Names of units, with each hex replaced by the units that the asking seat sees in it. */
function unitsNamed({ system, asked }: Opened, names: readonly string[], seat: number | null): readonly string[] {
  const play = asked.play();
  const { units } = system.view(play, seat);
  const grid = createGrid(system.map(play.world));
  return names.flatMap((name) => {
    if (units.some(({ id }) => id === name) || !grid.byNumber.has(name)) return [name];
    const inHex = units.filter(({ at }) => at === name).map(({ id }) => id);
    if (inHex.length === 0) throw new Complaint("no-answer", `nobody is in ${name}`, { hex: name });
    return inHex;
  });
}

/** Who asks for a combat, and whom it is between: units, or the hexes they are in. */
export interface CombatAsked {
  readonly seat: number | null;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

/** Column, odds or modified die of a combat before the dice. */
export function combatOf(opened: Opened, { seat, attackers, defenders }: CombatAsked): Reply {
  const { system, asked } = opened;
  const [those, whom] = [attackers, defenders].map((names) => unitsNamed(opened, names, seat));
  const combat: CombatPreview = must(opened, system.questions.combat(asked.play(), those, whom));
  const { kind, rule, attack, defence, column, ledger, notes } = combat;
  const strengths = attack === null && defence === null ? [] : [`  ${attack ?? "-"} against ${defence ?? "-"}`];
  return {
    value: combat,
    lines: [
      `${kind}: ${column} [${citation(system, rule)}]`,
      ...strengths,
      ...ledger.map((row) => `  ${rowText(row)}`),
      ...notes.map((note) => `  ${note}`),
    ],
  };
}

/** Everything that may come of an answer, after those before it, with exact chances. */
export function oddsOfAnswer(opened: Opened, answers: readonly string[], named: number | null): Reply {
  const { system, asked } = opened;
  const { game } = asked;
  const nothing = whyNothingAsked(opened);
  if (nothing !== null) throw new Complaint("nothing-asked", nothing, { phase: asked.passedOver });
  const last = leadUp(opened, answers, named);
  const { seat, answer } = decisionFor(system, game, last, named);
  const why = game.why(seat, answer);
  if (why !== null) throw refusalComplaint(system, answer, why);
  const play = game.play();
  const code = system.words.parse(answer, system.naming(play.world));
  if (typeof code !== "number") throw new Error(`a legal answer cannot be read: ${code.unreadable}`);
  const { certain, outcomes, rolls } = toldOdds(system, play, seat, code);
  const value = oddsOf(play, seat, code).map(({ chance, events }) => ({
    chance: `${chance.over}/${chance.under}`,
    percent: percent(chance),
    events: events.filter(({ dice }) => dice === undefined).map((event) => toldEvent(system, play.world, event)),
  }));
  const told = outcomes.map(({ chance, ...rest }) => ({ chance: `${chance.over}/${chance.under}`, ...rest }));
  return {
    value: { answer, outcomes: value, told: { certain, outcomes: told, rolls } },
    lines: [
      ...(certain.length === 0 ? [] : ["Certain:", ...certain.map((sentence) => `  ${sentence}`)]),
      ...(rolls === null
        ? []
        : [`Counted over the first ${rolls === 1 ? "roll" : `${rolls} rolls`}; more dice fall after.`]),
      ...outcomes.flatMap(({ chance, sentences, cells }) => [
        `${chanceText(chance)}${cells.length === 0 ? "" : `: ${cells.join(", ")}`}`,
        ...(sentences.length === 0 ? [certain.length === 0 ? "nothing happens" : "nothing more"] : sentences).map(
          (sentence) => `  ${sentence}`,
        ),
      ]),
    ],
  };
}

/** The score as it stands. */
export function scoreOf({ system, asked }: Opened, seat: number | null): Reply {
  const play = asked.play();
  const { score } = system.view(play, seat);
  const rows = score.map(({ side, points, text, rule }) => [side, String(points), text, `[${rule}]`]);
  const verdict = system.verdict(play);
  return { value: { score, verdict: verdictValue(system.seats, verdict) }, lines: columns(rows, "") };
}

function verdictValue<T extends { readonly winner: number | null }>(seats: readonly string[], verdict: T) {
  return { ...verdict, winner: verdict.winner === null ? null : seats[verdict.winner] };
}

/** Who has won, or would if it ended now. */
export function verdictOf({ system, game, asked }: Opened): Reply {
  const isOver = game.pending().kind === "over";
  const verdict = system.verdict(isOver ? game.play() : asked.play());
  const text = verdictText(system, verdict);
  return {
    value: { ...verdictValue(system.seats, verdict), isOver },
    lines: [isOver ? text : `If it ended now: ${text}`],
  };
}
