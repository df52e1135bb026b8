import type { Chapter, ChartView } from "@redoubt/mechanics";
import type { RulesBook } from "../worker/rules-book.ts";

type Told = RulesBook["rules"][number];
type Reading = RulesBook["readings"][number];

/** A case with what belongs below it. */
export interface BookCase extends Told {
  /** The readings that are told here: this is the first case of the book that they are about. */
  readonly readings: readonly Reading[];
  /** The names of readings that are about this case too and are told at another. */
  readonly elsewhere: readonly string[];
  readonly charts: readonly ChartView[];
}

/** A chapter with its cases in the order of the index. */
export interface BookChapter {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly cases: readonly BookCase[];
}

/** The chapters that stand together: those of the battle, those of all battles. */
export interface BookPart {
  readonly title: string;
  readonly chapters: readonly BookChapter[];
}

/** The rules of a battle as they are read through: charts, what is the battle's own, what all battles share, and the options. */
export interface Book {
  readonly title: string;
  readonly charts: readonly ChartView[];
  readonly parts: readonly BookPart[];
  readonly options: RulesBook["options"];
}

type Loose = Omit<BookChapter, "cases"> & Pick<Chapter, "part" | "battles"> & { readonly rules: Told[] };

/** The whole index cut into chapters: each goes from its first case up to the next one's. */
function cut({ title, rules, chapters }: RulesBook): readonly Loose[] {
  const all: Loose[] = [{ id: "chapter", number: "", title, part: "Rules", rules: [] }];
  for (const rule of rules) {
    const opened = chapters.find(({ first }) => first === rule.id);
    if (opened !== undefined) all.push({ ...opened, id: `chapter ${opened.first}`, rules: [] });
    all[all.length - 1].rules.push(rule);
  }
  return all.filter((chapter) => chapter.rules.length > 0);
}

const isUsed = ({ battles }: { readonly battles?: readonly string[] }, battle: string | null): boolean =>
  battle === null || battles === undefined || battles.includes(battle);

/**
 * Makes the book of a battle from what its system tells. What another battle alone uses is left out, but for the chapter of a
 * case that somebody asked for: it stands at the end.
 */
export function bookOf(told: RulesBook, asked: string | null): Book {
  const battle = told.battle?.id ?? null;
  const all = cut(told);
  const used = all.filter((chapter) => isUsed(chapter, battle));
  const astray = all.filter((chapter) => !used.includes(chapter) && chapter.rules.some(({ id }) => id === asked));
  const charts = told.charts.filter((chart) => isUsed(chart, battle));
  const parts = new Map<string, Loose[]>();
  for (const chapter of used) parts.set(chapter.part, [...(parts.get(chapter.part) ?? []), chapter]);
  // A system tells what is common first. Who plays a battle wants that battle's own before it.
  const inOrder = battle === null ? [...parts] : [...parts].reverse();
  if (astray.length > 0) inOrder.push(["Another battle", astray]);
  const order = inOrder.flatMap(([, chapters]) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const homes = homesOf(told.readings, order);
  const dressed = ({ id, number, title, rules }: Loose): BookChapter => ({
    id,
    number,
    title,
    cases: rules.map((rule) => {
      const about = told.readings.filter((reading) => reading.rules.includes(rule.id));
      return {
        ...rule,
        readings: about.filter((reading) => homes.get(reading.id) === rule.id),
        elsewhere: about.filter((reading) => homes.get(reading.id) !== rule.id).map((reading) => reading.id),
        charts: charts.filter((chart) => chart.rule === rule.id),
      };
    }),
  });
  return {
    title: told.battle?.title ?? told.title,
    charts,
    parts: inOrder.map(([title, chapters]) => ({ title, chapters: chapters.map(dressed) })),
    options: told.options.filter((option) => isUsed(option, battle)),
  };
}

/** Where each reading is told: at the first of its own cases that is in the book. */
function homesOf(readings: readonly Reading[], order: readonly string[]): ReadonlyMap<string, string> {
  const inBook = new Set(order);
  return new Map(
    readings.flatMap(({ id, rules }) => {
      const home = rules.find((rule) => inBook.has(rule));
      return home === undefined ? [] : [[id, home] as const];
    }),
  );
}

/** An option as a sentence: what is asked, what is played, what else could be, and whether it is played as it usually is. */
export function optionWords(option: RulesBook["options"][number], chosen: RulesBook["chosen"]) {
  const label = (choice: string): string => option.labels?.[option.choices.indexOf(choice)] ?? choice;
  const played = chosen[option.id] ?? option.standard;
  return {
    played: label(played),
    isStandard: played === option.standard,
    others: option.choices.filter((choice) => choice !== played).map(label),
  };
}
