import type { Foreseen, ForeseenCase } from "@redoubt/mechanics";
import { useState } from "preact/compat";
import { ChartLink } from "./chart-link.tsx";
import { RuleChip } from "./rule-chip.tsx";
import "./tactics-style.ts";

/** How well a case goes for whoever asks, in percent to the tenth. */
const goodOf = ({ outcomes }: ForeseenCase): number =>
  Math.round(10 * outcomes.reduce((sum, { percent, isGood }) => sum + (isGood ? percent : 0), 0)) / 10;

/** The fight that an answer leads to: what it takes, one ledger of all its rolls, and what may come of it. */
export function FightCard({ fight }: { readonly fight: Foreseen }) {
  const [chosen, setChosen] = useState("");
  const { cases, conditions } = fight;
  const shown = cases.find(({ name }) => name === chosen) ?? cases[0];
  const best = cases.reduce((worst, one) => (goodOf(one) < goodOf(worst) ? one : worst));
  return (
    <section className="card fight" aria-label={fight.title} data-testid="fight">
      <h3>
        {fight.title} <small>exact</small>
      </h3>
      {conditions.length > 0 && (
        <ul className="ticks">
          {conditions.map(({ text, isMet }) => (
            <li key={text} className={isMet ? "met" : "unmet"}>
              <span className="sr">{isMet ? "Met: " : "Not met: "}</span>
              {text}
            </li>
          ))}
          <li>
            <RuleChip rule={fight.rule} />
          </li>
        </ul>
      )}
      {cases.length > 1 && (
        <fieldset className="tabs">
          <legend className="sr">If the enemy</legend>
          {cases.map(({ name }) => (
            <button
              key={name}
              type="button"
              data-testid="fight-case"
              aria-pressed={name === shown.name}
              className={name === shown.name ? "on" : ""}
              onClick={() => setChosen(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <Ledger shown={shown} />
      {fight.place !== undefined && <ChartLink place={fight.place} text="The results" />}
      <Outcomes shown={shown} best={best} isOnly={cases.length === 1} />
      {shown.note !== undefined && (
        <p className="fight-note">
          {shown.note.text} <RuleChip rule={shown.note.rule} />
        </p>
      )}
    </section>
  );
}

function Ledger({ shown }: { readonly shown: ForeseenCase }) {
  if (shown.rows.length === 0) return null;
  return (
    <table className="checks">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">What is added</span>
          </th>
          {shown.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="sr">Rule</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.rows.map(({ text, values, rule, isSum }) => (
          <tr key={`${text} ${rule}`} className={isSum ? "sum" : ""}>
            <th scope="row">{text}</th>
            {shown.columns.map((column, i) => (
              <td key={column}>{values[i] ?? ""}</td>
            ))}
            <td>
              <RuleChip rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OutcomesProps {
  readonly shown: ForeseenCase;
  /** The enemy's best answer, to compare with. */
  readonly best: ForeseenCase;
  readonly isOnly: boolean;
}

function Outcomes({ shown, best, isOnly }: OutcomesProps) {
  const isCompared = best !== shown;
  return (
    <>
      {shown.outcomes.map(({ text, percent, isGood }) => (
        <p key={text} className="share">
          <span>{text}</span>
          <i aria-hidden="true">
            <u className={isGood ? "good" : "some"} style={{ width: `${percent}%` }} />
          </i>
          <b>{percent} %</b>
        </p>
      ))}
      {!isOnly && (
        <p className="share all">
          <span>Goes well for you</span>
          <i aria-hidden="true">
            <u className="good" style={{ width: `${goodOf(shown)}%` }} />
            {isCompared && <em style={{ left: `${goodOf(best)}%` }} />}
          </i>
          <b>{goodOf(shown)} %</b>
        </p>
      )}
      {isCompared && (
        <p className="fight-note">
          The mark: {goodOf(best)} % if it {best.name}, the enemy's best answer.
        </p>
      )}
    </>
  );
}
