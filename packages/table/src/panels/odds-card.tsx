import { useDesk } from "../session/context.ts";
import type { OddsView, OutcomeView, Preview } from "../worker/foresight.ts";
import { ChartLink } from "./chart-link.tsx";
import { rowWords } from "./ledger-words.ts";
import { RuleChip } from "./rule-chip.tsx";
import { words } from "./words.ts";

/** What the dice can do, exactly, before they are thrown. */
export function OddsCard({ preview }: { readonly preview: Preview }) {
  const compared = useDesk((now) => now.compared);
  const { odds } = preview;
  return (
    <section className="card odds" aria-label="Odds" data-testid="odds">
      <h3>
        What the dice can do <small>{odds === null ? "" : "exact"}</small>
      </h3>
      {odds !== null && <Odds odds={odds} />}
      {odds !== null && compared !== null && <Compared label={compared.label} odds={compared.odds} beside={odds} />}
      {odds === null && <p className="odds-none">Too many dice fall to list every outcome.</p>}
      <Ledger preview={preview} />
    </section>
  );
}

/** A pattern for each outcome: its hue tells whom it hurts, its stripes tell it from others that hurt the same. */
function patternsOf(outcomes: readonly OutcomeView[]): ReadonlyMap<string, string> {
  const counts: Record<OutcomeView["tone"], number> = { nothing: 0, good: 0, bad: 0, mixed: 0 };
  return new Map(outcomes.map(({ words: told, tone }) => [told, `k-${tone}-${counts[tone]++ % 3}`]));
}

/** The outcomes that have a part of the scale. */
const shownIn = ({ outcomes, rarer }: OddsView): readonly OutcomeView[] =>
  rarer === null ? outcomes : [...outcomes, rarer.together];

interface ScaleProps {
  readonly odds: OddsView;
  readonly patterns: ReadonlyMap<string, string>;
}

/** All chances on one scale from left to right, cut into the parts that they are told in. */
function Scale({ odds, patterns }: ScaleProps) {
  const ticks = odds.parts === null || odds.parts > 36 ? 0 : odds.parts;
  return (
    <div className="scale" data-testid="odds-scale" aria-hidden="true">
      {shownIn(odds).map((one) => (
        <i key={one.words} className={patterns.get(one.words) ?? ""} style={{ width: `${one.share * 100}%` }} />
      ))}
      {Array.from({ length: Math.max(0, ticks - 1) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a scale stay in place
        <u key={i} style={{ left: `${((i + 1) * 100) / ticks}%` }} />
      ))}
    </div>
  );
}

/** What is certain, once; then the scale, and every outcome in full words with the cell it is read from. */
function Odds({ odds }: { readonly odds: OddsView }) {
  const patterns = patternsOf(shownIn(odds));
  return (
    <>
      {odds.certain.length > 0 && (
        <>
          <p className="over">Certain, whatever the dice</p>
          <ul className="certain" data-testid="certain">
            {odds.certain.map((sentence, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
              <li key={i}>{sentence}</li>
            ))}
          </ul>
          <p className="over">The dice decide</p>
        </>
      )}
      {odds.rolls !== null && (
        <p className="note">
          {odds.rolls === 1 ? "This is the first roll" : `These are the first ${odds.rolls} rolls`}: more dice fall
          before anybody decides again.
        </p>
      )}
      <Scale odds={odds} patterns={patterns} />
      <ul className="outcomes" data-testid="outcomes">
        {odds.outcomes.map((one) => (
          <Row key={one.words} one={one} pattern={patterns.get(one.words) ?? ""} />
        ))}
        {odds.rarer !== null && (
          <li>
            <details>
              <summary>
                <i className={patterns.get(odds.rarer.together.words) ?? ""} />
                <span className="l">{odds.rarer.together.words}</span>
                <span className="p">{odds.rarer.together.chance}</span>
              </summary>
              <ul>
                {odds.rarer.outcomes.map((one) => (
                  <Row key={one.words} one={one} pattern="" />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </>
  );
}

function Row({ one, pattern }: { readonly one: OutcomeView; readonly pattern: string }) {
  return (
    <li data-tone={one.tone}>
      <i className={pattern} />
      <span className="l">
        {one.words} {one.cells.length > 0 && <small>[{one.cells.join(", ")}]</small>}
      </span>
      <span className="p">{one.chance}</span>
    </li>
  );
}

interface ComparedProps {
  readonly label: string;
  readonly odds: OddsView;
  readonly beside: OddsView;
}

/** How it would be otherwise: a thin bar on the same scale, the same outcomes in the same patterns. */
function Compared({ label, odds, beside }: ComparedProps) {
  const only = shownIn(odds).filter(({ words: told }) => !shownIn(beside).some((one) => one.words === told));
  const patterns = patternsOf([...shownIn(beside), ...only]);
  const certain = odds.certain.filter((sentence) => !beside.certain.includes(sentence));
  return (
    <div className="compared" data-testid="compared">
      <p>{label}</p>
      <Scale odds={odds} patterns={patterns} />
      <ul className="outcomes">
        {certain.map((sentence) => (
          <li key={sentence}>
            <i />
            <span className="l">{sentence}</span>
            <span className="p">always</span>
          </li>
        ))}
        {shownIn(odds).map((one) => (
          <Row key={one.words} one={one} pattern={patterns.get(one.words) ?? ""} />
        ))}
      </ul>
    </div>
  );
}

function Ledger({ preview }: { readonly preview: Preview }) {
  const { combat } = preview;
  if (combat === null) return null;
  return (
    <table className="led">
      <tbody>
        {combat.attack !== null && (
          <tr>
            <td>{combat.defence === null ? "Strength" : "Strength against strength"}</td>
            <td>{combat.defence === null ? combat.attack : `${combat.attack} : ${combat.defence}`}</td>
            <td>
              <RuleChip rule={combat.rule} />
            </td>
          </tr>
        )}
        {combat.ledger.map((row) => (
          <tr key={row.id}>
            <td>{row.note}</td>
            <td>{rowWords(row.value)}</td>
            <td>
              <RuleChip rule={row.rule} />
            </td>
          </tr>
        ))}
        <tr className="sum">
          <td>
            {combat.place === undefined ? (
              words(combat.kind)
            ) : (
              <ChartLink place={combat.place} text={words(combat.kind)} />
            )}
          </td>
          <td>{combat.column}</td>
          <td>
            <RuleChip rule={combat.rule} />
          </td>
        </tr>
        {combat.notes.map((note) => (
          <tr key={note}>
            <td colSpan={3}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
