import type { RulesBook } from "../worker/rules-book.ts";
import { type Book, optionWords } from "./book.ts";
import { Cite } from "./cite.tsx";

interface LastProps {
  readonly book: Book;
  readonly told: RulesBook;
}

/** The options that matter to the battle, in sentences. */
export function Options({ book, told }: LastProps) {
  if (book.options.length === 0) return null;
  return (
    <section className="book-chapter" data-chapter="options" data-at="options">
      <h2 tabIndex={-1}>{told.battle === null ? "Options" : "Options of this game"}</h2>
      <dl className="book-options">
        {book.options.map((option) => {
          const { played, isStandard, others } = optionWords(option, told.chosen);
          return (
            <div key={option.id}>
              <dt>
                {option.title}{" "}
                {option.rules.map((rule) => (
                  <Cite key={rule} at={rule} />
                ))}
              </dt>
              <dd>
                {played}
                {isStandard ? " (as usual)." : " (chosen for this game)."}
                <span className="book-quiet"> Or: {others.join("; or: ")}.</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** What of map and charts the rulebook gives, and what had to be reconstructed. */
export function Provenance({ book, told }: LastProps) {
  const charts = book.charts.filter(({ provenance }) => provenance === "reconstructed");
  return (
    <section className="book-chapter" data-chapter="provenance" data-at="provenance">
      <h2 tabIndex={-1}>What is given and reconstructed</h2>
      <p>{told.edition}.</p>
      {told.reconstructed.length > 0 && <h3>Reconstructed on the map</h3>}
      <ul>
        {told.reconstructed.map(({ what, basis }) => (
          <li key={what + basis} className="rec">
            {what}: {basis}
          </li>
        ))}
      </ul>
      {charts.length > 0 && <h3>Reconstructed charts</h3>}
      <ul>
        {charts.map((chart) => (
          <li key={chart.id} className="rec">
            {chart.title}
          </li>
        ))}
      </ul>
      {told.given.length > 0 && <h3>Given by the rulebook</h3>}
      <ul>
        {told.given.map(({ rule, fact }) => (
          <li key={rule + fact}>
            {fact} <Cite at={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
