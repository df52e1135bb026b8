import { parseSync } from "oxc-parser";

/** A node of the syntax tree; fields beyond these depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Called for each node with the node that holds it and the name of the field it is held in. */
export type Visit = (node: SyntaxNode, parent: SyntaxNode | null, field: string) => void;

/** Visits every node of a TypeScript or JavaScript text, the holder before what it holds. */
export function visitSyntax(path: string, text: string, visit: Visit): void {
  const parsed = parseSync(path, text, { sourceType: "module" });
  descend(parsed.program, null, "", visit);
}

function descend(value: unknown, parent: SyntaxNode | null, field: string, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const item of value) descend(item, parent, field, visit);
  } else if (isSyntaxNode(value)) {
    visit(value, parent, field);
    for (const [name, held] of Object.entries(value)) {
      if (typeof held === "object" && held !== null) descend(held, value, name, visit);
    }
  }
}

/** Whether a field of a node holds another node. */
export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
