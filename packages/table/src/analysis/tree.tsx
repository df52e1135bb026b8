import { type FormEvent, useMemo, useState } from "preact/compat";
import { title } from "../panels/words.ts";
import { useControl, useTable } from "../session/context.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import { placeHash } from "../store/link.ts";
import { LONGEST } from "./branch-dialog.tsx";
import type { BranchListed } from "./branches.ts";
import { chanceOf, isCertain } from "./chances.ts";
import { turnStarts } from "./curve-drawing.tsx";
import { nameOf } from "./searching.ts";
import { useAnalysed, useAnalysis, useOffered, useShownEntry, useTold } from "./use-analysis.ts";

/** A branch in the list: opened, named anew, saved as a file, or removed. */
function Branch({ branch }: { readonly branch: BranchListed }) {
  const analysis = useAnalysis();
  const end = useAnalysed((now) => now.ends[branch.id]);
  const facts = useTable((now) => now.game?.facts);
  const { seat } = useTold();
  const chance = end === undefined ? null : chanceOf(end, seat, branch.isOver);
  const [name, setName] = useState<string | null>(null);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    if (name !== null && name.trim() !== "") void analysis.renameBranch(branch.id, name.trim());
    setName(null);
  };
  return (
    <li className="branch" data-testid="branch" data-branch={branch.id}>
      <a href={placeHash({ page: "game", id: branch.id, at: null })} data-testid="branch-open">
        {branch.name}
      </a>
      <small>{branch.isOver ? "over" : `turn ${branch.turn}`}</small>
      <b>{chance === null ? "" : `${Math.round(chance.percent)}%`}</b>
      {name !== null && (
        <form className="branch-rename" onSubmit={rename}>
          <input
            type="text"
            value={name}
            maxLength={LONGEST}
            aria-label={`New name of branch ${branch.name}`}
            data-testid="branch-new-name"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" className="btn sm" data-testid="branch-renamed">
            Keep
          </button>
        </form>
      )}
      <span className="branch-acts">
        <button
          type="button"
          className="btn quiet sm"
          aria-label={`Rename branch ${branch.name}`}
          aria-expanded={name !== null}
          data-testid="branch-rename"
          onClick={() => setName(name === null ? branch.name : null)}
        >
          Rename
        </button>
        <button
          type="button"
          className="btn quiet sm"
          aria-label={`Save branch ${branch.name} as a file`}
          data-testid="branch-export"
          onClick={() => saveAsFile(fileName(`${facts?.title ?? ""} ${branch.name}`, new Date()), branch.text)}
        >
          Save
        </button>
        <button
          type="button"
          className="btn quiet sm"
          aria-label={`Remove branch ${branch.name}`}
          data-testid="branch-remove"
          onClick={() => void analysis.removeBranch(branch.id)}
        >
          Remove
        </button>
      </span>
    </li>
  );
}

/** The game turn by turn, and the branches that leave it. */
export function Tree() {
  const control = useControl();
  const analysis = useAnalysis();
  const offered = useOffered();
  const study = useAnalysed((now) => now.study);
  const tallies = useAnalysed((now) => now.tallies);
  const branches = useAnalysed((now) => now.branches);
  const branch = useTable((now) => now.game?.facts.branch ?? null);
  const verdict = useTable((now) => (now.moment?.pending.kind === "over" ? now.moment.pending.verdict : null));
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const hides = useTable((now) => now.game?.facts.hides ?? false);
  const { seat } = useTold();
  const shown = useShownEntry();
  const starts = useMemo(() => (study === null ? [] : turnStarts(study)), [study]);
  const chanceAt = (entry: number): string => {
    const tally = tallies[nameOf({ entry, isAnswered: false })];
    const chance = tally === undefined || !offered.curve ? null : chanceOf(tally, seat, isCertain(study, entry));
    return chance === null ? "" : `${Math.round(chance.percent)}%`;
  };
  return (
    <section className="tree" aria-label="The game and its branches" data-testid="tree">
      <h2>The game and its branches</h2>
      {branch !== null && (
        <p className="tree-origin" data-testid="branch-origin">
          This is branch <b>{branch.name}</b>: it left the game after answer {branch.after}.{" "}
          {branch.of !== undefined && (
            <a
              href={placeHash({ page: "game", id: branch.of, at: hides ? null : branch.after })}
              data-testid="back-to-game"
            >
              Back to the game
            </a>
          )}
        </p>
      )}
      <ol>
        {starts.map(({ turn, entry }, i) => {
          const end = starts[i + 1]?.entry ?? Number.POSITIVE_INFINITY;
          const isHere = shown >= entry && shown < end;
          const leaving = branches.filter(({ after }) => after >= entry && after < end);
          return (
            <li key={`${turn} ${entry}`} className={isHere ? "is-here" : ""}>
              <button
                type="button"
                className="tree-turn"
                aria-current={isHere || undefined}
                data-testid="tree-turn"
                onClick={() => void control.films.replay(entry)}
              >
                <span>Turn {turn}</span> <b>{chanceAt(entry)}</b>
              </button>
              {leaving.length > 0 && (
                <ul>
                  {leaving.map((one) => (
                    <Branch key={one.id} branch={one} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
        {verdict !== null && (
          <li>
            <button type="button" className="tree-turn" onClick={() => void control.films.replay(study?.entries ?? 0)}>
              <span>{verdict.winner === null ? "A draw" : `${title(seats[verdict.winner] ?? "")} victory`}</span>
            </button>
          </li>
        )}
      </ol>
      {offered.branch && study !== null && (
        <div className="acts">
          <button type="button" className="btn" data-testid="branch-here" onClick={() => analysis.name([])}>
            New branch here <kbd>B</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
