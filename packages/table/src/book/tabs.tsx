import type { Book } from "./book.ts";
import { useGo } from "./go.ts";

interface TabsProps {
  readonly book: Book;
  /** The chart or chapter that is read. */
  readonly now: string;
  /** Whether the contents lie over the page. */
  readonly isListed: boolean;
  readonly onSearch: () => void;
}

/** The parts of the book at the foot of a phone. */
export function Tabs({ book, now, isListed, onSearch }: TabsProps) {
  const go = useGo();
  const isRead = (places: readonly { readonly id: string }[]) =>
    !isListed && places.some(({ id }) => id === now) ? "true" : undefined;
  return (
    <nav className="book-tabs" aria-label="Parts of the book">
      {book.charts.length > 0 && (
        <button type="button" aria-current={isRead(book.charts)} onClick={() => go("charts")}>
          Charts
        </button>
      )}
      {book.parts.map(({ title, chapters }) => (
        <button key={title} type="button" aria-current={isRead(chapters)} onClick={() => go(`part ${title}`)}>
          {title}
        </button>
      ))}
      <button type="button" aria-current={isListed ? "true" : undefined} onClick={onSearch}>
        Search
      </button>
    </nav>
  );
}
