import { useCallback, useEffect, useState } from "preact/compat";
import { savedWhen, title, words } from "../panels/words.ts";
import { isPuzzle } from "../puzzles/mark.ts";
import { useApp } from "../session/context.ts";
import { PERSON } from "../session/state.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import type { SaveAbout, StoreTrouble } from "../store/keeper.ts";
import type { Saved } from "../store/saves.ts";
import type { StartActions } from "./start-page.tsx";

/** The games of this browser, once they are known. */
export type Found = readonly Saved[] | StoreTrouble | null;

// So long the page waits for them: games that are found later come last, and nothing moves.
const PATIENCE = 250;
// More than these are shown when they are asked for.
const FEW = 3;

/** The games that wait, whether they were found in time to stand first, and how one is removed. */
export function useWaiting() {
  const { saves } = useApp();
  const [{ found, isLate }, setState] = useState<{ readonly found: Found; readonly isLate: boolean }>({
    found: null,
    isLate: false,
  });
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => ({ ...now, isLate: now.found === null })), PATIENCE);
    void saves.list().then((all) => {
      clearTimeout(timer);
      setState((now) => ({ ...now, found: typeof all === "string" ? all : withoutBranches(all) }));
    });
    return () => clearTimeout(timer);
  }, [saves]);
  const remove = useCallback(
    async (id: string) => {
      await saves.remove(id);
      const all = await saves.list();
      setState((now) => ({ ...now, found: typeof all === "string" ? all : withoutBranches(all) }));
    },
    [saves],
  );
  return { found, isLate, remove };
}

interface ContinueListProps {
  readonly found: Found;
  readonly onRemove: (id: string) => Promise<void>;
  readonly actions: StartActions;
}

/** The games that wait to be continued. */
export function ContinueList({ found, onRemove: remove, actions }: ContinueListProps) {
  const [areAll, setAll] = useState(false);
  const games = Array.isArray(found) ? found : [];
  return (
    <section className="card continue" aria-label="Continue" data-testid="continue">
      <h2>Continue</h2>
      {typeof found === "string" && <p>This browser does not let us store anything. Save your games as files.</p>}
      {Array.isArray(found) && found.length === 0 && <p>Nothing saved yet. Your games appear here by themselves.</p>}
      <ul>
        {games
          .slice(0, areAll ? games.length : FEW)
          .map((saved: Saved, i: number) =>
            saved.kind === "game" ? (
              <Game
                key={saved.record.id}
                id={saved.record.id}
                about={saved.record.about}
                text={saved.record.text}
                isFirst={i === 0}
                onResume={actions.resume}
                onRemove={(id) => void remove(id)}
              />
            ) : (
              <Broken key={saved.id} saved={saved} onRemove={(id) => void remove(id)} />
            ),
          )}
      </ul>
      {games.length > FEW && !areAll && (
        <button type="button" className="btn quiet sm" data-testid="all-games" onClick={() => setAll(true)}>
          Show all {games.length} games
        </button>
      )}
    </section>
  );
}

/** The games without puzzles, and without those branches whose game is here too: they are found on its analysis board. */
export function withoutBranches(found: readonly Saved[]): readonly Saved[] {
  const ids = new Set(found.map((saved) => (saved.kind === "game" ? saved.record.id : saved.id)));
  return found.filter((saved) => {
    const of = saved.kind === "game" ? saved.record.about.branch?.of : undefined;
    return !isPuzzle(of) && !ids.has(of ?? "");
  });
}

function playersWords(about: SaveAbout): string {
  const people = about.seats.filter((_, seat) => about.players[seat] === PERSON);
  if (people.length === about.seats.length) return "two at one screen";
  if (people.length === 0) return "the computer against itself";
  return `you are ${title(people[0])} against the computer`;
}

interface GameProps {
  readonly id: string;
  readonly about: SaveAbout;
  readonly text: string;
  readonly isFirst: boolean;
  readonly onResume: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

function Game({ id, about, text, isFirst, onResume, onRemove }: GameProps) {
  const state = about.isOver ? "over" : `Turn ${about.turn}, ${title(about.active)} ${words(about.phase)}`;
  return (
    <li data-testid="saved" data-game={id}>
      <p>
        <b>{about.title}</b>, {playersWords(about)}
        {about.isPractice && ", practice"}
        <small>
          {state} · saved {savedWhen(about.savedAt, Date.now())}
        </small>
      </p>
      <button
        type="button"
        className="btn quiet sm"
        onClick={() => saveAsFile(fileName(about.title, new Date(about.savedAt)), text)}
      >
        Save as file
      </button>
      <button type="button" className="btn quiet sm" aria-label={`Remove ${about.title}`} onClick={() => onRemove(id)}>
        Remove
      </button>
      <button
        type="button"
        className={isFirst ? "btn pri sm" : "btn sm"}
        data-testid="resume"
        onClick={() => onResume(id)}
      >
        {about.isOver ? "Look at it" : "Resume"}
      </button>
    </li>
  );
}

function Broken({
  saved,
  onRemove,
}: {
  readonly saved: Exclude<Saved, { kind: "game" }>;
  readonly onRemove: (id: string) => void;
}) {
  const sentence =
    saved.kind === "newer"
      ? "This save is from a newer version. It is kept as it is."
      : "This save is damaged. It is kept as it is.";
  return (
    <li data-testid="saved-broken">
      <p>{sentence}</p>
      <button type="button" className="btn quiet sm" onClick={() => onRemove(saved.id)}>
        Remove
      </button>
      <button
        type="button"
        className="btn sm"
        onClick={() => saveAsFile(`redoubt-${saved.id || "kept"}.json`, saved.text)}
      >
        Save a copy
      </button>
    </li>
  );
}
