import type { UnitView } from "@redoubt/mechanics";
import { UnitFace } from "../panels/unit-face.tsx";
import { whosePhase } from "../panels/words.ts";
import { useControl, useDesk, useTable } from "../session/context.ts";
import type { GroupMove } from "../worker/group-plan.ts";
import type { Moment } from "../worker/messages.ts";
import { moveTogether } from "./group.ts";
import { GroupButtons } from "./group-buttons.tsx";

const AGAINST = { dice: "stays: dice would fall", other: "stays: the other side would act first" } as const;

function stopWords({ from, to, short, against }: GroupMove): string {
  if (from === to) return against === null ? "keeps its place" : AGAINST[against];
  return short === 0 ? "" : `${short} short`;
}

function Row({ unit, move, seats }: { unit: UnitView; move: GroupMove | undefined; seats: readonly string[] }) {
  const isGoing = move !== undefined && move.from !== move.to;
  return (
    <li data-unit={unit.id} data-to={move?.to}>
      <UnitFace unit={unit} seats={seats} size={30} />
      <span>
        <b>{unit.name}</b> {isGoing ? `${move.from} to ${move.to}` : unit.at}{" "}
        {move !== undefined && <span className="short">{stopWords(move)}</span>}
      </span>
      <span>{move?.cost ?? ""}</span>
      <span className="fire">{move?.fire ? `fire from ${move.fire}` : ""}</span>
    </li>
  );
}

/** Units that are taken together: where each would go and stop, before anything is done. */
export function GroupCard({ moment }: { readonly moment: Moment }) {
  const control = useControl();
  const group = useDesk((now) => now.group);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const isBusy = useTable((now) => now.isBusy);
  const notice = useTable((now) => now.notice);
  if (group === null) return null;
  const { units: ids, plan } = group;
  const units = ids.flatMap((id) => moment.view.units.filter((unit) => unit.id === id));
  const going = plan?.moves.filter(({ from, to }) => from !== to) ?? [];
  return (
    <section className="card dec" aria-label="Decision" data-testid="group-card">
      <p className="over">{whosePhase(moment.sideToDecide, moment.view)} · your decision</p>
      <h2>{plan === null ? `${units.length} taken together` : `Move ${going.length} of ${units.length}`}</h2>
      <p>
        {plan === null
          ? `Point at where ${units[0]?.name ?? "the first"} is to go; the others go the same way.`
          : "They keep their order, each by its cheapest way. Point elsewhere to shift all; the same hex again moves them."}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard */}
      <ul className="group-moves" aria-label="Taken together" tabIndex={0}>
        {units.map((unit) => (
          <Row key={unit.id} unit={unit} move={plan?.moves.find((one) => one.unit === unit.id)} seats={seats} />
        ))}
      </ul>
      {notice !== null && <p className="note">{notice}</p>}
      <div className="acts">
        {going.length > 0 && (
          <button
            type="button"
            className="btn pri"
            data-testid="move-together"
            aria-disabled={isBusy || undefined}
            onClick={() => void moveTogether(control)}
          >
            Move {going.length} <kbd>Enter</kbd>
          </button>
        )}
        <button type="button" className="btn" data-testid="let-go" onClick={() => control.answering.letGo()}>
          {plan === null ? "Let go" : "Change"} <kbd>Esc</kbd>
        </button>
      </div>
      {plan === null && units.length === 1 && <GroupButtons unit={ids[0]} />}
      {plan === null && (
        <p className="note">
          <kbd>Shift</kbd> and a click adds one or leaves it; <kbd>Shift</kbd> and a line drawn round them takes all
          inside.
        </p>
      )}
    </section>
  );
}
