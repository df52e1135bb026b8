const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const wordOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The system that the text of a game or of a position names; null where it names none that could be read. */
function systemOf(text: unknown): string | null {
  if (typeof text !== "string") return null;
  try {
    const file: unknown = JSON.parse(text);
    return wordOf(field(field(file, "header"), "system") ?? field(file, "system"));
  } catch {
    // Whoever opens the file says what is wrong with it.
    return null;
  }
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
      return systemOf(field(ask, "file"));
    default:
      return null;
  }
}
