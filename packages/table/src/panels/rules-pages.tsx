import type { RulesBook } from "../worker/messages.ts";
import { RuleChip } from "./rule-chip.tsx";

/** One rule in our words, with the readings and charts that belong to it. */
export function RulePage({ book, id }: { readonly book: RulesBook; readonly id: string }) {
  const rule = book.rules.find((one) => one.id === id);
  if (rule === undefined) return <p>There is no rule {id}.</p>;
  const readings = book.readings.filter(({ rules }) => rules.includes(id));
  const charts = book.charts.filter((chart) => chart.rule === id);
  return (
    <div data-testid="rule-page" data-rule={id}>
      <p className="over">
        {book.title} · {KINDS[rule.kind]}
      </p>
      <h2>
        {id} {rule.title}
      </h2>
      <p>{rule.text}</p>
      {rule.reason !== undefined && <p className="note">{rule.reason}</p>}
      {readings.map((reading) => (
        <Reading key={reading.id} book={book} reading={reading} />
      ))}
      {charts.map((chart) => (
        <Chart key={chart.id} chart={chart} />
      ))}
    </div>
  );
}

const KINDS = { enforce: "enforced", data: "in the data", choice: "a choice", info: "information" } as const;

function Reading({ book, reading }: { readonly book: RulesBook; readonly reading: RulesBook["readings"][number] }) {
  const option = book.options.find(({ id }) => id === reading.option);
  return (
    <p className="note">
      <span>
        <span className="rule rd">{reading.id}</span> {reading.text}
        {option !== undefined && (
          <>
            {" "}
            <b>
              {option.title}: {book.chosen[option.id] ?? option.standard}.
            </b>{" "}
            Other readings can be chosen at set-up.
          </>
        )}
      </span>
    </p>
  );
}

function Chart({ chart }: { readonly chart: RulesBook["charts"][number] }) {
  return (
    <figure className="chart">
      <figcaption>
        <h3>
          {chart.title} <RuleChip rule={chart.rule} />
        </h3>
        {chart.provenance === "reconstructed" && <span className="rec">reconstructed</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is scrolled by keyboard */}
      <div className="chart-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {chart.columns.map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed columns stay in place
                <th key={i} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row, r) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed rows stay in place
              <tr key={r}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: printed cells stay in place
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chart.note !== undefined && <p className="chart-note">{chart.note}</p>}
    </figure>
  );
}

/** One chart as it is printed. */
export function ChartPage({ book, id }: { readonly book: RulesBook; readonly id: string }) {
  const chart = book.charts.find((one) => one.id === id);
  return chart === undefined ? null : <Chart chart={chart} />;
}

/** How the contradictions and gaps of the book are read. */
export function ReadingsPage({ book, id }: { readonly book: RulesBook; readonly id: string }) {
  const first = book.readings.find((reading) => reading.id === id);
  const others = book.readings.filter((reading) => reading !== first);
  return (
    <>
      <p className="over">{book.title}</p>
      <h2>Readings in force</h2>
      {first !== undefined && <Reading book={book} reading={first} />}
      {first !== undefined && <hr className="hair" />}
      {others.map((reading) => (
        <Reading key={reading.id} book={book} reading={reading} />
      ))}
    </>
  );
}

/** The options of this game. */
export function OptionsPage({ book }: { readonly book: RulesBook }) {
  return (
    <>
      <p className="over">{book.title}</p>
      <h2>Options chosen</h2>
      <dl className="options">
        {book.options.map((option) => (
          <div key={option.id}>
            <dt>
              {option.title}{" "}
              {option.rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </dt>
            <dd>
              {book.chosen[option.id] ?? option.standard}
              {book.chosen[option.id] === option.standard ? " (standard)" : ""}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What of map and charts the rulebook gives, and what had to be reconstructed. */
export function ProvenancePage({ book }: { readonly book: RulesBook }) {
  const charts = book.charts.filter(({ provenance }) => provenance === "reconstructed");
  return (
    <>
      <p className="over">
        {book.title} · {book.edition}
      </p>
      <h2>What is given and reconstructed</h2>
      {book.reconstructed.length > 0 && <h3>Reconstructed on the map</h3>}
      <ul>
        {book.reconstructed.map(({ what, basis }) => (
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
      {book.given.length > 0 && <h3>Given by the rulebook</h3>}
      <ul>
        {book.given.map(({ rule, fact }) => (
          <li key={rule + fact}>
            {fact} <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}
