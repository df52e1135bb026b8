import type { Book } from "./book.ts";
import { useGo } from "./go.ts";

interface TabsProps {
  readonly book: Book;
  readonly onSearch: () => void;
}

/** The parts of the book at the foot of a phone. */
export function Tabs({ book, onSearch }: TabsProps) {
  const go = useGo();
  return (
    <nav className="book-tabs" aria-label="Parts of the book">
      {book.charts.length > 0 && (
        <button type="button" onClick={() => go("charts")}>
          Charts
        </button>
      )}
      {book.parts.map(({ title }) => (
        <button key={title} type="button" onClick={() => go(`part ${title}`)}>
          {title}
        </button>
      ))}
      <button type="button" onClick={onSearch}>
        Search
      </button>
    </nav>
  );
}
