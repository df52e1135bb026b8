import type { AnyPlay, RuleEntry } from "@redoubt/engine";
import type { BoardView, Briefing, SideScore, ToldRow, TurnSpan, UnitView } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import { sentenceCase } from "./choices.ts";

const words = (id: string): string => sentenceCase(id.replaceAll("-", " "));
const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

function scoresOf({ system }: Bout, view: BoardView): readonly SideScore[] {
  return system.seats.map((side) => {
    const lines = view.score.filter((line) => line.side === side);
    return {
      side,
      points: lines.reduce((sum, { points }) => sum + points, 0),
      rows: lines.map(({ points, text, rule }) => ({ label: signed(points), text, rule })),
    };
  });
}

const entryWords = ({ at }: UnitView): string => /^entry:(.+)$/.exec(at)?.[1] ?? "";

/** Who waits beside the map, by the turn and the place where they come. */
function arrivalsOf({ units, turns, turn }: BoardView, rule: string): readonly TurnSpan[] {
  const groups = new Map<string, UnitView[]>();
  for (const unit of units) {
    if (unit.isGone === true || unit.face.entryTurn === undefined || /^\d/.test(unit.at)) continue;
    const key = `${unit.face.entryTurn} ${unit.side} ${entryWords(unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()]
    .sort(([a], [b]) => (a.face.entryTurn ?? 0) - (b.face.entryTurn ?? 0))
    .map((group) => {
      const [first] = group;
      const where = entryWords(first);
      const who = group.length === 1 ? first.name : `${group.length} ${words(first.face.nation)} units`;
      return {
        side: first.side,
        from: Math.min(turns, Math.max(1, first.face.entryTurn ?? turn)),
        to: turns,
        kind: "arrives",
        text: `${words(who)} may enter${where === "" ? "" : ` at ${where}`}`,
        rule,
        units: group.map(({ id }) => id),
        ...(where === "" ? {} : { hexes: [where] }),
      };
    });
}

function phasesOf({ phases, track }: BoardView): readonly ToldRow[] {
  return phases.map((phase) => ({
    label: track?.find((one) => one.phase === phase)?.name ?? words(phase),
    text: "",
  }));
}

/** Options that were chosen otherwise than usual. */
function chosenOf({ system, game }: Bout): readonly ToldRow[] {
  const { options } = game.log().header.setup;
  return system.options
    .filter(({ id, standard }) => (options[id] ?? standard) !== standard)
    .map(({ id, title, rules }) => ({ label: title, text: words(options[id]), rule: rules[0] }));
}

/** How it is judged, in the words of the rule that judges it. */
function judgedBy({ system }: Bout, rule: string): string {
  const entry: RuleEntry | undefined = system.rules[rule];
  return entry?.text ?? "";
}

/** What every system tells of a battle, for those that tell nothing more. */
export function generalBriefing(bout: Bout, play: AnyPlay, seat: number | null): Briefing {
  const { system, game } = bout;
  const view = system.view(play, seat);
  const scenario = system.scenarios.find(({ id }) => id === game.log().header.setup.scenario);
  const verdict = system.verdict(play);
  const isBlank = view.score.every(({ points }) => points === 0);
  const winner = verdict.winner === null ? "" : `${words(system.seats[verdict.winner])}: `;
  return {
    aim: scenario?.title ?? system.title,
    text: [scenario?.summary ?? "", judgedBy(bout, verdict.rule)].filter(Boolean).join(" "),
    rule: verdict.rule,
    standing: isBlank
      ? "Neither side has scored yet."
      : `If it ended now: ${winner}${verdict.level}. ${sentenceCase(verdict.reason)}.`,
    scale: null,
    scores: scoresOf(bout, view),
    spans: arrivalsOf(view, verdict.rule),
    special: [...(view.notes.length > 0 ? [{ label: "Now", text: view.notes.join(" ") }] : []), ...chosenOf(bout)],
    phases: phasesOf(view),
  };
}
