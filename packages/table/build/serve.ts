import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Serves a folder of static files on this machine, for looking at a built table. */
export function serveFolder(dist: string, port: number): Promise<{ readonly address: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = join(dist, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const body = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("There is nothing here.");
    }
  });
  return new Promise((done) => {
    server.listen(port, "127.0.0.1", () => {
      const bound = server.address();
      const at = bound !== null && typeof bound === "object" ? bound.port : port;
      done({ address: `http://127.0.0.1:${at}/`, close: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = join(folder, process.argv.includes("--teaching") ? "dist-teaching" : "dist");
  const { address } = await serveFolder(dist, Number(process.env.PORT ?? 1857));
  console.log(address);
}
