import { useEffect, useState } from "preact/compat";
import { fileName, saveAsFile } from "../store/file.ts";

// Nobody needs a way out of something that is over before it is read.
const PATIENCE = 4000;

// Weight and size of what stands on every table at once. A browser looks for a face anew in each weight and size.
const FACES = {
  sans: [
    "400 0.8125rem",
    "400 0.85rem",
    "400 0.875rem",
    "400 0.9375rem",
    "500 0.875rem",
    "600 0.8125rem",
    "600 0.875rem",
    "600 0.9375rem",
    "700 0.8125rem",
    "700 0.875rem",
    "700 1.0625rem",
    "800 0.875rem",
    "900 0.8125rem",
    "italic 400 0.875rem",
  ],
  serif: ["700 1.03rem", "700 1.19rem", "700 1.375rem", "italic 700 1.25rem"],
} as const;

/** The faces that a table is set in, unseen: the browser looks for them while the rules are on their way, and not after. */
function TableFaces() {
  return (
    <p className="faces" aria-hidden="true">
      {Object.entries(FACES).flatMap(([family, faces]) =>
        faces.map((face) => (
          <span key={family + face} style={{ font: `${face} var(--${family})` }}>
            A
          </span>
        )),
      )}
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
