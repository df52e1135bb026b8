import type { GameFacts, watchings } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { title } from "../panels/words.ts";
import { useApp } from "../session/context.ts";
import { shelf } from "../start/shelf.ts";
import { api } from "./api.ts";
import { ClockChoice } from "./clock-choice.tsx";
import { BattlePicture } from "./invitation.tsx";
import { freshSeat, keepSeat } from "./seats.ts";
import { Trouble } from "./trouble.tsx";
import { battleOf, CLOCKS, paceWords } from "./words.ts";

/** Open tables, games to watch, and a new game. */
export function TogetherPage() {
  const [games, setGames] = useState<readonly GameFacts[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    api.openTables().then(setGames, (error: Error) => setTrouble(error.message));
  }, []);
  if (trouble !== "") return <Trouble what={trouble} />;
  const open = games?.filter(({ seats, verdict }) => verdict === null && seats.some(({ isTaken }) => !isTaken)) ?? [];
  const played =
    games?.filter((game) => game.terms.watching === "everyone" && game.seats.every(({ isTaken }) => isTaken)) ?? [];
  return (
    <>
      <h1>Play together</h1>
      <p className="lead">Send a link to a friend, or sit down at an open table. No account needed.</p>
      <div className="columns">
        <section className="card tables" aria-label="Open tables" data-testid="open-tables">
          <h2>Open tables</h2>
          {games !== null && open.length === 0 && <p>No table is open just now. Set one, and others find it here.</p>}
          <ul>
            {open.map((game) => (
              <Row key={game.id} game={game} button="Take the seat" />
            ))}
          </ul>
          <h2>Being played now</h2>
          {played.length === 0 && <p>Nothing to watch just now.</p>}
          <ul>
            {played.map((game) => (
              <Row key={game.id} game={game} button={game.verdict === null ? "Watch" : "Look at it"} />
            ))}
          </ul>
          <p className="small">
            Watchers see what both sides may see, never a secret order. They chat apart from the players.
          </p>
        </section>
        <NewGame />
      </div>
    </>
  );
}

function Row({ game, button }: { readonly game: GameFacts; readonly button: string }) {
  const known = battleOf(game.system, game.scenario);
  const free = game.seats.filter(({ isTaken }) => !isTaken);
  return (
    <li className="table-row" data-testid="open-table">
      <BattlePicture facts={game} />
      <div>
        <b>{known?.battle.title ?? game.scenario}</b>
        <p>
          {known?.system.title}, {known?.battle.turns} turns
        </p>
        <p>
          {free.length === 1 && <>You would play {title(free[0].seat)}</>}
          {free.length > 1 && <>Either side</>}
          {game.verdict}
        </p>
      </div>
      <p>{paceWords(game.terms.clock)}</p>
      <a className="btn" href={`#online=${game.id}`}>
        {button}
      </a>
    </li>
  );
}

const WATCHING = { nobody: "Nobody", link: "With the link", everyone: "Everyone" } as const;
const AGAINST = { friend: "A friend, by link", anyone: "Anyone", computer: "The computer" } as const;
type Against = keyof typeof AGAINST;

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly of: Readonly<Record<T, string>>;
  readonly now: T;
  readonly onChoose: (choice: T) => void;
}

function Choice<T extends string>({ name, of, now, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{name}</legend>
      {(Object.keys(of) as unknown as readonly T[]).map((id) => (
        <label key={id} className={id === now ? "seat on" : "seat"}>
          <input type="radio" className="sr" name={name} checked={id === now} onChange={() => onChoose(id)} />
          {of[id]}
        </label>
      ))}
    </fieldset>
  );
}

const battles = shelf.flatMap((system) =>
  system.battles.map((battle) => ({ system, battle, id: `${system.id} ${battle.id}` })),
);

