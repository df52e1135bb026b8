import { useEffect, useRef, useState } from "preact/compat";
import { plainOpponent } from "../opponents.ts";
import { length, longDate, title } from "../panels/words.ts";
import { useApp, useSettings } from "../session/context.ts";
import { opponentOf } from "../session/settings.ts";
import { PERSON } from "../session/state.ts";
import { isDark } from "../session/theme.ts";
import { inviteHash } from "../store/link.ts";
import { prepareTable } from "./prepare.ts";
import type { ShelfBattle, ShelfSystem } from "./shelf.ts";
import type { StartActions } from "./start-page.tsx";

interface BattleCardProps {
  readonly system: ShelfSystem;
  readonly battle: ShelfBattle;
  /** Whether it is in sight as soon as the page is. */
  readonly isAtTop: boolean;
  readonly actions: StartActions;
}

const DIFFICULTY = {
  easy: { dots: 2, word: "Gentle" },
  middling: { dots: 3, word: "Middling" },
  hard: { dots: 4, word: "Demanding" },
} as const;

/** One battle: its picture, what it asks of its players, and the ways to begin. */
export function BattleCardView({ system, battle, isAtTop, actions }: BattleCardProps) {
  const app = useApp();
  const wanted = useSettings(opponentOf);
  const isPlain = !system.hasMind && !wanted.startsWith("random");
  const opponent = isPlain ? plainOpponent.id : wanted;
  const [seat, setSeat] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const difficulty = battle.card === null ? null : DIFFICULTY[battle.card.difficulty];
  const versus = system.seats.map((_, i) => (i === seat ? PERSON : opponent));
  // Whoever points at a battle may be about to begin it: its rules are on their way then.
  const prepare = () => prepareTable(app, system.id, battle.id);
  return (
    <article
      className="card bt"
      data-testid="battle"
      data-system={system.id}
      data-scenario={battle.id}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <div className="vig">
        <Picture battle={battle} isAtTop={isAtTop} />
        <span className="tag">{system.title}</span>
      </div>
      <div className="bt-body">
        <h2>
          {battle.title} <small>{longDate(battle.date)}</small>
        </h2>
        <p>{battle.summary}</p>
        <dl>
          <dt>You play</dt>
          <dd className="seats">
            {system.seats.map((side, i) => (
              <label key={side} className={i === seat ? "seat on" : "seat"} data-testid="seat" data-seat={side}>
                <input
                  type="radio"
                  className="sr"
                  name={`seat ${system.id} ${battle.id}`}
                  checked={i === seat}
                  onChange={() => setSeat(i)}
                />
                {battle.nations[i]?.map((nation) => (
                  <i key={nation} className={`cloth n-${nation}`} />
                ))}
                {title(side)}
              </label>
            ))}
          </dd>
          {isPlain && (
            <>
              <dt>Against</dt>
              <dd data-testid="plain">
                {plainOpponent.name}: {plainOpponent.note}
              </dd>
            </>
          )}
          <dt>Length</dt>
          <dd>
            {battle.turns} turns{battle.card !== null && `, about ${length(battle.card.minutes)}`}
          </dd>
          {battle.card !== null && (
            <>
              <dt>Favoured</dt>
              <dd>{title(battle.card.favoured)}</dd>
            </>
          )}
          {difficulty !== null && (
            <>
              <dt>Difficulty</dt>
              <dd>
                <span className="dots" aria-hidden="true">
                  {[1, 2, 3, 4, 5].map((dot) => (
                    <i key={dot} className={dot <= difficulty.dots ? "on" : ""} />
                  ))}
                </span>{" "}
                {difficulty.word}
              </dd>
            </>
          )}
        </dl>
        <OptionChoices
          options={system.options.filter(({ battles }) => battles?.includes(battle.id) ?? true)}
          chosen={chosen}
          onChoose={(id, choice) => setChosen({ ...chosen, [id]: choice })}
        />
        {battle.puzzles > 0 && (
          <p className="bt-options">
            <a data-testid="puzzles" href={`#puzzles=${system.id}/${battle.id}`}>
              Puzzles: one turn each
            </a>
          </p>
        )}
        <div className="acts">
          <button
            type="button"
            className="btn play"
            data-testid="play-now"
            onClick={() => actions.begin(system.id, battle.id, versus, chosen)}
          >
            Play now
          </button>
          <button
            type="button"
            className="btn"
            data-testid="two-players"
            onClick={() =>
              actions.begin(
                system.id,
                battle.id,
                system.seats.map(() => PERSON),
                chosen,
              )
            }
          >
            Two players
          </button>
          <button
            type="button"
            className="btn"
            data-testid="watch"
            onClick={() => actions.begin(system.id, battle.id, new Array(system.seats.length).fill(opponent), chosen)}
          >
            Watch
          </button>
          <a
            className="btn"
            data-testid="with-friend"
            href={inviteHash(system.id, battle.id, system.seats[seat], chosen)}
          >
            With a friend
          </a>
        </div>
      </div>
    </article>
  );
}

interface OptionChoicesProps {
  /** Those that matter to the battle. */
  readonly options: ShelfSystem["options"];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (id: string, choice: string) => void;
}

function OptionChoices({ options, chosen, onChoose }: OptionChoicesProps) {
  if (options.length === 0) return null;
  return (
    <details className="bt-options">
      <summary>Options and readings</summary>
      {options.map((option) => (
        <label key={option.id}>
          <span>
            {option.title} <small>{option.rules.join(", ")}</small>
          </span>
          <select
            value={chosen[option.id] ?? option.standard}
            onChange={(event) => onChoose(option.id, event.currentTarget.value)}
          >
            {option.choices.map((choice, i) => (
              <option key={choice} value={choice}>
                {option.labels?.[i] ?? choice}
                {choice === option.standard ? " (as usual)" : ""}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

/** So much of a picture must be in the window before it is fetched. */
const WHOLE = 0.9;

/** The picture of a battle in the light of the page, fetched with it at the top, else when it comes into sight nearly whole. */
function Picture({ battle, isAtTop }: Pick<BattleCardProps, "battle" | "isAtTop">) {
  const theme = useSettings((now) => now.theme);
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(isAtTop);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: WHOLE },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const { picture } = battle;
  return (
    <span className="frame" ref={frame}>
      {picture !== null && isSeen && (
        <img src={isDark(theme) ? picture.dark : picture.light} alt={`The field of ${battle.title}`} />
      )}
    </span>
  );
}
