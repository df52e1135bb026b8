import { useEffect, useState } from "preact/compat";
import { fileName, saveAsFile } from "../store/file.ts";

// Nobody needs a way out of something that is over before it is read.
const PATIENCE = 4000;

/** The faces that a table is set in, unseen: the browser looks for them while the rules are on their way, and not after. */
function TableFaces() {
  return (
    <p className="faces" aria-hidden="true">
      A <b>A</b> <strong>A</strong> <i>A</i> <em>A</em>
    </p>
  );
}

/** Shown while a game is opened. What takes long can be left, and what was to be opened can be kept. */
export function Loading({ file }: { readonly file: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="loading" data-testid="loading">
      <p>Laying out the map.</p>
      <TableFaces />
      {isLong && (
        <>
          <p>This takes longer than it should.</p>
          <p className="acts">
            {file !== "" && (
              <button type="button" className="btn" onClick={() => saveAsFile(fileName("kept", new Date()), file)}>
                Save a copy
              </button>
            )}
            <a className="btn pri" href="#battles">
              All battles
            </a>
          </p>
        </>
      )}
    </main>
  );
}
