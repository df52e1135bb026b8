import type { ReactNode } from "preact/compat";
import { Mark } from "../panels/icons.tsx";

/** The head of the pages around the table. */
export function Frame({ on, children }: { readonly on: string; readonly children: ReactNode }) {
  const link = (hash: string, name: string) => (
    <a className={on === hash ? "on" : ""} href={`#${hash}`} aria-current={on === hash ? "page" : undefined}>
      {name}
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
          {link("my-games", "My games")}
          {link("finished", "Finished")}
        </nav>
      </header>
      <main>{children}</main>
    </div>
  );
}
