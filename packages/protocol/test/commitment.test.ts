import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf } from "../src/index.ts";

test("a commitment is the SHA-256 of the 32 bytes of the secret", () => {
  const secret = "00ff".repeat(16);
  expect(commitmentOf(secret)).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
});

test("only 64 hexadecimal digits are a secret", () => {
  expect(() => commitmentOf("abc")).toThrow("64 hexadecimal digits");
});
