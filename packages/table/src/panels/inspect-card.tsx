import type { Layout } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { useEffect, useState } from "preact/compat";
import type { Scope } from "../board/scope.ts";
import { GroupButtons } from "../group/group-buttons.tsx";
import { useControl, useDesk, useTable } from "../session/context.ts";
import type { Inspection } from "../session/state.ts";
import { wear } from "../session/theme.ts";
import css from "../style/second.css?inline";
import type { InspectView } from "../worker/messages.ts";
import { Anchored } from "./anchored.tsx";
import { IconButton } from "./icons.tsx";
import { ToldRows } from "./told-rows.tsx";
import { UnitFace } from "./unit-face.tsx";
import { title, whereWords, words } from "./words.ts";

wear(css);

// Words for values that have a short one on their counters.
const ROLES: Readonly<Record<string, string>> = { cf: "combat factor", sp: "strength points" };

interface InspectCardProps {
  readonly sheet: Layout;
  readonly scope: Scope;
  readonly units: readonly UnitView[];
  readonly seats: readonly string[];
}

/** Whatever somebody looks at, beside it: a unit, a stack or a hex. Looking is never an answer. */
export function InspectCard(props: InspectCardProps) {
  const inspected = useDesk((now) => now.inspected);
  return inspected === null ? null : <Card {...props} inspected={inspected} />;
}

function Card({ sheet, scope, units, seats, inspected }: InspectCardProps & { readonly inspected: Inspection }) {
  const control = useControl();
  const seat = useTable((now) => now.seat);
  const hand = useTable((now) => now.moment?.shown.unit ?? null);
  const moment = useTable((now) => now.moment);
  const entry = useTable((now) => now.film?.at ?? null);
  const [view, setView] = useState<InspectView | null>(null);
  const { unit: id, hex, isPinned } = inspected;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at may have changed with every answer
  useEffect(() => {
    let isStill = true;
    const ask = { seat, unit: id, hex, hand: hand === id ? null : hand, entry };
    void control.app.referee.inspect(ask).then((found) => isStill && setView(found));
    return () => {
      isStill = false;
    };
  }, [control, seat, id, hex, hand, entry, moment]);
  const stack = units.filter(({ at }) => at === hex).sort((a, b) => a.stack - b.stack);
  const unit = units.find((one) => one.id === id);
  if (hex !== null && !sheet.has(hex)) return null;
  const shown = view ?? (unit === undefined ? null : { title: unit.name, text: "", rows: [] });
  if (shown === null) return null;
  const look = (next: string | null) => control.desk.set({ inspected: { ...inspected, unit: next, isPinned: true } });
  const body = (
    <>
      <header>
        {unit !== undefined && <UnitFace unit={unit} seats={seats} size={84} />}
        <div>
          <p className="over">{[unit === undefined ? "hex" : unit.side, hex ?? ""].filter(Boolean).join(" · ")}</p>
          <h2>{shown.title}</h2>
          {shown.text !== "" && <p>{shown.text}</p>}
          {unit !== undefined && hex === null && <p>{title(whereWords(unit.at))}</p>}
        </div>
        {isPinned ? (
          <IconButton
            icon="close"
            label="Close"
            onClick={() => control.desk.set({ inspected: null, lit: null })}
            testId="inspect-close"
          />
        ) : (
          <kbd>I</kbd>
        )}
      </header>
      {unit !== undefined && unit.face.values.length > 0 && (
        <dl className="inspect-values">
          {unit.face.values.map(({ text, role }) => (
            <div key={role}>
              <dd>{text}</dd>
              <dt>{ROLES[role] ?? words(role)}</dt>
            </div>
          ))}
        </dl>
      )}
      <ToldRows rows={shown.rows} label="What is known of it" />
      {id !== null && isPinned && <GroupButtons unit={id} />}
      {(stack.length > 1 || unit !== undefined) && hex !== null && (
        <fieldset className="inspect-stack" aria-label={`In ${hex}, top unit first`}>
          {stack.map((one, i) => (
            <button
              type="button"
              key={one.id}
              className={one.id === id ? "on" : ""}
              aria-pressed={one.id === id}
              title={one.name}
              data-testid="inspect-unit"
              data-unit={one.id}
              onClick={() => look(one.id)}
            >
              <UnitFace unit={one} seats={seats} size={44} />
              <small>{i + 1}</small>
              <span className="sr">{one.name}</span>
            </button>
          ))}
          <button
            type="button"
            className={id === null ? "on" : ""}
            data-testid="inspect-hex"
            onClick={() => look(null)}
          >
            Hex
          </button>
        </fieldset>
      )}
    </>
  );
  const className = `inspect card ${isPinned ? "is-pinned" : "is-passing"}`;
  if (hex === null)
    return (
      <div
        className={`anchored ${className}`}
        data-furniture
        role="dialog"
        aria-label={shown.title}
        data-testid="inspect"
      >
        {body}
      </div>
    );
  return (
    <Anchored sheet={sheet} scope={scope} hex={hex} className={className} label={shown.title} testId="inspect">
      {body}
    </Anchored>
  );
}
