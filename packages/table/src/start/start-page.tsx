import { Invitation } from "../guide/invitation.tsx";
import { opponents } from "../opponents.ts";
import { IconButton, Mark } from "../panels/icons.tsx";
import { useApp, useSettings } from "../session/context.ts";
import { isDark } from "../session/theme.ts";
import { BattleCardView } from "./battle-card.tsx";
import { ContinueList, useWaiting } from "./continue-list.tsx";
import { OpenFile } from "./open-file.tsx";
import { shelf } from "./shelf.ts";

/** What the start page can do. */
export interface StartActions {
  readonly begin: (
    system: string,
    scenario: string,
    players: readonly string[],
    options: Readonly<Record<string, string>>,
  ) => void;
  /** Begins the guided first battle. */
  readonly learn: () => void;
  readonly resume: (id: string) => void;
  readonly openText: (text: string) => void;
}

// The battles of the first row: their pictures are there with the page. A narrow window has one in a row.
const AT_TOP = new Set(shelf.flatMap(({ battles }) => battles).slice(0, innerWidth < 900 ? 1 : 3));

/** The battles, the games that wait, and files. */
export function StartPage({ actions }: { readonly actions: StartActions }) {
  const { settings } = useApp();
  const theme = useSettings((now) => now.theme);
  const isLamp = isDark(theme);
  const { found, isLate, remove } = useWaiting();
  const waiting = <ContinueList found={found} onRemove={remove} actions={actions} />;
  const isFirst = !isLate && Array.isArray(found) && found.length > 0;
  return (
    <div className="start" data-testid="start">
      <header className="top">
        <span className="mark">
          <Mark />
          <span>Redoubt</span>
        </span>
        <nav aria-label="Pages">
          <a className="on" href="#battles" aria-current="page">
            Battles
          </a>
          <a href="#together">Play together</a>
          <span className="books">
            Rules:
            {shelf.map((system) => (
              <a key={system.id} href={`#rules=${system.id}`} aria-label={`Rules: ${system.title}`}>
                {system.title}
              </a>
            ))}
          </span>
        </nav>
        <div className="tools">
          <IconButton
            icon={isLamp ? "sun" : "moon"}
            label={isLamp ? "Daylight" : "Lamp light"}
            onClick={() => settings.set({ theme: isLamp ? "light" : "dark" })}
            testId="theme"
          />
        </div>
      </header>
      {(isLate || found !== null) && (
        <main>
          {isFirst && <div className="waiting">{waiting}</div>}
          <section className="hero">
            <div>
              <h1>The Crimea, 1853 to 1856</h1>
              <p>
                Hex-and-counter battles with every rule enforced. Choose one and move a counter within a minute, no
                account.
              </p>
              <Invitation isCalledFor={!isFirst} onAccept={actions.learn} />
            </div>
            <OpponentChoice />
          </section>
          <section className="cards" aria-label="Battles">
            {shelf.flatMap((system) =>
              system.battles.map((battle) => (
                <BattleCardView
                  key={`${system.id} ${battle.id}`}
                  system={system}
                  battle={battle}
                  isAtTop={!isFirst && AT_TOP.has(battle)}
                  actions={actions}
                />
              )),
            )}
          </section>
          <section className="below">
            {!isFirst && waiting}
            <OpenFile onText={actions.openText} />
          </section>
        </main>
      )}
    </div>
  );
}

function OpponentChoice() {
  const { settings } = useApp();
  const chosen = useSettings((now) => now.opponent);
  const card = opponents.find(({ id }) => id === chosen) ?? opponents[0];
  const wanted = useSettings((now) => now.temper);
  const temper = TEMPERS.find(({ id }) => id === wanted) ?? TEMPERS[0];
  return (
    <div className="card opponent">
      <label>
        <b>Your opponent</b>
        <select
          value={card?.id ?? ""}
          data-testid="opponent"
          onChange={(event) => settings.set({ opponent: event.currentTarget.value })}
        >
          {opponents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <b>Its temper</b>
        <select
          value={temper.id}
          data-testid="temper"
          onChange={(event) => settings.set({ temper: event.currentTarget.value })}
        >
          {TEMPERS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>
        {card?.note ?? ""} {temper.note}
      </p>
    </div>
  );
}

const TEMPERS = [
  { id: "steady", name: "Steady", note: "" },
  { id: "cautious", name: "Cautious", note: "Spares its units and waits for good odds." },
  { id: "bold", name: "Bold", note: "Presses on and takes losses for ground." },
] as const;
