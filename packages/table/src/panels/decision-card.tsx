import { lazy, Suspense, useMemo } from "preact/compat";
import { endingsOf, rollingEnd } from "../board/commits.ts";
import { highlightsOf } from "../board/highlights.ts";
import { keyedActs, keyFor } from "../board/told-keys.ts";
import { TUTOR } from "../guide/tutor.ts";
import { isPuzzle } from "../puzzles/mark.ts";
import { useControl, useDesk, useTable } from "../session/context.ts";
import { AFAR, PERSON } from "../session/state.ts";
import type { Choice, Moment } from "../worker/messages.ts";
import { ChoiceRows } from "./choice-rows.tsx";
import { CostSteps } from "./cost-steps.tsx";
import { Asking, actLabel, Endings, Follows } from "./endings.tsx";
import { InHand } from "./in-hand.tsx";
import { Instead } from "./instead.tsx";
import { Notice } from "./notice.tsx";
import { OffMap } from "./off-map.tsx";
import { RuleChip } from "./rule-chip.tsx";
import { Seal } from "./seal.tsx";
import { Stance, stanceAnswers } from "./stance.tsx";
import { UndoButton } from "./undo-button.tsx";
import { WaitingCard } from "./waiting-card.tsx";
import { whosePhase } from "./words.ts";

// The lesson is fetched with the first game that is one.
const GuideCard = lazy(() => import("../guide/guide-card.tsx").then((part) => ({ default: part.GuideCard })));

// Fetched with the first puzzle.
const PuzzleCard = lazy(() => import("../puzzles/puzzle-card.tsx").then((part) => ({ default: part.PuzzleCard })));

// Fetched with the first form that is written.
const FormCard = lazy(() => import("./form-card.tsx").then((part) => ({ default: part.FormCard })));
// Fetched with the first act of an enemy that may be answered.
const ReplyCard = lazy(() => import("./reply-card.tsx").then((part) => ({ default: part.ReplyCard })));

// Fetched with the first unit that is taken in hand, to be taken together with others.
const GroupButtons = lazy(() => import("../group/group-buttons.tsx").then((part) => ({ default: part.GroupButtons })));
const GroupCard = lazy(() => import("../group/group-card.tsx").then((part) => ({ default: part.GroupCard })));

const WatchCard = lazy(() => import("../analysis/watch-card.tsx").then((part) => ({ default: part.WatchCard })));

const isMachine = (player: string): boolean => player !== PERSON && player !== AFAR;

/** The decision that is asked now, below the lesson where the game is one. */
export function DecisionCard() {
  const isLesson = useTable((now) => now.players.includes(TUTOR));
  const puzzle = useTable((now) => isPuzzle(now.game?.facts.branch?.of));
  if (puzzle)
    return (
      <Suspense fallback={null}>
        <PuzzleCard>
          <AskedOrWaiting />
        </PuzzleCard>
      </Suspense>
    );
  return (
    <>
      {isLesson && (
        <Suspense fallback={null}>
          <GuideCard />
        </Suspense>
      )}
      <AskedOrWaiting />
    </>
  );
}

function AskedOrWaiting() {
  const moment = useTable((now) => now.moment);
  const seat = useTable((now) => now.seat);
  const film = useTable((now) => now.film);
  const thinking = useTable((now) => now.thinking);
  const isGroup = useDesk((now) => now.group !== null);
  const isReadOnly = useTable((now) => now.game?.facts.readOnly ?? null);
  const isWatched = useTable(({ players, isGuest }) => !isGuest && players.length > 0 && players.every(isMachine));
  if (moment === null) return null;
  if (isWatched && moment.pending.kind !== "over" && (film === null || film.kind === "live") && isReadOnly === null)
    return (
      <Suspense fallback={<WaitingCard />}>
        <WatchCard />
      </Suspense>
    );
  if (film !== null || thinking !== null || moment.choices.length === 0 || isReadOnly !== null) return <WaitingCard />;
  const { replies, form, pending } = moment;
  const asked = <AskedCard moment={moment} seat={seat ?? 0} />;
  if (isGroup)
    return (
      <Suspense fallback={asked}>
        <GroupCard moment={moment} />
      </Suspense>
    );
  if (replies === null && form === null) return asked;
  const decision = pending.kind === "decide" ? pending.decisions.find((one) => one.seat === seat) : undefined;
  return (
    <Suspense fallback={asked}>
      {replies !== null && <ReplyCard moment={moment} told={replies} kind={decision?.kind ?? ""} />}
      {form !== null && <FormCard form={form} kind={decision?.kind ?? ""} />}
    </Suspense>
  );
}

