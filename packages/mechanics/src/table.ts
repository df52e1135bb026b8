/** A results table as printed: one or more lines of column heads, then rows of cells. */
export type Table<Cell extends string = string> = {
  readonly title: string;
  /** Lines of column heads, top to bottom; a table with several uses one of them at a time. */
  readonly heads: readonly { readonly label: string; readonly columns: readonly string[] }[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Cell[] }[];
};

/**
 * Reads a table drawn as text: heads above a line of dashes, rows below, and in each line a label, a bar, and the entries
 * set apart by blanks. Labels may have blanks; "." and "–" are cells like any other. The drawing is our own source, so
 * a fault in it throws, naming the line.
 *
 *     die  | 1-2  1-1  2-1
 *     -----+---------------
 *      1   | AE   AR   -
 *      2   | AR   -    DR
 */
export function parseTable<const Cell extends string>(title: string, known: readonly Cell[], art: string): Table<Cell> {
  const fail = (line: string, why: string): never => {
    throw new SyntaxError(`table ${title}: ${why} in line "${line.trim()}"`);
  };
  const lines = art.split("\n").filter((line) => line.trim() !== "");
  const rule = lines.findIndex((line) => /^[\s+|-]+$/.test(line));
  if (rule < 1) fail(lines[0] ?? "", "no line of dashes under the column heads");
  const read = (line: string): { label: string; entries: string[] } => {
    const bar = line.indexOf("|");
    if (bar < 0) fail(line, "no bar after the label");
    const entries = line
      .slice(bar + 1)
      .split(/\s+/)
      .filter((entry) => entry !== "");
    return { label: line.slice(0, bar).trim(), entries };
  };
  const heads = lines.slice(0, rule).map((line) => {
    const { label, entries } = read(line);
    return { label, columns: entries };
  });
  const width = heads[0].columns.length;
  for (const [index, head] of heads.entries())
    if (head.columns.length !== width) fail(lines[index], `${head.columns.length} columns instead of ${width}`);
  const isKnown = (entry: string): entry is Cell => (known as readonly string[]).includes(entry); // wider for the test
  const rows = lines.slice(rule + 1).map((line) => {
    const { label, entries } = read(line);
    if (entries.length !== width) fail(line, `${entries.length} cells instead of ${width}`);
    const cells = entries.map((entry) => (isKnown(entry) ? entry : fail(line, `unknown cell "${entry}"`)));
    return { label, cells };
  });
  if (rows.length === 0) fail(lines[rule], "no rows below the dashes");
  const labels = rows.map((row) => row.label);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) fail(twice, "the same row label twice");
  return { title, heads, rows };
}

/** The cell in a row and column counted from 0, both clamped to the table. */
export function cellAt<Cell extends string>(table: Table<Cell>, row: number, column: number): Cell {
  const cells = table.rows[clamp(row, table.rows.length)].cells;
  return cells[clamp(column, cells.length)];
}

/** The position of the row with a label; throws if the table has none. */
export function rowNamed(table: Table, label: string): number {
  const row = table.rows.findIndex((one) => one.label === label);
  if (row < 0) throw new RangeError(`table ${table.title} has no row "${label}"`);
  return row;
}

/**
 * The position of the label whose range holds a number, among labels such as "3", "2-4", "-2", "8+", "≤1", "≥6";
 * numbers beyond either end use the end label, numbers in a gap the label before it.
 */
export function labelFor(labels: readonly string[], value: number): number {
  let found = 0;
  labels.forEach((label, index) => {
    if (value >= labelRange(label).low) found = index;
  });
  return found;
}

/** The numbers a label stands for. */
export function labelRange(label: string): { readonly low: number; readonly high: number } {
  const text = label.replaceAll("−", "-").replace(/^\+/, "");
  const single = /^(-?\d+)$/.exec(text);
  if (single !== null) return { low: Number(single[1]), high: Number(single[1]) };
  const range = /^(-?\d+)(?:-|–|\.\.)\+?(-?\d+)$/.exec(text);
  if (range !== null) return { low: Number(range[1]), high: Number(range[2]) };
  const up = /^(?:≥\+?(-?\d+)|(-?\d+)\+)$/.exec(text);
  if (up !== null) return { low: Number(up[1] ?? up[2]), high: Number.MAX_SAFE_INTEGER };
  const down = /^≤\+?(-?\d+)$/.exec(text);
  if (down !== null) return { low: Number.MIN_SAFE_INTEGER, high: Number(down[1]) };
  throw new RangeError(`"${label}" is no number or range`);
}

function clamp(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}
