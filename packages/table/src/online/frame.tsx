import type { ReactNode } from "preact/compat";
import { Mark } from "../panels/icons.tsx";

interface FrameProps {
  readonly on: string;
  /** How many games wait for whoever is at this page. */
  readonly asked?: number;
  readonly children: ReactNode;
}

/** The head of the pages around the table. */
export function Frame({ on, asked = 0, children }: FrameProps) {
  const link = (hash: string, name: string, count = 0) => (
    <a className={on === hash ? "on" : ""} href={`#${hash}`} aria-current={on === hash ? "page" : undefined}>
      {name}
      {count > 0 && (
        <>
          {" "}
          <b className="count" data-testid="waiting-for-you">
            {count}
            <span className="sr"> waiting for you</span>
          </b>
        </>
      )}
    </a>
  );
  return (
    <div className="start together" data-testid={on}>
      <header className="top">
        <a className="mark" href="#battles" aria-label="Redoubt: all battles">
          <Mark />
          <span>Redoubt</span>
        </a>
        <nav aria-label="Pages">
          <a href="#battles">Battles</a>
          {link("together", "Play together")}
          {link("my-games", "My games", asked)}
          {link("finished", "Finished")}
        </nav>
      </header>
      <main>{children}</main>
    </div>
  );
}
