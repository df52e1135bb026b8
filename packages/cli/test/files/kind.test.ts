import { mkdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { writeAs } from "../../src/files/kind.ts";
import { desk } from "../desk.ts";

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

describe("pictures and pages", () => {
  test("replace older ones of their kind, and empty files", () => {
    const at = desk();
    for (const [kind, name, content] of [
      ["svg", "a.svg", "<svg></svg>"],
      ["png", "a.png", png],
      ["page", "a.html", "<!doctype html><title>a</title>"],
      ["markdown", "a.md", "# A\n"],
    ] as const) {
      at.write(name, "");
      writeAs(kind, at.path(name), content);
      writeAs(kind, at.path(name), content);
      expect(at.read(name)).toBe(content.toString());
    }
    at.write("drawn.svg", '\uFEFF<?xml version="1.0"?>\n<!-- by hand -->\n<svg xmlns="x"></svg>');
    writeAs("svg", at.path("drawn.svg"), "<svg></svg>");
    expect(at.files()).toEqual(["a.html", "a.md", "a.png", "a.svg", "drawn.svg"]);
  });

  test("replace nothing else", () => {
    const at = desk();
    const others = ['{ "header": {} }', "<svg></svg>", png.toString("latin1"), "plain words", "<!doctype html>", "# A"];
    for (const kind of ["svg", "png", "page", "markdown"] as const) {
      const refused = others.filter((other) => {
        at.write("out", Buffer.from(other, "latin1").toString("latin1"));
        try {
          writeAs(kind, at.path("out"), "new");
          return false;
        } catch (error) {
          expect(String(error)).toMatch(/out: exists already, is not an? .*, and is left as it is/);
          expect(at.read("out")).toBe(other);
          return true;
        }
      });
      expect(refused, kind).toHaveLength(kind === "png" ? others.length : others.length - 1);
    }
    mkdirSync(at.path("folder"));
    expect(() => writeAs("svg", at.path("folder"), "<svg/>")).toThrow("this is a folder");
  });
});
