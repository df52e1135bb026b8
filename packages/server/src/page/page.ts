import type { ShelfScenario, ShelfSystem } from "../shelf.ts";
import { type Html, html } from "./html.ts";
import { mark } from "./mark.ts";
import { ornament } from "./ornament.ts";

/** The page at the address itself: what may be played, and how. */
export function shelfPage(systems: readonly ShelfSystem[]): string {
  return document(
    "Redoubt",
    html`<div class="hero">
      <div>
        <h1>The Crimea, 1853 to 1856</h1>
        <p>Hex-and-counter battles with every rule enforced.</p>
      </div>
      ${ornament()}
    </div>
    ${howToPlay()}
    ${systems.length === 0 ? emptyShelf() : systems.map(systemSection)}
    <p class="foot">The same list for programs: <a href="/api/systems">/api/systems</a></p>`,
  );
}

/** The page for an address where there is nothing. */
export function lostPage(): string {
  return document(
    "Nothing here · Redoubt",
    html`<div class="hero">
      <div>
        <h1>There is nothing at this address</h1>
        <p>Your games are files and are safe where you keep them. <a href="/">Go to the battles</a></p>
      </div>
    </div>`,
  );
}

function document(title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/redoubt.css">
</head>
<body>
<header><a class="name" href="/">${mark} Redoubt</a></header>
<main>
${main}
</main>
</body>
</html>
`.html;
}

const COMMANDS: readonly (readonly [command: string, meaning: string])[] = [
  ["npx redoubt", "all commands, in one page"],
  ["npx redoubt systems", "the rule systems and their battles"],
  ["npx redoubt new --help", "how to begin a battle"],
];

function howToPlay(): Html {
  return html`<section class="card play" aria-labelledby="play">
      <div>
        <h2 id="play">Play from the command line</h2>
        <p>The table for playing in the browser is not part of this version. The battles are played in a terminal, in the
        folder of Redoubt. It shows the board and what may be done, does it or takes it back, and refuses what a rule
        forbids, with the number of that rule.</p>
      </div>
      <dl class="commands">
      ${COMMANDS.map(([command, meaning]) => html`<dt><code>${command}</code></dt><dd>${meaning}</dd>`)}
      </dl>
    </section>`;
}

function emptyShelf(): Html {
  return html`<section class="card"><h2>No battle on the shelf</h2>
      <p>This copy of Redoubt has no rule system registered.</p></section>`;
}

function systemSection(system: ShelfSystem): Html {
  return html`<section aria-labelledby="system-${system.id}">
      <div class="system">
        <h2 id="system-${system.id}">${system.title}</h2>
        <p>${system.edition}</p>
        <code>${system.id}</code>
      </div>
      <ul class="battles">
      ${system.scenarios.map((battle) => battleCard(battle, system.seats))}
      </ul>
    </section>`;
}

function battleCard(battle: ShelfScenario, seats: readonly string[]): Html {
  return html`<li class="card battle">
        <h3>${battle.title}</h3>
        <p class="date">${battle.date}</p>
        <p class="summary">${battle.summary}</p>
        <dl>
          <dt>Sides</dt><dd>${seats.join(" against ")}</dd>
          <dt>Length</dt><dd>${battle.turns} ${battle.turns === 1 ? "turn" : "turns"}</dd>
          <dt>Name</dt><dd><code>${battle.id}</code></dd>
        </dl>
      </li>`;
}
