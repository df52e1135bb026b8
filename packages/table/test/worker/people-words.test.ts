import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { registered } from "@redoubt/registry/lazy";
import { describe, expect, test } from "vitest";
import { createLooking } from "../../src/worker/looking.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

/** Something that people read: where it stands, its words, and the rule beside it. */
interface Read {
  readonly where: string;
  readonly text: string;
  readonly rule?: string | null | undefined;
}

const told = new Map(
  await Promise.all(
    registered.flatMap(({ id, tells }) => (tells === undefined ? [] : [tells().then((one) => [id, one] as const)])),
  ),
);

const ANSWERS = 140;

/** Everything that is read in a game in which each answer is the next of a fixed row of numbers. */
function readIn(
  system: AnyWargame,
  scenario: string,
): { readonly read: readonly Read[]; readonly ids: readonly string[] } {
  const referee = createReferee(wargames, openText, null, createLooking(told));
  referee.begin({ system: system.id, scenario, options: {}, secret: "5".padStart(64, "0") });
  const read: Read[] = [];
  const add = (where: string, text: string, rule?: string | null): void => void read.push({ where, text, rule });
  let draw = 11;
  const next = (below: number): number => {
    draw = (draw * 48271) % 2147483647;
    return draw % below;
  };
  for (let i = 0; i < ANSWERS && asked(referee).length > 0; i++) {
    const [{ seat, prompt, rule }] = asked(referee);
    const { view, choices, shown, entry } = referee.moment({ seat });
    add("question", prompt, rule);
    for (const line of view.score) add("score", line.text, line.rule);
    for (const note of view.notes) add("note", note);
    for (const { label } of choices) add("answer", label);
    const unit = view.units[next(view.units.length)];
    const looked = referee.inspect({ seat, unit: unit.id, hex: null, hand: null, entry: null });
    const ground = referee.inspect({ seat, unit: null, hex: unit.at, hand: shown.unit, entry: null });
    for (const one of [looked, ground]) {
      if (one === null) continue;
      add("card", one.title);
      add("card", one.text);
      for (const row of one.rows) add("card", `${row.label}: ${row.text}`, row.rule);
    }
    const why = referee.why({ seat, hex: null, unit: unit.id, picks: [] });
    if (why !== null) add("refusal", why.sentence, why.rule);
    if (i % 50 === 0) {
      for (const one of [0, 1]) {
        const {
          aim,
          text,
          standing,
          scores,
          special,
          phases,
          spans,
          rule: by,
        } = referee.briefing({ seat: one, entry: null });
        add("briefing", aim);
        add("briefing", text, by);
        add("briefing", standing);
        for (const row of [...scores.flatMap(({ rows }) => rows), ...special, ...phases, ...spans]) {
          add("briefing", row.text, row.rule);
          if (phases.includes(row as (typeof phases)[number])) expect(row.text, "a phase is told").not.toBe("");
        }
      }
    }
    const common = choices.filter(({ text }) => !system.rareVerbs.includes(text.split(" ")[0]));
    const list = common.length > 0 ? common : choices;
    const { text } = list[next(list.length)];
    if (i % 3 === 0) {
      const { sentences, odds, combat, fight, risks } = referee.preview({ seat, answer: text });
      for (const place of [combat?.place, fight?.place]) {
        if (place === undefined) continue;
        const chart = system.charts.find(({ id }) => id === place.chart);
        const cells = place.rows.flatMap((row) => place.columns.map((column) => chart?.rows[row]?.cells[column]));
        expect(cells.length, `cells of ${place.chart}`).toBeGreaterThan(0);
        expect(cells, `cells of ${place.chart}`).not.toContain(undefined);
      }
      for (const one of [...sentences, ...(odds?.certain ?? [])]) add("preview", one);
      for (const one of odds?.outcomes ?? []) add("odds", one.words);
      for (const row of combat?.ledger ?? []) add("ledger", row.note, row.rule);
      for (const note of combat?.notes ?? []) add("ledger", note);
      for (const risk of risks?.risks ?? []) add("risk", risk.text, risk.rule);
      for (const one of risks?.follows ?? []) add("risk", one.text, one.rule);
    }
    answer(referee, seat, text);
    for (const line of referee.lines({ seat, from: entry + 1 })) {
      add("log", line.text, line.rule);
      for (const row of line.ledger) add("ledger", row.note, row.rule);
    }
  }
  const { units } = referee.moment({ seat: 0 }).view;
  const names = units.map(({ name }) => ` ${name} `).join("|");
  // Printed names may hold what is also an id; numbers alone tell nothing.
  const ids = units
    .map(({ id }) => id)
    .filter((id) => /[A-Za-z]{2}|[A-Za-z].*[/-]|[/-].*[A-Za-z]/.test(id) && !names.includes(id));
  return { read, ids };
}

const PLURAL =
  /(?<![\d.,:/½+−-]\s?)\b1 (?:[a-z]+ )?(points|hexes|units|steps|others|columns|rows|boxes|markers|turns left)\b/;
const INTERNAL = /\b(undefined|null|NaN|off-map|must-act|no-command|entry:|box:|victory:|ic-|ooc-)|\[object|\{|\}/;
const UNTIDY = / {2}| [,.;:](?!\d)|\.\.(?!\.)|,\s*,/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe.each(wargames.map((system) => ({ id: system.id, system })))("$id", ({ system }) => {
  test.each(system.scenarios.map(({ id }) => id))(
    "%s: what people read has names, plain numbers and rules that exist",
    (scenario) => {
      const { read, ids } = readIn(system, scenario);
      const raw = ids.length === 0 ? /(?!)/ : new RegExp(`(?<![\\w/.-])(${ids.map(escaped).join("|")})(?![\\w/-])`);
      const wrong = new Set<string>();
      const known = new Set([...Object.keys(system.rules), ...system.readings.map(({ id }) => id)]);
      for (const { where, text, rule } of read) {
        for (const [what, pattern] of [
          ["one of many", PLURAL],
          ["a word of the program", INTERNAL],
          ["untidy", UNTIDY],
          ["an id", raw],
        ] as const) {
          const found = pattern.exec(text);
          if (found !== null) wrong.add(`${where}: ${what} (${found[0]}): ${text}`);
        }
        if (rule != null && rule !== "" && !known.has(rule)) wrong.add(`${where}: no rule ${rule}: ${text}`);
      }
      expect([...wrong].slice(0, 25)).toEqual([]);
      expect(read.length).toBeGreaterThan(300);
    },
  );
});