function AskedCard({ moment, seat }: { readonly moment: Moment; readonly seat: number }) {
  const preview = useDesk((now) => now.preview);
  const picks = useDesk((now) => now.picks);
  const proposal = useDesk((now) => now.proposal);
  const highlights = useMemo(() => highlightsOf(moment.choices, picks), [moment, picks]);
  const decision =
    moment.pending.kind === "decide" ? moment.pending.decisions.find((one) => one.seat === seat) : undefined;
  const pointed = moment.choices.find(({ text }) => text === (proposal?.text ?? preview?.answer));
  const end = rollingEnd(moment);
  const isAboutPointed = pointed !== undefined && pointed.text !== end?.text;
  const asking = moment.shown.commits.find(({ answer }) => answer === proposal?.text);
  return (
    <section className="card dec" aria-label="Decision" data-testid="decision" data-kind={decision?.kind}>
      <p className="over">
        {whosePhase(moment.sideToDecide, moment.view)} · your decision {moment.shown.isSealed && <Seal />}
      </p>
      <h2>{isAboutPointed ? pointed.label : (decision?.prompt ?? "")}</h2>
      {isAboutPointed ? (
        <p>
          {decision?.prompt} {decision && <RuleChip rule={decision.rule} />}
        </p>
      ) : (
        <p className="dec-rule">{decision && <RuleChip rule={decision.rule} />}</p>
      )}
      <InHand moment={moment} view={moment.view} />
      {preview?.cost && preview.answer === pointed?.text && (
        <CostSteps cost={preview.cost} left={preview.unit === moment.shown.unit ? moment.shown.left : null} />
      )}
      {isAboutPointed && preview !== null && preview.answer === pointed.text && (
        <Consequences sentences={preview.sentences} />
      )}
      {asking !== undefined && <Asking commit={asking} />}
      <Notice />
      <Actions moment={moment} proposal={proposal} end={end} plain={highlights.plain} />
    </section>
  );
}

/** What would certainly happen besides the move itself. */
function Consequences({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return <p className="note">{sentences.slice(0, 4).join(" ")}</p>;
}

interface ActionsProps {
  readonly moment: Moment;
  readonly proposal: Choice | null;
  readonly end: Choice | null;
  readonly plain: readonly Choice[];
}

function Actions({ moment, proposal, end, plain }: ActionsProps) {
  const control = useControl();
  const isBusy = useTable((now) => now.isBusy);
  const picks = useDesk((now) => now.picks);
  const endings = endingsOf(moment);
  const primary = proposal ?? end ?? (plain.length === 1 ? plain[0] : null);
  // With something to point at on the map, ending is not what the eye should be drawn to.
  const isCalledFor =
    primary !== null && (primary.rolls || proposal !== null || moment.choices.length === plain.length);
  const isEnding = ({ text }: Choice): boolean => endings.some(({ commit }) => commit.answer === text);
  const standing = stanceAnswers(moment);
  const isOther = ({ text }: Choice): boolean => text !== primary?.text && !standing.has(text);
  const others = [...keyedActs(moment), ...plain].filter((choice) => isOther(choice) && !isEnding(choice));
  const stances = plain.filter(({ text }) => standing.has(text));
  const give = (choice: Choice) =>
    void (choice.text === proposal?.text ? control.answering.confirm() : control.answering.choose(choice));
  return (
    <>
      {proposal === null && <OffMap moment={moment} />}
      <Stance moment={moment}>
        <ChoiceRows choices={stances} onChoose={give} />
      </Stance>
      {others.length > 0 && proposal === null && (
        <ChoiceRows choices={others} onChoose={give} keyOf={(choice) => keyFor(moment, choice)} />
      )}
      {proposal === null && <Instead moment={moment} />}
      {proposal === null && <Endings endings={endings} primary={primary} />}
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
            {actLabel(primary)} {proposal !== null && <kbd>Enter</kbd>}
          </button>
        )}
        {(proposal !== null || picks.length > 0 || moment.undo.isSelection) && (
          <button type="button" className="btn" data-testid="let-go" onClick={() => control.answering.letGo()}>
            {proposal !== null || picks.length > 0 ? "Change" : "Let go"} <kbd>Esc</kbd>
          </button>
        )}
        <UndoButton />
        {end !== null && <Follows commit={endings.find(({ choice }) => choice === end)?.commit} />}
      </div>
      {moment.undo.isSelection && moment.shown.unit !== null && (
        <Suspense fallback={null}>
          <GroupButtons unit={moment.shown.unit} />
        </Suspense>
      )}
    </>
  );
}