/** One card, top to bottom: battle, side, against, clock, watching; one button. */
function NewGame() {
  const app = useApp();
  const [id, setId] = useState(battles[0].id);
  const { system, battle } = battles.find((one) => one.id === id) ?? battles[0];
  const [side, setSide] = useState("");
  const [against, setAgainst] = useState<Against>("friend");
  const [clock, setClock] = useState(CLOCKS[0].clock);
  const [watching, setWatching] = useState<(typeof watchings)[number]>("link");
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState("");
  const [file, setFile] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    const terms = { clock, watching };
    const isPublic = against === "anyone";
    const chosen = Object.fromEntries(
      Object.entries(options).filter(([name]) => system.options.some((one) => one.id === name)),
    );
    const game =
      file === null
        ? await api.create({ system: system.id, scenario: battle.id, options: chosen, isPublic, terms })
        : await api.takeUp(file, terms, isPublic);
    const seats = game.seats.map(({ seat }) => seat);
    const coin = crypto.getRandomValues(new Uint8Array(1))[0] % seats.length;
    const own = seats.includes(side) ? side : seats[coin];
    const seated = await api.sit(game.id, own);
    keepSeat(freshSeat({ game: game.id, ...seated }));
    const { opponent } = app.settings.get();
    const player = !system.hasMind && opponent !== "random" ? "plain" : opponent;
    for (const other of against === "computer" ? seats.filter((seat) => seat !== own) : []) {
      await api.seatComputer(game.id, other, player, seated.key);
    }
    location.hash = `#online=${game.id}`;
  };
  const sides = Object.fromEntries([...system.seats.map((seat) => [seat, title(seat)]), ["", "Toss a coin"]]);
  return (
    <section className="card new-game" aria-label="New game" data-testid="new-game">
      <h2>New game</h2>
      <label className="choice">
        <span>Battle</span>
        <select value={id} data-testid="new-battle" onChange={(event) => setId(event.currentTarget.value)}>
          {battles.map((one) => (
            <option key={one.id} value={one.id}>
              {one.battle.title} ({one.system.title})
            </option>
          ))}
        </select>
      </label>
      <BattlePicture facts={{ system: system.id, scenario: battle.id }} />
      <Choice name="You play" of={sides} now={system.seats.includes(side) ? side : ""} onChoose={setSide} />
      <Choice name="Against" of={AGAINST} now={against} onChoose={setAgainst} />
      <ClockChoice clock={clock} onChange={setClock} />
      <Choice name="Watching" of={WATCHING} now={watching} onChoose={setWatching} />
      {system.options.length > 0 && (
        <details className="bt-options">
          <summary>Options and readings: {Object.keys(options).length === 0 ? "as recommended" : "your own"}</summary>
          {system.options.map((option) => (
            <label key={option.id}>
              <span>{option.title}</span>
              <select
                value={options[option.id] ?? option.standard}
                onChange={(event) => setOptions({ ...options, [option.id]: event.currentTarget.value })}
              >
                {option.choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            </label>
          ))}
        </details>
      )}
      {trouble !== "" && (
        <p role="alert" className="note">
          {trouble}
        </p>
      )}
      <button
        type="button"
        className="btn pri wide"
        data-testid="create"
        onClick={() => void create().catch((error: Error) => setTrouble(error.message))}
      >
        {file !== null ? "Play on from the file" : against === "computer" ? "Create and play" : "Create the game"}
      </button>
      <label className="choice">
        <span>Or play on from a game file</span>
        <input
          type="file"
          accept="application/json,.json"
          data-testid="import-file"
          onChange={({ currentTarget }) =>
            void currentTarget.files?.[0]?.text().then(setFile, () => setTrouble("This file could not be read."))
          }
        />
      </label>
      {file !== null && (
        <p className="small">
          The game goes on where the file ends, under new dice. Whoever had the file knows what was secret in it until
          then.
        </p>
      )}
      <p className="small">
        The link is one seat: whoever opens it first and takes it plays. Your own seat stays in this browser and can be
        moved to another device.
      </p>
    </section>
  );
}
