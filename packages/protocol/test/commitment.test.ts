import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf } from "../src/index.ts";

const header = { system: "quad", version: "2", setup: { scenario: "alma", options: {} }, seats: ["a", "b"] };

test("a commitment is the SHA-256 of the 32 bytes of the secret and of the header", () => {
  const secret = "00ff".repeat(16);
  const json = '{"seats":["a","b"],"setup":{"options":{},"scenario":"alma"},"system":"quad","version":"2"}';
  const due = createHash("sha256").update(Buffer.from(secret, "hex")).update(json).digest("hex");
  expect(commitmentOf(secret, header)).toBe(due);
  expect(commitmentOf(secret, { ...header, version: "3" })).not.toBe(due);
});

test("only 64 hexadecimal digits are a secret", () => {
  expect(() => commitmentOf("abc", header)).toThrow("64 hexadecimal digits");
});
