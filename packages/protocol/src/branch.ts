import { type AnySystem, isProblems, replay, type Secret } from "@redoubt/engine";
import { commitmentOf } from "./commitment.ts";
import { diceAfter } from "./dice.ts";
import type { BranchOrigin, GameFile } from "./game-file.ts";
import type { Opened } from "./open.ts";
import { type Read, read, unread } from "./read.ts";

/**
 * A new game that begins where another one stood after some of its answers. What was answered and thrown until then stays as it
 * was; from there on dice fall from a secret of its own, so that nothing it shows tells what will fall in the other game.
 */
export function openBranch(system: AnySystem, file: GameFile, branch: BranchOrigin, secret: Secret): Read<Opened> {
  if (branch.after > file.entries.length) {
    return unread({ where: "after", what: `the game has ${file.entries.length} answers, not ${branch.after}` });
  }
  const { system: id, version, setup, seats } = file.header;
  const header = { ...file.header, commitment: commitmentOf(secret, { system: id, version, setup, seats }) };
  const dice: GameFile["dice"] = { kind: "seeded", secret };
  const cut: GameFile = { ...file, header, entries: file.entries.slice(0, branch.after), hashes: null, dice, branch };
  const after = diceAfter(cut, dice);
  const game = replay(system, cut, after);
  return isProblems(game) ? unread(game[0]) : read({ game, dice: after });
}
