import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The file in a built table that holds the fingerprint of what it was built from. */
export const STAMP = ".sources";

const NOT_IN_THE_TABLE = new Set(["cli", "server"]);
const PARTS = ["src", "build", "dev", "public", "index.html", "package.json"];

/** The packages of the project, those of the systems among them. */
function packageFolders(root: string): string[] {
  const under = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name));
  const packages = join(root, "packages");
  return under(packages).flatMap((folder) => (existsSync(join(folder, "package.json")) ? [folder] : under(folder)));
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const inside = readdirSync(path, { recursive: true, withFileTypes: true });
  return inside.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Every file that the built table is made of. */
export function sourcesOf(root: string): string[] {
  const folders = packageFolders(root).filter((folder) => !NOT_IN_THE_TABLE.has(folder.split(sep).at(-1) ?? ""));
  const files = folders.flatMap((folder) =>
    PARTS.flatMap((part) => {
      const path = join(folder, part);
      return /\.\w+$/.test(part) ? [path].filter(existsSync) : filesIn(path);
    }),
  );
  return [...files, join(root, "package-lock.json")].filter(existsSync).sort();
}

/** A fingerprint of those files: by content, since a change of branch leaves times that say nothing. */
export function fingerprintOf(root: string): string {
  const hash = createHash("sha256");
  for (const file of sourcesOf(root)) {
    hash.update(relative(root, file).split(sep).join("/")).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
