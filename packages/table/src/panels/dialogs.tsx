import { type ReactNode, useEffect, useRef } from "preact/compat";
import { useControl, useDesk, useTable } from "../session/context.ts";
import { restart } from "../session/open.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import { HeldElsewhere } from "./held-elsewhere.tsx";

interface DialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A panel over the page that does not dim the map. */
export function Dialog({ label, onClose, children, className = "" }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className={`dialog ${className}`} role="dialog" aria-modal="false" aria-label={label} ref={box} tabIndex={-1}>
      <button type="button" className="btn sm dialog-close" onClick={onClose}>
        Close <kbd>Esc</kbd>
      </button>
      {children}
    </div>
  );
}

/** Troubles that do not end the game: one sentence, what is safe, one button. */
export function Notices() {
  const control = useControl();
  const trouble = useTable((now) => now.trouble);
  const stage = useTable((now) => now.stage);
  const lacks = useTable((now) => now.lacks);
  const facts = useTable((now) => now.game?.facts);
  const said = useDesk((now) => now.said);
  const copy = () => saveAsFile(fileName(facts?.title ?? "game", new Date()), control.lastFile);
  return (
    <>
      {stage === "stopped" && lacks !== null && (
        <div className="notice" role="alert" data-testid="position-lacks">
          <p>
            This position leaves out a value that a rule needs: {lacks}. The game is safe up to here; add the value to
            the file to play on.
          </p>
          <button type="button" className="btn sm" onClick={copy}>
            Save a copy
          </button>
          <a className="btn pri sm" href="#battles">
            All battles
          </a>
        </div>
      )}
      {stage === "stopped" && lacks === null && (
        <div className="notice" role="alert" data-testid="engine-stopped">
          <p>The rules engine stopped. Your game is safe up to the last move.</p>
          <button type="button" className="btn pri sm" data-testid="restart" onClick={() => void restart(control)}>
            Restart
          </button>
          <button type="button" className="btn sm" onClick={copy}>
            Save a copy
          </button>
          <a className="btn sm" href="#battles">
            All battles
          </a>
        </div>
      )}
      <HeldElsewhere />
      {trouble !== null && stage === "playing" && (
        <div className="notice" role="alert" data-testid="store-trouble">
          <p>
            {trouble === "full" ? "Storage is full" : "This browser does not let us store anything"}: this game is kept
            only in this tab.
          </p>
          <button type="button" className="btn sm" onClick={copy}>
            Save a copy
          </button>
        </div>
      )}
      <div className="sr" aria-live="polite" data-testid="said">
        {said}
      </div>
    </>
  );
}
