import { useDesk, useTable } from "../session/context.ts";
import type { OutcomeView, Preview } from "../worker/messages.ts";
import { rowWords } from "./ledger-words.ts";
import { RuleChip } from "./rule-chip.tsx";
import { words } from "./words.ts";

/** What the dice can do, exactly, before they are thrown. */
export function OddsCard() {
  const preview = useDesk((now) => now.preview);
  const compared = useDesk((now) => now.compared);
  const film = useTable((now) => now.film);
  if (preview === null || film !== null) return null;
  if (preview.odds === null && preview.combat === null) return null;
  return (
    <section className="card odds" aria-label="Odds" data-testid="odds">
      <h3>
        What the dice can do <small>{preview.odds === null ? "" : "exact"}</small>
      </h3>
      {preview.odds !== null && <Bars odds={preview.odds} compared={compared?.odds ?? null} />}
      {compared !== null && (
        <p className="compared">
          <u /> {compared.label}
        </p>
      )}
      {preview.odds === null && <p className="odds-none">Too many dice fall to list every outcome.</p>}
      <Ledger preview={preview} />
    </section>
  );
}

// Longer words stand above their bar.
const SHORT = 26;

interface BarsProps {
  readonly odds: readonly OutcomeView[];
  readonly compared: readonly OutcomeView[] | null;
}

/** A bar for each outcome; a tick on it shows how it would be otherwise. */
function Bars({ odds, compared }: BarsProps) {
  const otherwise = new Map(compared?.map((one) => [one.words, one.share]));
  const only = (compared ?? []).filter(({ words: told }) => !odds.some((one) => one.words === told));
  const shown = [...odds, ...only.map((one) => ({ ...one, share: 0, chance: "none" }))];
  const counts: Record<OutcomeView["tone"], number> = { nothing: 0, good: 0, bad: 0, mixed: 0 };
  return (
    <ul className="bars">
      {shown.map((one) => {
        const pattern = `k-${one.tone}-${counts[one.tone]++ % 3}`;
        return (
          <li key={one.words} className={one.words.length > SHORT ? "long" : ""}>
            <span className="l">{one.words}</span>
            <span className="t">
              <i className={pattern} style={{ width: `${Math.max(1.5, one.share * 100)}%` }} />
              {compared !== null && <u style={{ left: `${(otherwise.get(one.words) ?? 0) * 100}%` }} />}
            </span>
            <span className="p">{one.chance}</span>
          </li>
        );
      })}
    </ul>
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
          <td>{words(combat.kind)}</td>
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
