import { isSyntaxNode, type SyntaxNode, visitSyntax } from "../checks/syntax.ts";
import { namedField } from "./shapes.ts";

/** What another entry a node would show if it is a cell of a table; null if it is none. */
export type Cells = (node: SyntaxNode, parent: SyntaxNode | null) => string | null;

/** Fields of a row that only tell what the row is, or where it is from. */
const telling = new Set(
  `rule rules chart reading readings note notes text title id label name terrain when why source sources given reason
   provenance reconstructed basis`.split(/\s+/),
);

const inTables = /(^|\/)tables\//;
const ruleNumber = /^[A-Z]{0,2}\d+\.\d/;
const anywhere = "";

/** How the cells of a file read if one of them is wrong. A file outside `tables` has none. */
export function cellsOf(path: string, text: string): Cells {
  if (!inTables.test(path)) return () => null;
  const words = wordsIn(path, text);
  // Nodes come in the order of the text, the holder before what it holds: all up to here only tells.
  let toldUntil = -1;
  return (node, parent) => {
    if (node.type === "Property" && telling.has(namedField(node))) toldUntil = Math.max(toldUntil, node.end);
    if (parent === null || node.start < toldUntil || !isPlace(node, parent)) return null;
    if (node.type === "Identifier") return other(text.slice(parent.start, parent.end), String(node.name));
    if (node.type !== "Literal") return null;
    if (typeof node.value === "number") return String(node.value + 1);
    if (typeof node.value === "boolean") return String(!node.value);
    if (node.value === null) return node.raw === "null" ? "0" : null;
    if (typeof node.value !== "string" || !isEntry(node.value)) return null;
    const alike = [...(words.get(fieldOf(parent)) ?? []), ...(words.get(anywhere) ?? [])];
    return JSON.stringify(alike.find((word) => word !== node.value) ?? "?");
  };
}

/** Whether a node is an entry of a row: an element of a list, or the value of a field. */
function isPlace(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === "ArrayExpression") return true;
  if (parent.type === "UnaryExpression") return node.type === "Literal";
  return node.type === "Literal" && parent.type === "Property" && parent.value === node;
}

/** Sentences and rule numbers are no entries that a rule reads. */
const isEntry = (word: string): boolean => !word.includes(" ") && !ruleNumber.test(word);

const fieldOf = (parent: SyntaxNode): string => (parent.type === "Property" ? namedField(parent) : anywhere);

/** Another entry of the same list. */
function other(list: string, name: string): string | null {
  return list.match(/\b\d+\b|"[^"]*"/g)?.find((one) => one !== name) ?? null;
}

/** The words that stand in cells, by the field they stand in. */
function wordsIn(path: string, text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  visitSyntax(path, text, (node, parent) => {
    if (node.type !== "Literal" || typeof node.value !== "string" || !isEntry(node.value)) return;
    if (!isSyntaxNode(parent) || !isPlace(node, parent)) return;
    const field = fieldOf(parent);
    words.set(field, (words.get(field) ?? new Set()).add(node.value));
  });
  return words;
}
