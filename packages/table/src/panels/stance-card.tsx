import { angleOf, drawPlan } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { keyOf } from "../board/told-keys.ts";
import { useControl, useTable } from "../session/context.ts";
import type { Moment } from "../worker/messages.ts";
import { words } from "./words.ts";
import "./tactics-style.ts";

const RADIUS = 47;

interface StanceProps {
  readonly moment: Moment;
  readonly unit: UnitView;
}

/** How the unit in hand stands and could stand: a dial with the price of each turn, and its formations with theirs. */
export function StanceCard({ moment, unit }: StanceProps) {
  const { turns, stances } = moment.shown;
  return (
    <div className="stance" data-testid="stance">
      {turns.length > 0 && <Dial moment={moment} unit={unit} />}
      {stances.length > 0 && <Formations moment={moment} unit={unit} />}
    </div>
  );
}

function usePointy(): boolean {
  return useTable((now) => now.game?.map.orientation === "pointy");
}

interface PlanProps {
  readonly formation: string;
  readonly branch: string;
  readonly facing?: string | undefined;
}

/** Troops as a plan draws them. */
function Plan({ formation, branch, facing }: PlanProps) {
  const pointy = usePointy();
  return (
    <svg
      className="plan"
      viewBox="-27 -27 54 54"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made of known words alone
      dangerouslySetInnerHTML={{ __html: drawPlan(formation, branch, facing, pointy) }}
    />
  );
}

function Dial({ moment, unit }: StanceProps) {
  const control = useControl();
  const pointy = usePointy();
  const now = angleOf(unit.face.facing, pointy);
  const start = pointy ? 30 : 0;
  const corner = (i: number): string => {
    const angle = ((start + 30 + i * 60) * Math.PI) / 180;
    return `${50 + 31 * Math.sin(angle)},${50 - 31 * Math.cos(angle)}`;
  };
  return (
    <fieldset className="turn-dial">
      <legend className="sr">Facing of {unit.name}</legend>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <polygon points={[0, 1, 2, 3, 4, 5].map(corner).join(" ")} />
        {now !== undefined && <path d="M50 3 56 16 50 12 44 16Z" transform={`rotate(${now} 50 50)`} />}
      </svg>
      <Plan formation={unit.face.formation ?? ""} branch={unit.face.branch} facing={unit.face.facing} />
      {moment.shown.turns.map(({ answer, towards, price }) => {
        const angle = ((angleOf(towards, pointy) ?? 0) * Math.PI) / 180;
        const key = keyOf(moment, answer);
        const choice = moment.choices.find(({ text }) => text === answer);
        return (
          <button
            key={answer}
            type="button"
            data-testid="dial"
            data-answer={answer}
            title={`Turn to ${towards}: ${price}`}
            aria-label={`Turn to ${towards}, price ${price}`}
            aria-keyshortcuts={key}
            style={{ left: `${50 + RADIUS * Math.sin(angle)}%`, top: `${50 - RADIUS * Math.cos(angle)}%` }}
            onClick={() => choice && void control.answering.choose(choice)}
          >
            {price}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The formations of the unit in hand; what is closed says why. */
export function Formations({ moment, unit }: StanceProps) {
  const control = useControl();
  return (
    <ul className="forms" aria-label="Formations">
      {moment.shown.stances.map(({ answer, formation, price, isNow, refused }) => {
        const choice = moment.choices.find(({ text }) => text === answer);
        const key = keyOf(moment, answer);
        const isClosed = !isNow && choice === undefined;
        return (
          <li key={answer}>
            <button
              type="button"
              className={isNow ? "now" : isClosed ? "closed" : ""}
              data-testid="form"
              data-answer={isClosed || isNow ? undefined : answer}
              aria-disabled={isClosed || isNow || undefined}
              aria-pressed={isNow}
              aria-keyshortcuts={key}
              title={isClosed ? refused?.sentence : undefined}
              onClick={() => choice && void control.answering.choose(choice)}
            >
              <Plan formation={formation} branch={unit.face.branch} facing={undefined} />
              <span>
                {sentence(formation)}
                {isClosed && refused !== null && <small>{refused.sentence}</small>}
              </span>
              {!isClosed && <b>{isNow ? "now" : price}</b>}
              {!isClosed && key !== undefined && <kbd>{key}</kbd>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const sentence = (word: string): string => words(word).replace(/^./, (letter) => letter.toUpperCase());
