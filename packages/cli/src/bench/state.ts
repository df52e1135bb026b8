import {
  type AnyPlay,
  cloneState,
  copyState,
  keepState,
  noDice,
  run,
  saveState,
  snapshotOf,
  takeAnswer,
} from "@redoubt/engine";
import type { BenchCase } from "./alternate.ts";
import { requirePeer } from "./peers.ts";
import { type Battle, begun } from "./play.ts";

/** The battle at its first question. */
function asking(battle: Battle): AnyPlay {
  const play = begun(battle);
  run(play, noDice);
  return play;
}

/** Snapshots of a battle's state, as a game keeps one for undo before every answer. */
export function snapshotCase(battle: Battle): BenchCase {
  const { state } = asking(battle);
  const kept = Array.from({ length: 64 }, () => snapshotOf(state));
  return {
    name: "snapshot",
    run() {
      for (let i = 0; i < 1024; i++) keepState(state, kept[i & 63]);
      return 1024;
    },
  };
}

/** The same content, as it is saved, through structuredClone. */
export function structuredCloneCase(battle: Battle): BenchCase {
  const saved = saveState(asking(battle).state);
  return {
    name: "structuredClone",
    run() {
      for (let i = 0; i < 16; i++) structuredClone(saved);
      return 16;
    },
  };
}

/** How many bytes the flat state of a battle takes. */
export function stateBytes(battle: Battle): number {
  return asking(battle).state.layout.bytes;
}

/** One unit's whole move by the rules, given as the answers it takes, and its undo. */
export function moveCase(battle: Battle, answers: readonly string[]): BenchCase {
  const play = asking(battle);
  const naming = battle.system.naming(play.world);
  const codes = answers.map((answer) => {
    const code = battle.system.words.parse(answer, naming);
    if (typeof code !== "number") throw new Error(code.unreadable);
    return code;
  });
  const before = cloneState(play.state);
  const move = () => {
    copyState(play.state, before);
    for (const code of codes) {
      takeAnswer(play, 0, code);
      run(play, noDice);
    }
    copyState(before, play.state);
  };
  return {
    name: "move and undo",
    run() {
      for (let i = 0; i < 256; i++) move();
      return 256;
    },
  };
}

// The parts of boardgame.io that the move uses.
interface PeerClient {
  start(): void;
  reset(): void;
  readonly moves: Readonly<Record<string, (unit: number, hex: number) => void>>;
}
interface BoardgameIo {
  Client(settings: object): PeerClient;
}

/** A one-unit move in a boardgame.io client with a hundred units; undefined where the library cannot be had. */
export function boardgameIoCase(): BenchCase | undefined {
  process.env.NODE_ENV = "production";
  const peer = requirePeer("boardgame.io", "boardgame.io/client");
  if (peer === undefined) return undefined;
  const { Client } = peer as BoardgameIo; // the version is pinned
  const client = Client({
    game: {
      setup: () => ({
        units: Array.from({ length: 100 }, (_, id) => ({
          id,
          hex: id,
          fire: 4,
          melee: 3,
          morale: 4,
          steps: 2,
          done: 0,
        })),
      }),
      moves: {
        move: ({ G }: { G: { units: { hex: number }[] } }, unit: number, hex: number) => {
          G.units[unit].hex = hex;
        },
      },
    },
    debug: false,
    numPlayers: 2,
  });
  client.start();
  return {
    name: "boardgame.io move",
    run() {
      // Its log grows with every move; a fresh match keeps that out of the comparison.
      client.reset();
      for (let i = 0; i < 64; i++) client.moves.move(i, 500 + i);
      return 64;
    },
  };
}
