import { type FormEvent, useState } from "preact/compat";
import { opponents } from "../opponents.ts";
import { Dialog } from "../panels/dialogs.tsx";
import { title } from "../panels/words.ts";
import { useTable } from "../session/context.ts";
import { PERSON } from "../session/state.ts";
import { freeName } from "./branches.ts";
import { useAnalysed, useAnalysis, useOffered, useShownEntry } from "./use-analysis.ts";

/** The longest name of a branch. */
export const LONGEST = 40;

/** Names a new branch and says who plays its sides. */
export function BranchDialog() {
  const naming = useAnalysed((now) => now.naming);
  return naming === null ? null : <Naming answers={naming.answers} />;
}

function Naming({ answers }: { readonly answers: NonNullable<Parameters<ReturnType<typeof useAnalysis>["name"]>[0]> }) {
  const analysis = useAnalysis();
  const offered = useOffered();
  const after = useShownEntry();
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const own = useTable((now) => now.seat);
  const turn = useTable((now) => (now.film?.frame?.view ?? now.moment?.view)?.turn ?? 1);
  const taken = useAnalysed((now) => now.branches).map(({ name }) => name);
  const letter = freeName(taken);
  const [name, setName] = useState(answers.length > 0 ? `${letter} staff's plan` : `${letter} turn ${turn}`);
  // Whose secrets are to stay secret is played by the computer.
  const mustBeComputer = (seat: number): boolean => offered.isVeiled && seat !== own;
  const [players, setPlayers] = useState(seats.map((_, seat) => (mustBeComputer(seat) ? "veteran" : PERSON)));
  const [isMaking, setMaking] = useState(false);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    setMaking(true);
    void analysis.branch({ name: name.trim() || letter, after, players, answers });
  };
  return (
    <Dialog label="New branch" onClose={() => analysis.name(null)} className="card branch-dialog">
      <form onSubmit={make}>
        <h2>Play on from here</h2>
        <p>
          A branch is a game of its own that begins at this moment, with dice of its own. The game it leaves stays as it
          is.
        </p>
        <label>
          Name
          <input
            type="text"
            value={name}
            maxLength={LONGEST}
            data-testid="branch-name"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {seats.map((side, seat) => (
          <label key={side}>
            {title(side)}
            <select
              value={players[seat]}
              data-testid="branch-player"
              onChange={({ currentTarget }) => setPlayers(players.with(seat, currentTarget.value))}
            >
              {!mustBeComputer(seat) && <option value={PERSON}>by hand</option>}
              {opponents.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {offered.isVeiled && (
          <p className="legend">The other side has secrets as long as the game goes on: the computer plays it.</p>
        )}
        {offered.isHelp && <p className="legend">The game goes on: its report says that you tried things out.</p>}
        <div className="acts">
          <button type="submit" className="btn pri" data-testid="branch-make" aria-disabled={isMaking || undefined}>
            Begin the branch
          </button>
        </div>
      </form>
    </Dialog>
  );
}
