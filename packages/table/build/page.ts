import type { AskedFiles } from "../src/parts/asked-files.ts";
import type { Manifest } from "./manifest.ts";

const plain = (file: string): string => file.slice(file.lastIndexOf("/") + 1);
// The page itself and its style are there without being asked for.
const named = (files: readonly string[]): readonly string[] =>
  files.filter((file) => /\.js(on)?$/.test(file)).map(plain);

const namedIn = (lists: Manifest["systems"]): AskedFiles["systems"] =>
  Object.fromEntries(Object.entries(lists).map(([key, files]) => [key, named(files)]));

/** What the first script must know: where the page begins, and which files come when. */
export function bootDefines(manifest: Manifest, entry: string): Readonly<Record<string, string>> {
  const { first, table, worker, files, systems, grounds, maps } = manifest;
  const asked: AskedFiles = {
    table: named(table),
    worker: plain(worker[0]),
    files: named(files),
    systems: namedIn(systems),
    grounds: namedIn(grounds),
    maps: namedIn(maps),
  };
  return {
    __ENTRY__: JSON.stringify(entry),
    __FIRST__: JSON.stringify(named(first)),
    __ASKED__: JSON.stringify(asked),
  };
}

/**
 * The page: its template with the first script and the style. The script stands in the page itself, where it asks for the
 * others a whole way to the server earlier, and before the style, for which scripts in a page wait.
 */
export function pageOf(template: string, boot: string, { first }: Manifest): string {
  const style = first.find((file) => file.endsWith(".css")) ?? "";
  const head = [`<script>${boot.trim()}</script>`, `<link rel="stylesheet" href="./${style}" />`];
  return (
    template
      .replace(/\s*<script type="module"[^>]*><\/script>/, "")
      // A function: the script may hold what a replacement text would read as a sign.
      .replace("</title>", () => `</title>\n    ${head.join("\n    ")}`)
  );
}
