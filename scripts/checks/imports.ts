import { isSyntaxNode, visitSyntax } from "./syntax.ts";

/** One import or re-export: what it names, where, and whether only types cross. */
export interface Import {
  readonly specifier: string;
  readonly offset: number;
  readonly isTypeOnly: boolean;
}

/** All imports of a text: static, dynamic, re-exported and in types. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  visitSyntax(path, text, (node) => {
    const source = node.type === "TSImportType" ? (node.source ?? node.argument) : node.source;
    if (!IMPORTING.has(node.type) || source === null || source === undefined) return;
    const literal = isSyntaxNode(source) && source.type === "TSLiteralType" ? source.literal : source;
    const specifier = isSyntaxNode(literal) && typeof literal.value === "string" ? literal.value : "(computed)";
    found.push({ specifier, offset: node.start, isTypeOnly: crossesOnlyTypes(node) });
  });
  return found;
}

const IMPORTING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);

function crossesOnlyTypes(node: Readonly<Record<string, unknown>>): boolean {
  if (node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type") return true;
  const names = Array.isArray(node.specifiers) ? node.specifiers : [];
  return names.length > 0 && names.every((name) => name.importKind === "type" || name.exportKind === "type");
}
