import { askAhead } from "./ahead.ts";
import type { AskedFiles } from "./asked-files.ts";
import { createBuiltMaps } from "./built-maps.ts";
import { createParts } from "./parts.ts";

// The names of the files, which the build knows.
declare const __ENTRY__: string;
declare const __FIRST__: readonly string[];
declare const __ASKED__: AskedFiles;

/** Brings a part of the page by a script element, from wherever the scripts of the page lie. */
function bringByElement(name: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = `./assets/${name}`;
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      fail(new Error(`a part of the program (${name}) could not be fetched`));
    };
    document.head.append(script);
  });
}

/** Resolves when the page has its elements and its style: this script runs before either is there. */
function dressed(): Promise<void> {
  return new Promise((done) => {
    document.addEventListener("DOMContentLoaded", () => {
      const style = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
      if (style === null || style.sheet !== null) return done();
      // A page without its style can still be played.
      for (const event of ["load", "error"]) style.addEventListener(event, () => done());
    });
  });
}

const parts = createParts(bringByElement);
const bring = (names: readonly string[]): void => {
  for (const name of names) parts.find(name).catch(() => {});
};

const maps = createBuiltMaps(__ASKED__.maps, location);

Object.assign(globalThis, { redoubtParts: parts, redoubtPart: parts.add, redoubtMaps: maps });
const asked = askAhead(__ASKED__, location, maps).then((others) => bring([...__FIRST__, ...others]));
void Promise.all([dressed(), asked]).then(() => parts.load(__ENTRY__));
