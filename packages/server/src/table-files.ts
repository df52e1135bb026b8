import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

// The table draws by script, runs its rules in a worker and shows pictures it has drawn itself; it loads from nowhere else.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

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
      reply.header("content-security-policy", POLICY);
      reply.header("vary", "accept-encoding");
    },
  });
}
