import type { BoardView } from "@redoubt/mechanics";
import { useMemo } from "react";
import { commitOf, highlightsOf } from "../board/highlights.ts";
import { GuideCard } from "../guide/guide-card.tsx";
import { useControl, useDesk, useTable } from "../session/context.ts";
import type { Choice, Moment } from "../worker/messages.ts";
import { CostSteps } from "./cost-steps.tsx";
import { RuleChip } from "./rule-chip.tsx";
import { UndoButton } from "./undo-button.tsx";
import { UnitFace } from "./unit-face.tsx";
import { WaitingCard } from "./waiting-card.tsx";
import { words } from "./words.ts";

/** The label of a button says what happens: that dice follow, too. */
export function actLabel(choice: Choice): string {
  return choice.rolls && !/roll|dice|die/i.test(choice.label) ? `${choice.label}: roll` : choice.label;
}

/** The decision that is asked now, below the lesson where the game is one. */
export function DecisionCard() {
  return (
    <>
      <GuideCard />
      <AskedOrWaiting />
    </>
  );
}

function AskedOrWaiting() {
  const moment = useTable((now) => now.moment);
  const seat = useTable((now) => now.seat);
  const film = useTable((now) => now.film);
  const thinking = useTable((now) => now.thinking);
  const isReadOnly = useTable((now) => now.game?.facts.readOnly ?? null);
  if (moment === null) return null;
  if (film !== null || thinking !== null || moment.choices.length === 0 || isReadOnly !== null) return <WaitingCard />;
  return <AskedCard moment={moment} seat={seat ?? 0} />;
}

function AskedCard({ moment, seat }: { readonly moment: Moment; readonly seat: number }) {
  const preview = useDesk((now) => now.preview);
  const picks = useDesk((now) => now.picks);
  const proposal = useDesk((now) => now.proposal);
  const notice = useTable((now) => now.notice);
  const highlights = useMemo(() => highlightsOf(moment.choices, picks), [moment, picks]);
  const decision =
    moment.pending.kind === "decide" ? moment.pending.decisions.find((one) => one.seat === seat) : undefined;
  const shown = moment.choices.find(({ text }) => text === (proposal?.text ?? preview?.answer));
  const commit = commitOf(highlights);
  const isAboutShown = shown !== undefined && shown.text !== commit?.text;
  return (
    <section
      className="card dec"
      aria-label="Decision"
      data-testid="decision"
      data-kind={decision?.kind}
      data-entry={moment.entry}
    >
      <p className="over">
        {moment.view.active} {words(moment.view.phase)} ·{" "}
        {moment.sideToDecide === moment.view.active ? "your decision" : `${moment.sideToDecide} decides`}
      </p>
      <h2>{isAboutShown ? shown.label : (decision?.prompt ?? "")}</h2>
      {isAboutShown ? (
        <p>
          {decision?.prompt} {decision && <RuleChip rule={decision.rule} />}
        </p>
      ) : (
        <p className="dec-rule">{decision && <RuleChip rule={decision.rule} />}</p>
      )}
      <InHand moment={moment} view={moment.view} />
      {preview?.cost && preview.answer === shown?.text && (
        <CostSteps cost={preview.cost} allowance={allowanceOf(moment, preview.unit)} />
      )}
      {isAboutShown && preview !== null && preview.answer === shown.text && (
        <Consequences sentences={preview.sentences} />
      )}
      {notice !== null && <p className="note">{notice}</p>}
      <Actions moment={moment} shown={proposal ?? null} commit={commit} plain={highlights.plain} />
    </section>
  );
}

