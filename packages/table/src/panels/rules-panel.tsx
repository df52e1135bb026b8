import { useEffect, useMemo, useRef, useState } from "react";
import { useApp } from "../session/context.ts";
import type { RulesBook } from "../worker/messages.ts";
import { Icon } from "./icons.tsx";
import { ChartPage, OptionsPage, ProvenancePage, ReadingsPage, RulePage } from "./rules-pages.tsx";

interface RulesPanelProps {
  /** Null is the system of the game on the table. */
  readonly system: string | null;
  readonly at: string | null;
  readonly onClose: () => void;
}

/** The rules in our words: an index to search, charts, readings, options, and what is given or reconstructed. */
export function RulesPanel({ system, at, onClose }: RulesPanelProps) {
  const { referee } = useApp();
  const [book, setBook] = useState<RulesBook | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const tell = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
    referee.rules({ system }).then(setBook, tell);
  }, [referee, system]);
  if (problem !== null) return <NoRules system={system} problem={problem} onClose={onClose} />;
  return (
    <section className="rules card" aria-label="Rules" data-testid="rules">
      {book === null ? (
        <p className="rules-wait">Fetching the rules.</p>
      ) : (
        <Book book={book} at={at} onClose={onClose} />
      )}
    </section>
  );
}

interface NoRulesProps {
  readonly system: string | null;
  readonly problem: string;
  readonly onClose: () => void;
}

/** Rules that are not here, or could not be fetched: what is wrong, and a way back. */
function NoRules({ system, problem, onClose }: NoRulesProps) {
  return (
    <section className="failed card" aria-label="Rules" role="alert" data-testid="no-rules">
      <h1>{system === null ? "The rules could not be fetched." : `There are no rules of “${system}” to show.`}</h1>
      <p>{problem}</p>
      <div className="acts">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        <a className="btn pri" href="#battles">
          All battles
        </a>
      </div>
    </section>
  );
}

type Page =
  | { readonly kind: "rule" | "chart"; readonly id: string }
  | { readonly kind: "readings" | "options" | "provenance"; readonly id: string };

function pageOf(book: RulesBook, at: string | null): Page {
  if (at !== null && book.readings.some(({ id }) => id === at)) return { kind: "readings", id: at };
  if (at !== null && book.charts.some(({ id }) => id === at)) return { kind: "chart", id: at };
  return { kind: "rule", id: at !== null && book.rules.some(({ id }) => id === at) ? at : (book.rules[0]?.id ?? "") };
}

function Book({
  book,
  at,
  onClose,
}: {
  readonly book: RulesBook;
  readonly at: string | null;
  readonly onClose: () => void;
}) {
  const [query, setQuery] = useState("");
  const [page, setPage] = useState<Page>(() => pageOf(book, at));
  const list = useRef<HTMLElement>(null);
  useEffect(() => setPage(pageOf(book, at)), [book, at]);
  const found = useMemo(() => search(book, query), [book, query]);
  useEffect(() => {
    list.current?.querySelector(`[data-rule="${CSS.escape(page.id)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [page]);
  return (
    <>
      <nav className="rules-index" aria-label="Index of rules" ref={list}>
        <label className="rules-search">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            placeholder="Search the rules"
            aria-label="Search the rules"
            data-testid="rules-search"
            onChange={(event) => setQuery(event.target.value)}
          />
          <b>{query === "" ? "" : found.length}</b>
        </label>
        <ul>
          {found.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                data-rule={id}
                className={page.kind === "rule" && page.id === id ? "on" : ""}
                onClick={() => setPage({ kind: "rule", id })}
              >
                <b>{id}</b> {title}
              </button>
            </li>
          ))}
        </ul>
        <IndexLinks book={book} page={page} onPage={setPage} />
      </nav>
      <article className="rules-page" tabIndex={-1}>
        <button type="button" className="btn sm rules-close" data-testid="rules-close" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
        {page.kind === "rule" && <RulePage book={book} id={page.id} />}
        {page.kind === "chart" && <ChartPage book={book} id={page.id} />}
        {page.kind === "readings" && <ReadingsPage book={book} id={page.id} />}
        {page.kind === "options" && <OptionsPage book={book} />}
        {page.kind === "provenance" && <ProvenancePage book={book} />}
      </article>
    </>
  );
}

function IndexLinks({
  book,
  page,
  onPage,
}: {
  readonly book: RulesBook;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
}) {
  const link = (kind: Page["kind"], id: string, text: string) => (
    <li key={kind + id}>
      <button
        type="button"
        className={page.kind === kind && (kind !== "chart" || page.id === id) ? "on" : ""}
        onClick={() => onPage({ kind, id } as Page)}
      >
        {text}
      </button>
    </li>
  );
  return (
    <>
      {book.charts.length > 0 && <p className="over">Charts</p>}
      <ul>{book.charts.map(({ id, title }) => link("chart", id, title))}</ul>
      <p className="over">This game</p>
      <ul>
        {book.readings.length > 0 && link("readings", "", "Readings in force")}
        {book.options.length > 0 && link("options", "", "Options chosen")}
        {link("provenance", "", "What is given and reconstructed")}
      </ul>
    </>
  );
}

/** The rules whose number, title or text has every word of a query; titles first. */
export function search(book: Pick<RulesBook, "rules">, query: string): RulesBook["rules"] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.rules;
  const found = book.rules.filter(({ id, title, text }) => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
  const isTitle = ({ id, title }: RulesBook["rules"][number]) =>
    wanted.every((word) => `${id} ${title}`.toLowerCase().includes(word));
  return [...found.filter(isTitle), ...found.filter((rule) => !isTitle(rule))];
}
