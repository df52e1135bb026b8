import type pg from "pg";
import { StorageDown } from "./contract.ts";

/** The words of an error; one of several addresses that all failed has none of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message || String(error) : String(error);
}

/**
 * Errors that people can mend: connection (08), read-only (25), entry (28), no such database (3D), no right to write or a disk
 * that may only be read (42501), resources such as a full disk (53), shutdown (57), the machine under it (58).
 */
const MENDABLE = /^(08|25|28|3D|42501|53|57|58)/;
const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH", "EAI_AGAIN"]);

function isDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return MENDABLE.test(code) || NETWORK.has(code) || /terminated|timeout/i.test(error.message);
}

/** The address without its password. */
export function placeOf(address: string): string {
  const url = new URL(address);
  return `PostgreSQL ${url.hostname}:${url.port || 5432}${url.pathname}`;
}

/** What went wrong; where the database is down, that is told by its place. */
export const troubleAt = (place: string, error: unknown): unknown =>
  isDown(error) ? new StorageDown(`${place} cannot be used now: ${messageOf(error)}`) : error;

/** Asks a pool; where the database is down, that is told by its place. */
export function askerOf(pool: pg.Pool, place: string) {
  return async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    try {
      return await pool.query(text, [...values]);
    } catch (error) {
      throw troubleAt(place, error);
    }
  };
}
