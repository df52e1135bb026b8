import type { Manifest } from "./manifest.ts";

const plain = (file: string): string => file.slice(file.lastIndexOf("/") + 1);
const scripts = (files: readonly string[]): readonly string[] => files.filter((file) => file.endsWith(".js"));

/**
 * What the first script does once it can bring parts: it brings those of the page and runs the page. Where the address is
 * that of a game it also brings the table and starts the worker at once, while the page's own script is still on its way.
 */
export function bootOf({ first, table, worker }: Manifest, entry: string): string {
  const [shown, laid] = [scripts(first).map(plain), scripts(table).map(plain)].map((names) => JSON.stringify(names));
  // A worker that could not be fetched before anybody listened must not be waited for: whoever asks then starts another.
  const early = `const w=g.redoubtWorker=new Worker("./${worker[0]}");w.onerror=()=>{delete g.redoubtWorker}`;
  return (
    `{const g=globalThis,p=g.redoubtParts,bring=(names)=>{for(const name of names)p.find(name).catch(()=>{})};` +
    `bring(${shown});p.load(${JSON.stringify(entry)});` +
    `if(/^#(game|moment)=/.test(location.hash)){bring(${laid});` +
    `if(location.protocol!=="file:")try{${early}}catch{}}}\n`
  );
}

/** The page: its template with the style and the first script, and the scripts that this brings announced. */
export function pageOf(template: string, boot: string, { first }: Manifest): string {
  const style = first.find((file) => file.endsWith(".css")) ?? "";
  const head = [
    `<link rel="stylesheet" href="./${style}" />`,
    `<script defer src="./${boot}"></script>`,
    ...scripts(first).map((file) => `<link rel="preload" as="script" href="./${file}" />`),
  ];
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace("</title>", `</title>\n    ${head.join("\n    ")}`);
}
