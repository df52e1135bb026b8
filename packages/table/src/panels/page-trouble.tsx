import { Component, type ReactNode } from "preact/compat";
import { fileName, saveAsFile } from "../store/file.ts";

interface PageTroubleProps {
  /** The game as it was last known. */
  readonly file: () => string;
  readonly children: ReactNode;
}

/** Catches a fault of the page itself: the game is with the store and the worker, only its picture is gone. */
export class PageTrouble extends Component<PageTroubleProps, { readonly what: string | null }> {
  override readonly state: { readonly what: string | null } = { what: null };

  static override getDerivedStateFromError(error: unknown): { readonly what: string } {
    return { what: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.what === null) return this.props.children;
    const file = this.props.file();
    return (
      <main className="failed card" data-testid="page-trouble">
        <div role="alert">
          <h1>The page cannot go on showing this. Your games are safe up to the last move.</h1>
          <p>{this.state.what}</p>
        </div>
        <div className="acts">
          {file !== "" && (
            <button type="button" className="btn" onClick={() => saveAsFile(fileName("kept", new Date()), file)}>
              Save a copy
            </button>
          )}
          <button type="button" className="btn" data-testid="reload" onClick={() => location.reload()}>
            Load the page again
          </button>
          <a className="btn pri" href="#battles">
            All battles
          </a>
        </div>
      </main>
    );
  }
}
