import { createParts } from "./parts.ts";

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

const parts = createParts(bringByElement);

Object.assign(globalThis, { redoubtParts: parts, redoubtPart: parts.add });