/** The movement points printed for a unit, where its counter has them. */
function allowanceOf(moment: Moment, unit: string | null): number | null {
  const face = moment.view.units.find(({ id }) => id === unit)?.face;
  const text = face?.values.find(({ role }) => role === "movement")?.text ?? "";
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** What would certainly happen besides the move itself. */
function Consequences({ sentences }: { readonly sentences: readonly string[] }) {
  const more = sentences.slice(1, 4);
  if (more.length === 0) return null;
  return <p className="note">{more.join(" ")}</p>;
}

function InHand({ moment, view }: { readonly moment: Moment; readonly view: BoardView }) {
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const picks = useDesk((now) => now.picks);
  const ids = moment.hand.picked.length > 0 ? moment.hand.picked : [moment.hand.unit ?? picks[0] ?? ""];
  const units = ids.flatMap((id) => view.units.filter((unit) => unit.id === id));
  const atTarget = (unit: { id: string; at: string; side: string }) =>
    moment.hand.targets.includes(unit.id) ||
    (moment.hand.targets.includes(unit.at) && unit.side !== moment.sideToDecide);
  const targets = view.units.filter(atTarget);
  if (units.length === 0 && targets.length === 0) return null;
  const [unit] = units;
  if (units.length === 1 && targets.length === 0) {
    return (
      <div className="unit">
        <UnitFace unit={unit} seats={seats} size={48} />
        <div>
          <b>{unit.name}</b> in {unit.at}
          <small>
            {[unit.face.bandRight, words(unit.face.branch), ...unit.face.states].filter(Boolean).join(", ")}
          </small>
        </div>
      </div>
    );
  }
  return (
    <div className="unit unit-row">
      {units.map((one) => (
        <UnitFace key={one.id} unit={one} seats={seats} size={48} />
      ))}
      <span className="arrow" role="img" aria-label="against" />
      {targets.map((one) => (
        <UnitFace key={one.id} unit={one} seats={seats} size={48} />
      ))}
    </div>
  );
}

interface ActionsProps {
  readonly moment: Moment;
  readonly shown: Choice | null;
  readonly commit: Choice | null;
  readonly plain: readonly Choice[];
}

function Actions({ moment, shown, commit, plain }: ActionsProps) {
  const control = useControl();
  const isBusy = useTable((now) => now.isBusy);
  const picks = useDesk((now) => now.picks);
  const primary = shown ?? commit ?? (plain.length === 1 ? plain[0] : null);
  // With something to point at on the map, ending is not what the eye should be drawn to.
  const isCalledFor = primary !== null && (primary.rolls || shown !== null || moment.choices.length === plain.length);
  const others = plain.filter((choice) => choice.text !== primary?.text);
  const give = (choice: Choice) =>
    void (choice.text === shown?.text ? control.answering.confirm() : control.answering.choose(choice));
  return (
    <>
      {shown === null && <OffMap moment={moment} />}
      {others.length > 0 && shown === null && (
        <div className="acts acts-more">
          {others.map((choice) => (
            <button
              type="button"
              key={choice.text}
              className="btn sm"
              data-testid="choice"
              data-answer={choice.text}
              onClick={() => give(choice)}
            >
              {actLabel(choice)}
            </button>
          ))}
        </div>
      )}
      <div className="acts">
        {primary !== null && (
          <button
            type="button"
            className={isCalledFor ? "btn pri" : "btn grow"}
            data-testid="primary"
            data-answer={primary.text}
            aria-disabled={isBusy || undefined}
            onClick={() => give(primary)}
          >
            {actLabel(primary)} {shown !== null && <kbd>Enter</kbd>}
          </button>
        )}
        {(shown !== null || picks.length > 0) && (
          <button type="button" className="btn" data-testid="let-go" onClick={() => control.answering.letGo()}>
            Change
          </button>
        )}
        <UndoButton />
      </div>
    </>
  );
}

/** Units that can be chosen but do not stand on the map. */
function OffMap({ moment }: { readonly moment: Moment }) {
  const control = useControl();
  const sheet = useTable((now) => now.sheet);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const picks = useDesk((now) => now.picks);
  const { units } = highlightsOf(moment.choices, picks);
  const waiting = moment.view.units.filter((unit) => units.has(unit.id) && !sheet?.has(unit.at));
  if (waiting.length === 0) return null;
  return (
    <div className="off-map" data-testid="off-map">
      <p className="over">Off the map</p>
      <div className="off-map-units">
        {waiting.map((unit) => (
          <button
            type="button"
            key={unit.id}
            className="off-unit"
            data-testid="off-unit"
            data-unit={unit.id}
            title={unit.name}
            onClick={() => void control.answering.unit(unit.id)}
          >
            <UnitFace unit={unit} seats={seats} size={44} />
            <small>{unit.name}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
