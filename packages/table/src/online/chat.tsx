import { useEffect, useState } from "preact/compat";
import { title } from "../panels/words.ts";
import type { Control } from "../session/control.ts";
import { useObservable } from "../session/observable.ts";
import type { OnlineGame } from "./laying.ts";
import { noteHeard } from "./seats.ts";

/** Chat, folded to a button with a count, and pointing at the hex under the cursor. Players and watchers talk apart. */
export function Chat({ game, control }: { readonly game: OnlineGame; readonly control: Control }) {
  const said = useObservable(game.state, (now) => now.said);
  const unread = useObservable(game.state, (now) => now.unread);
  const hex = useObservable(control.desk, (now) => now.cursor ?? now.why?.hex ?? null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const last = said.at(-1)?.at ?? 0;
  useEffect(() => {
    if (isOpen) noteHeard(game.facts.id, last);
  }, [isOpen, last, game]);
  const send = (): void => {
    const words = text.trim();
    if (words === "") return;
    game.line.say(words.slice(0, 500));
    setText("");
  };
  const toggle = (): void => {
    setOpen(!isOpen);
    game.state.set({ unread: 0 });
  };
  return (
    <div className="chat-place">
      {isOpen && (
        <section className="card chat" aria-label="Chat" data-testid="chat">
          <p className="small">
            {game.seat === null ? "Only those who watch read this." : "Only you and your opponent read this."}
          </p>
          <ol aria-live="polite">
            {said.map(({ by, text: words, at }) => (
              <li key={`${at} ${words}`}>
                <b>{by === null ? "Watcher" : by === game.seat ? "You" : title(by)}</b> {words}
              </li>
            ))}
          </ol>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <input
              value={text}
              maxLength={500}
              aria-label="What you want to say"
              data-testid="chat-text"
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" className="btn sm" data-testid="chat-send">
              Say it
            </button>
          </form>
        </section>
      )}
      <button type="button" className="btn" aria-expanded={isOpen} data-testid="chat-open" onClick={toggle}>
        Chat {!isOpen && unread > 0 && <b className="count">{unread}</b>}
      </button>
      {game.seat !== null && hex !== null && (
        <button
          type="button"
          className="btn"
          data-testid="point"
          title={`Show ${hex} to everybody at the table`}
          onClick={() => game.line.point(hex)}
        >
          Point at {hex}
        </button>
      )}
    </div>
  );
}
