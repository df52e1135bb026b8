import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "./finding.ts";

const NOT_OURS = new Set(["node_modules", ".git", "data", "coverage"]);
const BINARY = /\.(png|jpe?g|gif|webp|ico|woff2?|ttf|pdf|zip|gz|wasm|sqlite)$/i;

/** Every text file of the project, tracked or new, without what git ignores. */
export function projectFiles(root: string): SourceFile[] {
  const paths = existsSync(join(root, ".git")) ? gitPaths(root) : walk(root, "");
  return paths
    .filter((path) => !BINARY.test(path) && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Whether the file is TypeScript or JavaScript. */
export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

function gitPaths(root: string): string[] {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(list.split("\0").filter((path) => path !== ""))];
}

/** For a copy without its git folder. A top-level data folder is the server's store, not the project's. */
function walk(root: string, under: string): string[] {
  return readdirSync(join(root, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return under !== "" || !NOT_OURS.has(entry.name) ? walk(root, path) : [];
    return entry.isFile() ? [path] : [];
  });
}
