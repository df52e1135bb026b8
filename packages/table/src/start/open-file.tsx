import { useRef, useState } from "preact/compat";

/** Opens a saved game or a position from this device. */
export function OpenFile({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const take = (file: File | undefined) => {
    setUnread(false);
    // A folder, or a file that is gone, cannot be read.
    file?.text().then(onText, () => setUnread(true));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer?.files[0]);
  };
  return (
    <section
      className={isOver ? "open-file is-over" : "open-file"}
      aria-label="Open a file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>Open a file</h2>
      <p>A saved game, or a position to try out. Drop it here or choose it. It never leaves this device.</p>
      {isUnread && (
        <p role="alert" data-testid="unread">
          This file could not be read: it is a folder, or it is no longer there.
        </p>
      )}
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        Choose a file
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="sr"
        tabIndex={-1}
        aria-label="File to open"
        data-testid="file"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </section>
  );
}
