import type { Finding, SourceFile } from "./finding.ts";

const GROUPS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;

type Manifest = { readonly [group in (typeof GROUPS)[number]]?: Readonly<Record<string, string>> };

/** Finds packages whose wishes the lock file does not know: installed, they could be of any version. */
export function checkLockFile(files: readonly SourceFile[]): Finding[] {
  const lock = files.find(({ path }) => path === "package-lock.json");
  if (lock === undefined) return [{ file: "package-lock.json", line: 1, message: "there is no lock file" }];
  const locked: Readonly<Record<string, Manifest>> = JSON.parse(lock.text).packages;
  return files.flatMap(({ path, text }) => {
    const folder = /^(?:(packages\/.+)\/)?package\.json$/.exec(path)?.[1] ?? "";
    if (path !== "package.json" && folder === "") return [];
    return whatDiffers(JSON.parse(text), locked[folder] ?? {}).map((name) => ({
      file: path,
      line: 1,
      message: `${name} differs from the lock file: run \`npm install\` and commit package-lock.json`,
    }));
  });
}

function whatDiffers(manifest: Manifest, locked: Manifest): string[] {
  return GROUPS.flatMap((group) => {
    const [wanted, known] = [manifest[group] ?? {}, locked[group] ?? {}];
    return [...new Set([...Object.keys(wanted), ...Object.keys(known)])].filter((name) => wanted[name] !== known[name]);
  });
}
