import { expect, test } from "vitest";
import { readTag } from "../src/tags.ts";

test("a tag is a name with what follows it", () => {
  expect(readTag("woods")).toEqual({ name: "woods", by: {} });
  expect(readTag("steep-slope up:0404")).toEqual({ name: "steep-slope", up: "0404", by: {} });
  expect(readTag("redoubt in:0304")).toEqual({ name: "redoubt", inside: "0304", by: {} });
  expect(readTag("front of works in:0304")).toEqual({ name: "front-of-works", inside: "0304", by: {} });
  expect(readTag("ridge 0304:gentle 0404:steep")).toEqual({ name: "ridge", by: { "0304": "gentle", "0404": "steep" } });
});

test("the value of a tag may have several words", () => {
  expect(readTag("victory:Home Ridge")).toEqual({ name: "victory", value: "Home Ridge", by: {} });
});
