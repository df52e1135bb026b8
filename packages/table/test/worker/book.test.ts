import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { type Book, bookOf, optionWords } from "../../src/book/book.ts";
import { caseCount, search } from "../../src/book/search.ts";
import type { RulesBook } from "../../src/worker/rules-book.ts";

const rule = (id: string, title: string, text = "") => ({ id, title, text, kind: "enforce" as const });
const chart = (id: string, of: string, battles?: readonly string[]) => ({
  id,
  title: id,
  rule: of,
  columns: ["1"],
  rows: [{ label: "swamp", cells: ["2"] }],
  provenance: "given" as const,
  ...(battles === undefined ? {} : { battles }),
});
const told: RulesBook = {
  system: "piquet",
  title: "Piquets",
  edition: "first",
  battle: { id: "ford", title: "The Ford" },
  chapters: [
    { first: "1.0", number: "1", title: "Moving", part: "All battles" },
    { first: "2.0", number: "2", title: "Fighting", part: "All battles" },
    { first: "F1", number: "F", title: "At the ford", part: "The Ford", battles: ["ford"] },
    { first: "H1", number: "H", title: "On the hill", part: "The Hill", battles: ["hill"] },
  ],
  rules: [
    { ...rule("1.0", "Moving"), kind: "info", heading: true },
    rule("1.1", "Steps", "Through a redoubt."),
    rule("2.0", "Redoubt help", "In melee."),
    rule("F1", "Cold water"),
    rule("H1", "Steep"),
  ],
  readings: [
    { id: "P-1", rules: ["H1", "2.0", "1.1"], text: "Which comes first." },
    { id: "P-2", rules: ["H1"], text: "How steep." },
  ],
  charts: [chart("moves", "1.1"), chart("points-ford", "F1", ["ford"]), chart("points-hill", "H1", ["hill"])],
  options: [
    { id: "mud", title: "Is there mud?", rules: ["1.1"], choices: ["a", "b"], labels: ["Yes", "No"], standard: "a" },
    { id: "snow", title: "Is there snow?", rules: ["H1"], choices: ["a"], standard: "a", battles: ["hill"] },
  ],
  chosen: { mud: "b" },
  given: [],
  reconstructed: [],
};
const chaptersIn = (book: Book) => book.parts.flatMap(({ chapters }) => chapters);
const casesIn = (book: Book) => chaptersIn(book).flatMap(({ cases }) => cases);

test("a battle's own part comes first, and what another battle alone uses is left out", () => {
  const book = bookOf(told, null);
  expect(book.title).toBe("The Ford");
  expect(book.parts.map(({ title }) => title)).toEqual(["The Ford", "All battles"]);
  expect(casesIn(book).map(({ id }) => id)).toEqual(["F1", "1.0", "1.1", "2.0"]);
  expect(book.charts.map(({ id }) => id)).toEqual(["moves", "points-ford"]);
  expect(book.options.map(({ id }) => id)).toEqual(["mud"]);
});

test("without a battle everything is there in the order of the index", () => {
  const book = bookOf({ ...told, battle: null }, null);
  expect(casesIn(book).map(({ id }) => id)).toEqual(told.rules.map(({ id }) => id));
  expect([book.title, book.charts.length, book.options.length]).toEqual(["Piquets", 3, 2]);
});

test("a case of another battle that somebody asks for stands at the end", () => {
  const book = bookOf(told, "H1");
  expect(book.parts.at(-1)?.title).toBe("Another battle");
  expect(casesIn(book).at(-1)?.id).toBe("H1");
});

test("a reading is told once, at the first of its own cases in the book, and named at the others", () => {
  const of = (book: Book, id: string) => casesIn(book).find((one) => one.id === id);
  const book = bookOf(told, null);
  expect(of(book, "2.0")?.readings.map(({ id }) => id)).toEqual(["P-1"]);
  expect(of(book, "1.1")).toMatchObject({ readings: [], elsewhere: ["P-1"] });
  expect(of(bookOf(told, "H1"), "H1")?.readings.map(({ id }) => id)).toEqual(["P-1", "P-2"]);
});

test("a case has the charts that cite it", () => {
  expect(casesIn(bookOf(told, null)).flatMap((one) => one.charts.map(({ id }) => `${one.id} ${id}`))).toEqual([
    "F1 points-ford",
    "1.1 moves",
  ]);
});

test("rules that are told without chapters are one", () => {
  const book = bookOf({ ...told, chapters: [] }, null);
  expect(chaptersIn(book).map(({ title, cases }) => [title, cases.length])).toEqual([["Piquets", 5]]);
});

test("an option is a sentence: what is played and what else could be", () => {
  expect(optionWords(told.options[0], told.chosen)).toEqual({ played: "No", isStandard: false, others: ["Yes"] });
  expect(optionWords(told.options[1], {})).toEqual({ played: "a", isStandard: true, others: [] });
});

test("cases, charts and readings are found by every word, titles first", () => {
  const book = bookOf(told, null);
  const ats = (query: string) => search(book, query).map(({ at }) => at);
  expect(ats("redoubt")).toEqual(["2.0", "1.1"]);
  expect(ats("redoubt melee")).toEqual(["2.0"]);
  expect(ats("comes first")).toEqual(["P-1"]);
  expect(ats("swamp")).toEqual(["moves", "points-ford"]);
  expect(ats(" ")).toEqual([]);
  expect(caseCount(book)).toBe(4);
});

describe.each(wargames)("the book of $id", (system) => {
  const { id, title, edition, rules, readings, charts, options, chapters = [], scenarios } = system;
  const of = (battle: RulesBook["battle"]) =>
    bookOf(
      {
        ...told,
        system: id,
        title,
        edition,
        battle,
        chapters,
        rules: Object.entries(rules).map(([number, entry]) => ({ id: number, ...entry })),
        readings,
        charts,
        options,
      },
      null,
    );

  test("has every case in a chapter with a title, and every reading once", () => {
    const book = of(null);
    expect(casesIn(book).map((one) => one.id)).toEqual(Object.keys(rules));
    expect(chaptersIn(book).map((one) => one.id)).toEqual(chapters.map(({ first }) => `chapter ${first}`));
    const told = casesIn(book).flatMap((one) => one.readings.map((reading) => reading.id));
    expect(told.toSorted()).toEqual(readings.map((reading) => reading.id).toSorted());
  });

  test.each(scenarios)("for $id leaves out what is told of other battles, and nothing else", (battle) => {
    const book = of(battle);
    const isOthers = ({ battles }: { readonly battles?: readonly string[] }) => battles?.includes(battle.id) === false;
    expect(book.charts).toEqual(charts.filter((one) => !isOthers(one)));
    expect(book.options).toEqual(options.filter((one) => !isOthers(one)));
    expect(
      chaptersIn(book)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(
      chapters
        .filter((one) => !isOthers(one))
        .map(({ first }) => `chapter ${first}`)
        .toSorted(),
    );
  });

  test("names battles that there are, and calls nothing by a word of the program", () => {
    const known = scenarios.map((one) => one.id);
    for (const { battles = [] } of [...chapters, ...charts, ...options])
      for (const one of battles) expect(known).toContain(one);
    for (const { rows } of charts)
      for (const { label } of rows) expect(label).not.toMatch(/[a-z]-(?:along|column|slope|road)/);
    for (const { choices, labels } of options) expect(labels).toHaveLength(choices.length);
  });
});
