import { openAnalysis } from "../analysis/opening.ts";
import { useApp, useControl, useSettings, useTable } from "../session/context.ts";
import type { Pace } from "../session/settings.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import { pack, placeHash } from "../store/link.ts";
import { Dialog } from "./dialogs.tsx";
import { PACES } from "./film-controls.tsx";

const KEYS: readonly (readonly [string, string])[] = [
  ["Arrows", "move from hex to hex"],
  ["Enter", "choose the hex, confirm, or end a move"],
  ["N, B", "next and previous choice on the map"],
  ["1 to 9", "pick from an open stack"],
  ["Esc", "let go, close"],
  ["Z", "take back the last action"],
  ["Shift Z", "take back to the last barrier"],
  ["L, held", "line of sight"],
  ["H", "hide counters"],
  ["F, +, −", "whole map, closer, farther"],
  ["Shift arrows", "move the map"],
  ["I, right click", "look at a unit or hex and keep it; a finger that stays does the same"],
  [", and .", "event back and on; Space plays"],
  ["W", "how do I win? (Shift W while W turns the unit in hand about)"],
  ["A", "analysis board; there B begins a branch and S asks the staff"],
  ["M", "to the map"],
  ["D", "to the decision"],
  ["E", "end the phase or what is asked: once to be asked, again to end"],
  ["[ and ]", "turn the unit in hand, where it can be turned"],
  ["R", "the same again: the last move or order, for the next unit"],
  ["N, Shift N", "away from the map: take up the next unit that can act, or the one before"],
  ["Double click", "take up all of a unit's formation together"],
  ["Shift click", "take units together one by one, or leave one"],
  ["G or Shift, drag", "take up all units inside a line"],
  ["U", "order of battle"],
  ["?", "rules"],
  ["K", "these keys"],
];

/** The keys. */
export function HelpDialog() {
  const control = useControl();
  return (
    <Dialog label="Keys" onClose={() => control.desk.set({ panel: null })} className="card help">
      <h2>Keys</h2>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        Drag to move the map, turn the wheel or pinch to magnify. Click what is marked; anything else tells why not.
      </p>
    </Dialog>
  );
}

/** The menu of the table: what to do with the game, and settings. */
export function MenuDialog() {
  const control = useControl();
  const { settings } = useApp();
  const set = useSettings((now) => now);
  const facts = useTable((now) => now.game?.facts);
  const film = useTable((now) => now.film);
  const close = () => control.desk.set({ panel: null });
  const keep = async () => {
    const text = await control.app.referee.file(null).catch(() => control.lastFile);
    saveAsFile(fileName(facts?.title ?? "game", new Date()), text);
  };
  const share = async () => {
    const at = film?.kind === "live" || film === null ? (control.table.get().moment?.entry ?? 0) : film.at;
    const { gameLink, shortLink } = await import("../store/short-link.ts");
    const packed = control.app.isAfar ? "" : await pack(await control.app.referee.file(null));
    const link = control.app.isAfar
      ? gameLink(control.table.get().id)
      : await shortLink(placeHash({ page: "shared", packed, at }));
    await navigator.clipboard?.writeText(link).catch(() => {});
    control.table.set({ notice: "A link to this moment is in the clipboard." });
    close();
  };
  return (
    <Dialog label="Menu" onClose={close} className="card menu">
      <h2>Menu</h2>
      <div className="menu-list">
        <button
          type="button"
          className="btn"
          data-testid="replay"
          onClick={() => void control.films.replay(0).then(close)}
        >
          Replay from the start
        </button>
        <button type="button" className="btn" data-testid="export" onClick={() => void keep()}>
          Save the game file
        </button>
        <button type="button" className="btn" data-testid="share" onClick={() => void share()}>
          Copy a link to this moment
        </button>
        <button
          type="button"
          className="btn"
          data-testid="menu-analysis"
          onClick={() => {
            close();
            openAnalysis(control);
          }}
        >
          Analysis board
        </button>
        <button type="button" className="btn" onClick={() => control.desk.set({ panel: "report" })}>
          How it stands
        </button>
        <button
          type="button"
          className="btn"
          data-testid="menu-briefing"
          onClick={() => control.desk.set({ panel: "briefing" })}
        >
          How do I win?
        </button>
        <button
          type="button"
          className="btn"
          data-testid="menu-rules"
          onClick={() => control.desk.set({ panel: "rules", rule: null })}
        >
          Rules
        </button>
        <button type="button" className="btn" onClick={() => control.desk.set({ panel: "help" })}>
          Keys
        </button>
        <a className="btn" href="#battles">
          Leave the table
        </a>
      </div>
      <fieldset>
        <legend>Settings</legend>
        <label>
          <input
            type="checkbox"
            checked={set.takesSingle}
            data-testid="takes-single"
            onChange={(event) => settings.set({ takesSingle: event.currentTarget.checked })}
          />
          Give a single possible answer for me
        </label>
        <label>
          <input
            type="checkbox"
            checked={set.preselects}
            data-testid="preselects"
            onChange={(event) => settings.set({ preselects: event.currentTarget.checked })}
          />
          Choose the best firers and attackers for me
        </label>
        <label>
          <input
            type="checkbox"
            checked={set.showsMiniMap}
            onChange={(event) => settings.set({ showsMiniMap: event.currentTarget.checked })}
          />
          Small map
        </label>
        <label>
          <input
            type="checkbox"
            checked={set.sounds}
            data-testid="sounds"
            onChange={(event) => settings.set({ sounds: event.currentTarget.checked })}
          />
          Quiet sounds
        </label>
        <label>
          Light
          <select
            value={set.theme}
            onChange={(event) => settings.set({ theme: event.currentTarget.value as "system" | "light" | "dark" })}
          >
            <option value="system">As the device</option>
            <option value="light">Daylight</option>
            <option value="dark">Lamp light</option>
          </select>
        </label>
        <label>
          The other side's acts
          <select
            value={set.pace}
            data-testid="pace"
            onChange={(event) => settings.set({ pace: event.currentTarget.value as Pace })}
          >
            {PACES.map(({ pace, label }) => (
              <option key={pace} value={pace}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </Dialog>
  );
}
