const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const wordOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** What the text of a file holds; null where it cannot be read: whoever opens the file says what is wrong with it. */
function valueIn(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** The system that the text of a game or of a position names; null where it names none that could be read. */
function systemOf(text: unknown): string | null {
  const file = valueIn(text);
  return wordOf(field(field(file, "header"), "system") ?? field(file, "system"));
}

/** Whether the answer to a call may tell a rule by its title or text: a script that breaks a rule is told so too. */
export function isAboutTexts(call: string, ask: unknown): boolean {
  if (call === "open") return field(valueIn(field(ask, "text")), "script") !== undefined;
  return call === "rules" || call === "why" || call === "briefing";
}

/** The system that must be loaded before a call can be answered; null if none. */
export function systemFor(call: string, ask: unknown): string | null {
  switch (call) {
    case "prepare":
    case "begin":
    case "rules":
      return wordOf(field(ask, "system"));
    case "open":
      return systemOf(field(ask, "text"));
    case "brief":
    case "study":
      return systemOf(field(ask, "file"));
    default:
      return null;
  }
}

/** Whether a call brings a game as the text of its file. */
const isByFile = (call: string): boolean => call === "brief" || call === "study";

/** Whether a call sets a battle up. */
export const isSetUp = (call: string): boolean => call === "begin" || call === "open" || isByFile(call);

/** The battle whose map and forces a call is about; null where it may be about any. */
export function scenarioFor(call: string, ask: unknown): string | null {
  if (call === "begin") return wordOf(field(ask, "scenario"));
  const setup = field(field(valueIn(field(ask, isByFile(call) ? "file" : "text")), "header"), "setup");
  return field(setup, "position") === undefined ? wordOf(field(setup, "scenario")) : null;
}
