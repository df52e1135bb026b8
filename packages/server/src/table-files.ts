import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

// The table draws by script, runs its rules in a worker and shows pictures it has drawn itself; it loads from nowhere else.
const policyWith = (scripts: readonly string[]): string =>
  ["default-src 'none'", ["script-src 'self'", ...scripts].join(" "), ...REST_OF_POLICY].join("; ");

const REST_OF_POLICY = [
  "worker-src 'self' blob:",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The scripts that stand in a page itself, each named by its digest: no other may run there. */
function scriptsIn(page: string): readonly string[] {
  const bodies = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body]) => body);
  return bodies.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
}

const FOR_A_YEAR = "public, max-age=31536000, immutable";

/**
 * Serves the built table from its folder, compressed copies first where a browser takes them. Files with a fingerprint in
 * their name never change and are kept for a year; the others are asked for again each time.
 */
export function serveTable(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(reply, path) {
      const isNamedByContent = /[\\/]assets[\\/]/.test(path);
      reply.header("cache-control", isNamedByContent ? FOR_A_YEAR : "no-cache");
      // The page is read each time it is asked for: a table that is built anew has another first script.
      const isPage = /index\.html(\.\w+)?$/.test(path);
      const scripts = isPage ? scriptsIn(readFileSync(join(folder, "index.html"), "utf8")) : [];
      reply.header("content-security-policy", policyWith(scripts));
      reply.header("vary", "accept-encoding");
    },
  });
}
