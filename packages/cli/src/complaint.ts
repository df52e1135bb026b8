import type { Problem } from "@redoubt/engine";

/** A mistake in what was asked for or in a file, in words for the person who made it. Ends a command with exit code 1. */
export class Complaint extends Error {
  override readonly name = "Complaint";
  /** The same for programs. */
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(kind: string, message: string, detail: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.detail = { kind, message, ...detail };
  }

  /** The same complaint with more for programs. */
  with(detail: Readonly<Record<string, unknown>>): Complaint {
    return new Complaint(String(this.detail.kind), this.message, { ...this.detail, ...detail });
  }
}

/** A wrong word on the command line. */
export function usageComplaint(message: string): Complaint {
  return new Complaint("usage", message);
}

const mostShown = 20;

/** Everything that is wrong with a file or set-up, one line each. */
export function problemsComplaint(source: string, problems: readonly Problem[]): Complaint {
  const lines = problems.slice(0, mostShown).map(({ where, what }) => `${source}: ${where}: ${what}`);
  if (problems.length > mostShown) lines.push(`${source}: and ${problems.length - mostShown} more problems`);
  return new Complaint("file", lines.join("\n"), { file: source, problems });
}

/** The known word that a mistyped one is nearest to, if any is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

/** "X is no SORT; known are ..." with the nearest one as a hint. */
export function unknownComplaint(sort: string, word: string, known: readonly string[]): Complaint {
  const near = nearest(word, known);
  const hint = near === null ? "" : ` Did you mean ${near}?`;
  const message = `"${word}" is no ${sort} known here; known are ${known.join(", ") || "none"}.${hint}`;
  return new Complaint("unknown", message, { sort, word, known });
}
