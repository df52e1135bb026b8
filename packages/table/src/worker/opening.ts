import { drawMap, layout } from "@redoubt/drawing";
import { isProblems, type Options, type Problem } from "@redoubt/engine";
import type { AnyWargame, MapFile } from "@redoubt/mechanics";
import { openScenario } from "@redoubt/protocol";
import { TUTOR } from "../guide/tutor.ts";
import { isPuzzle } from "../puzzles/mark.ts";
import { type Bout, fileOf, takeUp } from "./bout.ts";
import type { Facts, MapLayers, NotOpened, OpenedGame } from "./messages.ts";
import { cutIntoTiles } from "./tiles.ts";

/** A game that was begun or opened, or why it was not. */
export type Opening = { readonly bout: Bout } | NotOpened;

/** A game that was not opened. */
export const not = (reason: NotOpened["reason"], ...problems: readonly Problem[]): NotOpened => ({ reason, problems });

/** Begins a battle with dice from a secret. */
export function beginBattle(system: AnyWargame, scenario: string, options: Options, secret: string): Opening {
  const opened = openScenario(system, scenario, options, secret);
  if (isProblems(opened)) return not("damaged", ...opened);
  return { bout: takeUp(system, opened.value.game, { kind: "seeded", secret }) };
}

/** Seats the players that the page knows; where it knows none, those of the file stay. */
export function seatPlayers(opening: Opening, players: readonly string[] = []): Opening {
  if ("bout" in opening && players.length > 0) {
    const { bout } = opening;
    bout.players = bout.system.seats.map((_, seat) => players[seat] ?? bout.players[seat]);
  }
  return opening;
}

/** What the page needs to know of a game that was opened. The map is drawn later: it takes longer than opening the game. */
export function openedView(bout: Bout): OpenedGame {
  const { system, game } = bout;
  return {
    facts: factsOf(bout),
    map: system.map(bout.world),
    players: bout.players,
    file: fileOf(bout),
    entries: game.length(),
  };
}

/** A map drawn plainly, which takes a small part of the time of the full one. */
export const drawPlain = (map: MapFile): MapLayers => drawMap(map, { detail: "plain" }).layers;

/** The map of a game drawn plainly. */
export const plainLayers = ({ system, world }: Bout): MapLayers => drawPlain(system.map(world));

/** The map of a game in full. */
export function fullLayers({ system, game, world }: Bout): MapLayers {
  const map = system.map(world);
  const view = system.view(game.play(), null);
  const sheet = layout(map);
  const occupied = view.units.map(({ at }) => at).filter(sheet.has);
  const drawn = Object.entries(drawMap(map, { occupied }).layers);
  return Object.fromEntries(drawn.map(([name, text]) => [name, cutIntoTiles(text)]));
}

/** What a game is called: a battle by its name, a lesson as one, what was set up by hand as a position on its map. */
function titleOf({ game, players, branch }: Bout, ground: string, battle: string): string {
  if (isPuzzle(branch?.of)) return `${battle}, ${branch?.name}`;
  if (branch !== undefined) return `${battle}, branch ${branch.name}`;
  if (players.includes(TUTOR)) return `First battle: ${ground}`;
  return game.log().header.setup.position === undefined ? battle : `Position: ${ground}`;
}

function factsOf(bout: Bout): Facts {
  const { system, game } = bout;
  const { setup } = game.log().header;
  const scenario = system.scenarios.find(({ id }) => id === setup.scenario);
  const map = system.map(bout.world);
  return {
    system: system.id,
    systemTitle: system.title,
    edition: system.edition,
    version: system.version,
    scenario: setup.scenario,
    title: titleOf(bout, map.name ?? scenario?.title ?? system.title, scenario?.title ?? system.title),
    date: scenario?.date ?? "",
    seats: system.seats,
    options: setup.options,
    hides: system.hides,
    readings: system.readings.map(({ id }) => id),
    readOnly: bout.readOnly,
    branch: bout.branch ?? null,
  };
}
