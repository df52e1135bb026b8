import { createParts } from "./parts.ts";

/** What a worker that was started from a text asks its page for, which may fetch what the worker may not. */
export interface PartRequest {
  readonly part: string;
}

/** The text of the script of a part; null if it could not be fetched. */
export interface PartReply {
  readonly part: string;
  readonly script: string | null;
}

/** The part of a worker's global scope that is used here; the types of pages and workers cannot be loaded together. */
interface WorkerScope {
  readonly location: { readonly protocol: string };
  importScripts(url: string): void;
  postMessage(message: PartRequest): void;
  addEventListener(type: "message", listener: (event: MessageEvent<PartReply>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const failed = (name: string): Error => new Error(`a part of the rules engine (${name}) could not be fetched`);

const waiting = new Map<string, (script: string | null) => void>();

const bringByPage = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    waiting.set(name, (script) => {
      if (script === null) return fail(failed(name));
      scope.importScripts(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
      done();
    });
    scope.postMessage({ part: name });
  });

const bringByItself = async (name: string): Promise<void> => {
  try {
    scope.importScripts(`./${name}`);
  } catch {
    throw failed(name);
  }
};

const isFromText = scope.location.protocol === "blob:";
const parts = createParts(isFromText ? bringByPage : bringByItself);

scope.addEventListener("message", ({ data }) => {
  if (data.part !== undefined) waiting.get(data.part)?.(data.script);
});

Object.assign(globalThis, { redoubtParts: parts, redoubtPart: parts.add });
