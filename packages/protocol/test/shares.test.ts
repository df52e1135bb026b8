import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fingerprintOf, secretOfShares, whyNotShare } from "../src/shares.ts";

const server = "0123456789abcdef".repeat(4);
const [ann, bob] = ["aa".repeat(32), "bb".repeat(32)];

test("a fingerprint is SHA-256 of the share's bytes", () => {
  expect(fingerprintOf(server)).toBe(createHash("sha256").update(Buffer.from(server, "hex")).digest("hex"));
});

test("a secret is SHA-256 of all shares' bytes, the server's first, the players' by seat", () => {
  const all = Buffer.from(server + ann + bob, "hex");
  expect(secretOfShares(server, [ann, bob])).toBe(createHash("sha256").update(all).digest("hex"));
  expect(secretOfShares(server, [bob, ann])).not.toBe(secretOfShares(server, [ann, bob]));
});

test("a share that is too short, too long or not hexadecimal is refused", () => {
  for (const wrong of ["", "ab", `${server}00`, "g".repeat(64), "AB".repeat(32)]) {
    expect(whyNotShare(wrong)).toContain("64 hexadecimal digits");
    expect(() => secretOfShares(server, [wrong])).toThrow(RangeError);
  }
  expect(whyNotShare(server)).toBeNull();
});
