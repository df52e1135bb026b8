import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** What one guess costs: 32 megabytes and some tens of milliseconds. */
const COST = { N: 32_768, r: 8, p: 1 } as const;
const LENGTH = 32;
const MOST_MEMORY = 67_108_864;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((done, failed) =>
    scrypt(password.normalize("NFKC"), salt, LENGTH, { ...options, maxmem: MOST_MEMORY }, (error, key) =>
      error === null ? done(key) : failed(error),
    ),
  );
}

/** A password as it is kept: the cost, a salt of its own, and what scrypt makes of both. */
export async function keptPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether a password is the one that is kept. It takes as long where nothing is kept, so that names cannot be tried out. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [kind, n, r, p, salt = "", key = ""] = kept.split("$");
  const isKept = kind === "scrypt" && key !== "";
  const cost = isKept ? { N: Number(n), r: Number(r), p: Number(p) } : COST;
  const due = isKept ? Buffer.from(key, "base64url") : Buffer.alloc(LENGTH);
  const given = await derive(password, isKept ? Buffer.from(salt, "base64url") : Buffer.alloc(16), cost);
  return timingSafeEqual(given, due) && isKept;
}
