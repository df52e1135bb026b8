import { useMemo } from "preact/compat";
import { Icon } from "../panels/icons.tsx";
import type { Book } from "./book.ts";
import { useGo } from "./go.ts";
import { caseCount, search } from "./search.ts";

interface ContentsProps {
  readonly book: Book;
  /** What is being read: a chapter, a chart. */
  readonly now: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** What is in the book, beside it; or, while somebody searches, what was found. */
export function Contents({ book, now, query, onQuery }: ContentsProps) {
  const go = useGo();
  const found = useMemo(() => search(book, query), [book, query]);
  const count = useMemo(() => caseCount(book), [book]);
  const isSearching = query.trim() !== "";
  return (
    <nav className="book-contents" aria-label="Contents">
      <label className="book-search">
        <Icon name="search" />
        <input
          type="search"
          value={query}
          placeholder={`Search ${count} rules`}
          aria-label="Search the rules"
          data-testid="rules-search"
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && found.length > 0) go(found[0].at);
          }}
        />
      </label>
      <p className="book-count" role="status">
        {isSearching ? `${found.length} found` : ""}
      </p>
      {isSearching ? (
        <List entries={found.map(({ at, label, title }) => ({ id: at, number: label, title }))} now="" />
      ) : (
        <>
          {book.charts.length > 0 && <p className="over">Charts</p>}
          <List entries={book.charts.map(({ id, title }) => ({ id, number: "", title }))} now={now} />
          {book.parts.map(({ title, chapters }) => (
            <div key={title}>
              <p className="over">{title}</p>
              <List entries={chapters} now={now} />
            </div>
          ))}
          <p className="over">This game</p>
          <List
            entries={[
              ...(book.options.length > 0 ? [{ id: "options", number: "", title: "Options" }] : []),
              { id: "provenance", number: "", title: "What is given and reconstructed" },
            ]}
            now={now}
          />
        </>
      )}
    </nav>
  );
}

interface ListProps {
  readonly entries: readonly { readonly id: string; readonly number: string; readonly title: string }[];
  readonly now: string;
}

function List({ entries, now }: ListProps) {
  const go = useGo();
  return (
    <ul>
      {entries.map(({ id, number, title }) => (
        <li key={id}>
          <button type="button" data-entry={id} aria-current={id === now ? "true" : undefined} onClick={() => go(id)}>
            {number !== "" && <b>{number}</b>} <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
