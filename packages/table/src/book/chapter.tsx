import { memo } from "preact/compat";
import type { RulesBook } from "../worker/rules-book.ts";
import { type BookCase, type BookChapter, optionWords } from "./book.ts";
import { Cite } from "./cite.tsx";
import { useGo } from "./go.ts";

interface ChapterProps {
  readonly chapter: BookChapter;
  readonly told: RulesBook;
}

/** A chapter, its cases one after the other. It never changes while the book is open. */
export const Chapter = memo(function Chapter({ chapter, told }: ChapterProps) {
  const { id, number, title, cases } = chapter;
  // The heading of the chapter says what its first case would say again.
  const heading = cases[0]?.heading === true ? cases[0] : null;
  const shown = heading === null ? cases : cases.slice(1);
  return (
    <section className="book-chapter" data-chapter={id} data-at={id}>
      <h2 tabIndex={-1} data-at={heading?.id}>
        {number !== "" && <b>{number}</b>} {title}
      </h2>
      {shown.map((one) => (
        <Case key={one.id} one={one} told={told} />
      ))}
    </section>
  );
});

function Case({ one, told }: { readonly one: BookCase; readonly told: RulesBook }) {
  const go = useGo();
  return (
    <div className="book-case" data-at={one.id} data-testid="case">
      <h3 tabIndex={-1}>
        <b>{one.id}</b> {one.title}
      </h3>
      {one.heading !== true && (
        <p>
          {one.text} {one.elsewhere.length > 0 && <Elsewhere ids={one.elsewhere} />}
        </p>
      )}
      {one.heading !== true && one.reason !== undefined && <p className="book-quiet">{one.reason}</p>}
      {one.readings.map((reading) => (
        <Reading key={reading.id} reading={reading} told={told} />
      ))}
      {one.charts.map((chart) => (
        <button key={chart.id} type="button" className="btn sm" onClick={() => go(chart.id)}>
          Chart: {chart.title}
        </button>
      ))}
    </div>
  );
}

function Elsewhere({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span className="book-also">
      {ids.map((id) => (
        <Cite key={id} at={id} kind="Reading" />
      ))}
    </span>
  );
}

interface ReadingProps {
  readonly reading: RulesBook["readings"][number];
  readonly told: RulesBook;
}

function Reading({ reading, told }: ReadingProps) {
  const option = told.options.find(({ id }) => id === reading.option);
  const others = reading.rules.slice(1);
  return (
    <div className="note book-reading" data-at={reading.id}>
      <p tabIndex={-1}>
        <b className="rule rd">{reading.id}</b> {reading.text}
      </p>
      {option !== undefined && (
        <p>
          {told.battle === null ? "Usually played" : "Played here"}: {optionWords(option, told.chosen).played}. It is
          chosen at set-up.
        </p>
      )}
      {others.length > 0 && (
        <p className="book-also">
          See also{" "}
          {others.map((rule) => (
            <Cite key={rule} at={rule} />
          ))}
        </p>
      )}
    </div>
  );
}
