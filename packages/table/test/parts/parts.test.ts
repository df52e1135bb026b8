import { expect, test } from "vitest";
import { createParts, type PartBody, type Parts } from "../../src/parts/parts.ts";

type Files = Readonly<Record<string, { readonly needs?: readonly string[]; readonly body: PartBody }>>;

/** Parts that come from files; every file that was brought is noted. */
function partsFrom(files: Files, isCut: () => boolean = () => false) {
  const brought: string[] = [];
  const parts: Parts = createParts(async (name) => {
    brought.push(name);
    await Promise.resolve();
    if (isCut()) throw new Error(`${name} could not be fetched`);
    const file = files[name];
    if (file !== undefined) parts.add(name, file.needs ?? [], file.body);
  });
  return { parts, brought };
}

const exporting =
  (name: string): PartBody =>
  (exports) =>
    void Object.assign(exports, { name });

test("a part runs after what it needs, and all of it is brought once", async () => {
  const { parts, brought } = partsFrom({
    "main.js": {
      needs: ["a.js", "b.js"],
      body(exports, require) {
        const [a, b] = ["./a.js", "./b.js"].map((path) => require(path) as { name: string });
        Object.assign(exports, { name: a.name + b.name });
      },
    },
    "a.js": { needs: ["b.js"], body: exporting("a") },
    "b.js": { body: exporting("b") },
  });
  expect(await parts.load("main.js")).toEqual({ name: "ab" });
  expect(await parts.load("main.js")).toBe(await parts.load("main.js"));
  expect([...brought].sort()).toEqual(["a.js", "b.js", "main.js"]);
});

test("what a part imports dynamically is brought only when it does", async () => {
  let go: () => Promise<unknown> = async () => null;
  const { parts, brought } = partsFrom({
    "main.js": {
      body(_, require) {
        go = () => Promise.resolve().then(() => require("./later.js"));
      },
    },
    "later.js": { needs: ["main.js"], body: exporting("later") },
  });
  await parts.load("main.js");
  expect(brought).toEqual(["main.js"]);
  expect(await go()).toEqual({ name: "later" });
  expect(await go()).toEqual({ name: "later" });
  expect(brought).toEqual(["main.js", "later.js"]);
});

test("parts that need each other are run all the same", async () => {
  const { parts } = partsFrom({
    "a.js": { needs: ["b.js"], body: (exports, require) => Object.assign(exports, { b: require("./b.js") }) },
    "b.js": { needs: ["a.js"], body: exporting("b") },
  });
  expect(await parts.load("a.js")).toEqual({ b: { name: "b" } });
});

test("a part that could not be fetched is tried again when it is wanted again", async () => {
  let isCut = true;
  const { parts } = partsFrom({ "a.js": { body: exporting("a") } }, () => isCut);
  await expect(parts.load("a.js")).rejects.toThrow("could not be fetched");
  isCut = false;
  expect(await parts.load("a.js")).toEqual({ name: "a" });
});

test("a script that hands over something else is told", async () => {
  await expect(partsFrom({}).parts.load("a.js")).rejects.toThrow("not what it should be");
});
