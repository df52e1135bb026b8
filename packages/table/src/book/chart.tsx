import type { ChartPlace, ChartView } from "@redoubt/mechanics";
import { Cite } from "./cite.tsx";

interface ChartProps {
  readonly chart: ChartView;
  /** Whether cells that are printed as codes are told in words. */
  readonly isInWords: boolean;
  /** The cells that are asked about. */
  readonly place: ChartPlace | null;
}

/** A chart as it is printed. A wide one slides inside itself, and its first column stays. */
export function Chart({ chart, isInWords, place }: ChartProps) {
  const isColumn = (column: number): boolean => place?.columns.includes(column) ?? false;
  const isRow = (row: number): boolean => place?.rows.includes(row) ?? false;
  return (
    <figure className="book-chart" data-at={chart.id}>
      <figcaption>
        <h3 tabIndex={-1}>{chart.title}</h3> <Cite at={chart.rule} />
        {chart.provenance === "reconstructed" && <span className="rec">reconstructed</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is slid by keyboard */}
      <section className="book-slide" tabIndex={0} aria-label={`Chart: ${chart.title}`} data-testid="chart">
        <table>
          <thead>
            <tr>
              <td />
              {chart.columns.map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed columns stay in place
                <th key={i} scope="col" className={isColumn(i) ? "is-read" : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row, r) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed rows stay in place
              <tr key={r}>
                <th scope="row" className={isRow(r) ? "is-read" : undefined}>
                  {row.label}
                </th>
                {(isInWords ? (row.words ?? row.cells) : row.cells).map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: printed cells stay in place
                  <td key={i} className={cellClass(row.words !== undefined, isRow(r) && isColumn(i))}>
                    {cell}
                    {isRow(r) && isColumn(i) && <span className="sr">, asked about</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chart.note !== undefined && <p className="book-quiet">{chart.note}</p>}
    </figure>
  );
}

const cellClass = (isResult: boolean, isLit: boolean): string | undefined =>
  [...(isResult ? ["book-result"] : []), ...(isLit ? ["is-lit"] : [])].join(" ") || undefined;
