import type { Book } from "./book.ts";

/** Something in the book that a query found. */
export interface Found {
  /** Where it stands: the number of a case, the name of a reading or of a chart. */
  readonly at: string;
  readonly label: string;
  readonly title: string;
}

/** A reading begins with what it is about. */
const opening = (text: string): string => text.split(". ")[0];

const places = (book: Book): readonly (Found & { readonly text: string })[] => [
  ...book.charts.map(({ id, title, rows, columns }) => ({
    at: id,
    label: "",
    title,
    text: [...columns, ...rows.map(({ label }) => label)].join(" "),
  })),
  ...book.parts.flatMap(({ chapters }) =>
    chapters.flatMap(({ cases }) =>
      cases.flatMap(({ id, title, text, readings }) => [
        { at: id, label: id, title, text },
        ...readings.map((reading) => ({
          at: reading.id,
          label: reading.id,
          title: opening(reading.text),
          text: reading.text,
        })),
      ]),
    ),
  ),
];

/** The charts, cases and readings that have every word of a query; those that have it in number or title come first. */
export function search(book: Book, query: string): readonly Found[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const has = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const found = places(book).filter(({ label, title, text }) => has(`${label} ${title} ${text}`));
  const isNamed = ({ label, title }: Found): boolean => has(`${label} ${title}`);
  return [...found.filter(isNamed), ...found.filter((place) => !isNamed(place))];
}

/** How many cases can be searched. */
export const caseCount = ({ parts }: Book): number =>
  parts.flatMap(({ chapters }) => chapters.map(({ cases }) => cases.length)).reduce((a, b) => a + b, 0);
