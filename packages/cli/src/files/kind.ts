import { Complaint } from "../complaint.ts";
import { whileLocked } from "./lock.ts";
import { readStart } from "./read.ts";
import { targetOf } from "./target.ts";
import { writeAtomically } from "./write.ts";

/** What commands write besides games and matches, and how each begins. */
const kinds = {
  svg: { name: "an SVG picture", begins: /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?<svg[\s>]/ },
  png: { name: "a PNG picture", begins: /^\u0089PNG\r\n/ },
  page: { name: "an HTML page", begins: /^<!doctype html/i },
  markdown: { name: "a Markdown page", begins: /^#{1,6} / },
} as const;

export type PictureOrPage = keyof typeof kinds;

const looked = 4096;
const byteOrderMark = /^\u00ef\u00bb\u00bf/;

/** Complains if something else than an older file of the same kind, or an empty one, stands where a file is to go. */
export function refuseOtherKind(path: string, kind: PictureOrPage): void {
  if (targetOf(path).mode === null) return;
  const start = readStart(path, looked).replace(byteOrderMark, "").trimStart();
  const { name, begins } = kinds[kind];
  if (start === "" || begins.test(start)) return;
  throw new Complaint("file", `${path}: exists already, is not ${name}, and is left as it is`, { file: path });
}

/** Writes a picture or page, over an older one of the same kind if need be, and over nothing else. */
export function writeAs(kind: PictureOrPage, path: string, content: string | Uint8Array): void {
  refuseOtherKind(path, kind);
  whileLocked(path, () => {
    refuseOtherKind(path, kind);
    writeAtomically(path, content);
  });
}
