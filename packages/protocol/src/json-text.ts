import { mostCharacters, mostFields } from "./bounds.ts";
import { type Read, read, unread } from "./read.ts";

/** Text that breaks off, breaks a rule of JSON or goes beyond all bounds, at an offset. */
interface Flaw {
  readonly offset: number;
  readonly what: string;
}

const blank = /[ \t\n\r]*/y;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const [quote, backslash, firstAllowed] = [0x22, 0x5c, 0x20];

// Deeper than any file of ours; a limit keeps a hostile file from exhausting the stack.
const deepest = 200;

/** Follows JSON text from the start and stops at its first flaw; a key written twice is one too. */
class Scanner {
  private at = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  document(): void {
    this.value();
    this.expect(blank);
    if (this.at < this.text.length) this.fail("nothing may follow the end of the value");
  }

  private value(): void {
    this.expect(blank);
    const next = this.text[this.at];
    if (next === undefined) this.fail("the file ends where a value is wanted");
    else if (next === "{") this.object();
    else if (next === "[") this.array();
    else if (next === '"') this.string("a text");
    else if (this.expect(literal) === "") this.fail(`${this.here()} is no value`);
  }

  private object(): void {
    const keys = new Set<string>();
    this.list("}", () => {
      const start = this.at;
      if (this.text[start] !== '"') this.fail(`a field name in double quotes is wanted, not ${this.here()}`);
      const key = JSON.parse(this.string("a field name"));
      if (keys.has(key)) this.fail(`the field "${key}" stands twice in one object`, start);
      keys.add(key);
      if (keys.size > mostFields)
        this.exceed(`one object has more than ${mostFields.toLocaleString("en")} fields`, start);
      this.expect(blank);
      if (this.text[this.at] !== ":") this.fail(`":" is wanted after "${key}", not ${this.here()}`);
      this.at++;
      this.value();
    });
  }

  private array(): void {
    this.list("]", () => this.value());
  }

  private list(close: string, item: () => void): void {
    if (++this.depth > deepest) this.exceed(`lists and objects are nested more than ${deepest} deep`);
    this.at++;
    this.expect(blank);
    if (this.text[this.at] === close) this.at++;
    else this.items(close, item);
    this.depth--;
  }

  private items(close: string, item: () => void): void {
    for (;;) {
      this.expect(blank);
      if (this.text[this.at] === close) this.fail(`a comma stands before "${close}"`);
      item();
      this.expect(blank);
      const end = this.text[this.at];
      if (end !== "," && end !== close) this.fail(`"," or "${close}" is wanted, not ${this.here()}`);
      this.at++;
      if (end === close) return;
    }
  }

  private string(what: string): string {
    const { text } = this;
    const start = this.at;
    const flawed = (): never => this.fail(`${what} is not closed or holds a character that JSON forbids`, start);
    // A loop and no pattern: a pattern that repeats over millions of characters exhausts the stack.
    for (let at = start + 1; ; ) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        this.at = at + 1;
        return text.slice(start, this.at);
      }
      if (code === backslash) {
        this.at = at;
        at += this.expect(escaped).length || flawed();
      } else if (code >= firstAllowed) at++;
      else flawed();
    }
  }

  private expect(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private here(): string {
    return this.at >= this.text.length ? "the end of the file" : JSON.stringify(this.text[this.at]);
  }

  private fail(what: string, offset = this.at): never {
    this.exceed(`this is not JSON: ${what}`, offset);
  }

  private exceed(what: string, offset = this.at): never {
    const flaw: Flaw = { offset, what };
    throw flaw;
  }
}

function isFlaw(error: unknown): error is Flaw {
  return typeof error === "object" && error !== null && "offset" in error;
}

/** Reads JSON text. What is wrong with it is told by line and column, the same in every host. */
export function readJson(text: string): Read<unknown> {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (body.length > mostCharacters) {
    const most = `${mostCharacters / 1_000_000} million`;
    return unread({ where: "the file", what: `has more than the ${most} characters that a file may have` });
  }
  if (body.trim() === "") return unread({ where: "line 1, column 1", what: "the file is empty" });
  try {
    new Scanner(body).document();
  } catch (error) {
    if (!isFlaw(error)) throw error;
    const before = body.slice(0, error.offset).split("\n");
    const column = (before.at(-1)?.length ?? 0) + 1;
    return unread({ where: `line ${before.length}, column ${column}`, what: error.what });
  }
  return read(JSON.parse(body));
}
