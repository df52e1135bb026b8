import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(html|js|css|svg|webmanifest|json)$/;
// Smaller files travel in one packet either way.
const WORTH_IT = 1_000;

/** Lays a Brotli and a gzip copy beside each larger text, for servers that can send them as they are. */
export function compressBeside(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const text = readFileSync(file);
    if (text.length < WORTH_IT) continue;
    // The last fiftieth takes as long as all the rest: it is worth it for what every game loads.
    const quality = entry.name.endsWith(".js") ? 11 : 10;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
