import type { ChartPlace } from "@redoubt/mechanics";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/compat";
import { Icon } from "../panels/icons.tsx";
import { useRoom } from "../session/context.ts";
import type { RulesBook } from "../worker/rules-book.ts";
import { type Book, bookOf } from "./book.ts";
import { Chapter } from "./chapter.tsx";
import { Chart } from "./chart.tsx";
import { Contents } from "./contents.tsx";
import { GoContext } from "./go.ts";
import { Options, Provenance } from "./last.tsx";
import { Tabs } from "./tabs.tsx";
import { useReading } from "./use-reading.ts";

interface OpenBookProps {
  readonly told: RulesBook;
  readonly at: string | null;
  readonly place: ChartPlace | null;
  readonly closes: string;
  readonly onClose: () => void;
}

/** The open book: contents beside, everything else one long page. */
export function OpenBook({ told, at, place, closes, onClose }: OpenBookProps) {
  const isPhone = useRoom() === "narrow";
  const [asked, setAsked] = useState({ at, times: 0 });
  const [query, setQuery] = useState("");
  const [isListed, setListed] = useState(false);
  const [isInWords, setInWords] = useState(true);
  const page = useRef<HTMLElement>(null);
  const book = useMemo(() => bookOf(told, asked.at), [told, asked.at]);
  const now = useReading(page, book);
  const go = useCallback((place: string) => {
    setListed(false);
    setAsked(({ times }) => ({ at: place, times: times + 1 }));
  }, []);
  useEffect(() => setAsked(({ times }) => ({ at, times: times + 1 })), [at]);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => turnTo(page.current, asked.at), [asked]);
  const current = book.parts.flatMap(({ chapters }) => chapters).find(({ id }) => id === now);
  return (
    <GoContext value={go}>
      <section
        className={`book ${isPhone ? "is-phone" : ""} ${isListed ? "is-listed" : ""}`}
        aria-label="Rules"
        data-testid="rules"
        onKeyDown={(event) => {
          // What is typed here is not meant for the map behind the book.
          event.stopPropagation();
          if (event.key === "Escape") (isListed ? () => setListed(false) : onClose)();
        }}
      >
        {isPhone && (
          <header className="book-head">
            <button
              type="button"
              className="ib"
              aria-label="Contents"
              aria-expanded={isListed}
              data-testid="book-list"
              onClick={() => setListed(!isListed)}
            >
              <Icon name="menu" />
            </button>
            <p>
              <i>{book.title}</i>
              <span>{current === undefined ? "Charts and options" : `${current.number} ${current.title}`}</span>
            </p>
            <button type="button" className="ib" aria-label={closes} data-testid="rules-close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
        )}
        <Contents book={book} now={now} query={query} onQuery={setQuery} />
        <article className="book-page" tabIndex={-1} ref={page} aria-label={`Rules: ${book.title}`}>
          {!isPhone && (
            <button type="button" className="btn sm book-close" data-testid="rules-close" onClick={onClose}>
              {closes} <kbd>Esc</kbd>
            </button>
          )}
          <p className="over">
            {told.title}
            {told.battle !== null && " · as this game uses it"}
          </p>
          <h1>{book.title}</h1>
          {book.charts.length > 0 && (
            <section className="book-chapter" data-at="charts">
              <h2 tabIndex={-1}>Charts</h2>
              {book.charts.some(isCoded) && <WordsOrCodes isInWords={isInWords} onChange={setInWords} />}
              {book.charts.map((chart) => (
                <Chart
                  key={chart.id}
                  chart={chart}
                  isInWords={isInWords}
                  place={place?.chart === chart.id ? place : null}
                />
              ))}
            </section>
          )}
          {book.parts.map(({ title, chapters }) => (
            <div key={title} className="book-part" data-at={`part ${title}`}>
              <p className="over">{title}</p>
              {chapters.map((chapter) => (
                <Chapter key={chapter.id} chapter={chapter} told={told} />
              ))}
            </div>
          ))}
          <Options book={book} told={told} />
          <Provenance book={book} told={told} />
        </article>
        {isPhone && <Tabs book={book} now={now} isListed={isListed} onSearch={() => setListed(true)} />}
      </section>
    </GoContext>
  );
}

const isCoded = ({ rows }: Book["charts"][number]): boolean => rows.some(({ words }) => words !== undefined);

interface WordsOrCodesProps {
  readonly isInWords: boolean;
  readonly onChange: (isInWords: boolean) => void;
}

/** How results stand in the charts. */
function WordsOrCodes({ isInWords, onChange }: WordsOrCodesProps) {
  return (
    <fieldset className="book-switch">
      <legend className="sr">Results in the charts</legend>
      {[true, false].map((words) => (
        <button
          key={String(words)}
          type="button"
          aria-pressed={words === isInWords}
          data-testid={words ? "in-words" : "in-codes"}
          onClick={() => onChange(words)}
        >
          {words ? "In words" : "In codes"}
        </button>
      ))}
    </fieldset>
  );
}

/** Brings a place to the top of the page, marks it, and tells it to those who listen. */
function turnTo(page: HTMLElement | null, at: string | null): void {
  if (page === null) return;
  page.querySelector(".is-asked")?.classList.remove("is-asked");
  const place = at === null ? null : page.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  place?.classList.add("is-asked");
  place?.scrollIntoView({ block: "start" });
  // A wide chart slides to the cells that are asked about.
  place?.querySelector(".is-lit")?.scrollIntoView({ block: "nearest", inline: "center" });
  const heading = place?.matches("h2") ? place : place?.querySelector<HTMLElement>('[tabindex="-1"]');
  (heading ?? page).focus({ preventScroll: true });
}
