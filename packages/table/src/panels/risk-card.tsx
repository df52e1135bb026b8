import type { BoardView, Follow, Risk, Risks } from "@redoubt/mechanics";
import { useControl } from "../session/context.ts";
import { RuleChip } from "./rule-chip.tsx";
import "./tactics-style.ts";

interface RiskCardProps {
  readonly risks: Risks;
  readonly path: readonly string[];
  readonly view: BoardView;
}

// Of a long way the last hexes are told.
const MOST_HEXES = 4;

const wordsOf = ({ text, percent }: Risk): string => `${text}: costs something in ${percent} %`;

/** What a unit may meet on the way that is pointed at: who, in which hex, how strong, by which rule. */
export function RiskCard({ risks: { risks, follows = [], untouched }, path, view }: RiskCardProps) {
  const control = useControl();
  const met = path.filter((hex) => risks.some((risk) => risk.hex === hex)).slice(-MOST_HEXES);
  const rows = [...new Set(risks.map(({ by, kind }) => `${kind} ${by}`))].map((key) =>
    risks.filter(({ by, kind }) => `${kind} ${by}` === key),
  );
  const light = (units: readonly string[]) =>
    control.desk.set({ lit: units.length === 0 ? null : { hexes: [], units } });
  return (
    <section className="card risks" aria-label="What it may meet" data-testid="risks">
      <h3>
        {risks.length > 0 ? "What it may meet" : "What follows"} <small>exact, worst case</small>
      </h3>
      {follows.length > 0 && (
        <ul className="follows" data-testid="follows">
          {follows.map((one) => (
            <FollowRow key={one.text} follow={one} onLook={light} />
          ))}
        </ul>
      )}
      {risks.length > 0 && (
        <div className="risk-table">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">Who</span>
                </th>
                {met.map((hex) => (
                  <th key={hex} scope="col">
                    {hex}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr">Rule</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={`${row[0].kind} ${row[0].by}`}
                  onPointerEnter={() => light([row[0].by])}
                  onPointerLeave={() => light([])}
                >
                  <th scope="row">{view.units.find(({ id }) => id === row[0].by)?.name ?? row[0].by}</th>
                  {met.map((hex) => {
                    const risk = row.find((one) => one.hex === hex);
                    return (
                      <td key={hex} title={risk && wordsOf(risk)}>
                        {risk === undefined ? "–" : risk.kind === "fire" ? <b>{risk.label}</b> : `${risk.percent} %`}
                      </td>
                    );
                  })}
                  <td>
                    <RuleChip rule={row[0].rule} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {risks.some(({ kind }) => kind === "fire") && (
        <>
          <Share text="Untouched by fire" percent={untouched} name="none" />
          <Share text="Suffers by it" percent={100 - untouched} name="some" />
        </>
      )}
      {risks.some(({ kind }) => kind === "melee") && (
        <p className="note">
          {[...new Set(risks.filter(({ kind }) => kind === "melee").map(meleeWords(view)))].join(" ")}
        </p>
      )}
    </section>
  );
}

const SIGNS: Readonly<Record<Follow["kind"], string>> = {
  certain: "Certain",
  bad: "Certain, and to its harm",
  open: "Stays possible",
};

interface FollowProps {
  readonly follow: Follow;
  readonly onLook: (units: readonly string[]) => void;
}

/** A full square for what is certain, a disc for what is bad besides, an open square for what stays possible. */
function FollowRow({ follow: { kind, text, rule, units = [] }, onLook }: FollowProps) {
  return (
    <li data-kind={kind} onPointerEnter={() => onLook(units)} onPointerLeave={() => onLook([])}>
      <i role="img" aria-label={SIGNS[kind]} title={SIGNS[kind]} />
      <span>
        {text} <RuleChip rule={rule} />
      </span>
    </li>
  );
}

const meleeWords =
  (view: BoardView) =>
  ({ by, text, percent }: Risk): string =>
    `${view.units.find(({ id }) => id === by)?.name ?? by} ${text}, and it comes off worse in ${percent} %.`;

function Share({ text, percent, name }: { readonly text: string; readonly percent: number; readonly name: string }) {
  return (
    <p className="share">
      <span>{text}</span>
      <i aria-hidden="true">
        <u className={name} style={{ width: `${percent}%` }} />
      </i>
      <b>{percent} %</b>
    </p>
  );
}
