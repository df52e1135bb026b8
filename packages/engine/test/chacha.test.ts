import { expect, test } from "vitest";
import { chachaBlock } from "../src/chacha.ts";

test("a block equals the test vector of RFC 8439, 2.3.2", () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => i);
  const key = new Int32Array(bytes.buffer);
  const out = new Int32Array(16);
  chachaBlock(key, 1, [0x09000000, 0x4a000000, 0], out);
  const words = Array.from(out, (word) => (word >>> 0).toString(16).padStart(8, "0"));
  expect(words.join(" ")).toBe(
    "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 " +
      "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
  );
});
