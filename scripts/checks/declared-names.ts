import { isSyntaxNode, type SyntaxNode, visitSyntax } from "./syntax.ts";

/** The names that a text declares itself: a reaction `window` of the rules is not the browser's. */
export function namesDeclaredIn(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  visitSyntax(path, text, (node) => {
    for (const declared of declaredBy(node)) addNames(declared, names);
  });
  return names;
}

function declaredBy(node: SyntaxNode): unknown[] {
  const params = Array.isArray(node.params) && !node.type.startsWith("TSTypeParameter") ? node.params : [];
  return [node.id, node.param, node.type.startsWith("Import") ? node.local : null, ...params];
}

/** Descends into the names of a pattern, never into its type annotations or default values. */
function addNames(pattern: unknown, names: Set<string>): void {
  if (!isSyntaxNode(pattern)) return;
  if (pattern.type === "Identifier") names.add(String(pattern.name));
  const inner = [pattern.left, pattern.argument, pattern.elements, pattern.properties, pattern.value].flat();
  if (PATTERNS.has(pattern.type)) for (const part of inner) addNames(part, names);
}

const PATTERNS = new Set(["ObjectPattern", "ArrayPattern", "AssignmentPattern", "RestElement", "Property"]);
