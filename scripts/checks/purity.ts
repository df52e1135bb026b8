import { namesDeclaredIn } from "./declared-names.ts";
import { type Finding, lineAt, type SourceFile } from "./finding.ts";
import { isSyntaxNode, type SyntaxNode, visitSyntax } from "./syntax.ts";

const HOST_NAMES = new Set(
  `Date performance process fetch setTimeout setInterval setImmediate clearTimeout clearInterval queueMicrotask
   requestAnimationFrame Promise crypto console Buffer require globalThis global window document navigator self
   localStorage sessionStorage indexedDB WebSocket XMLHttpRequest Worker SharedArrayBuffer Atomics WeakRef
   FinalizationRegistry eval Function Temporal Intl`.split(/\s+/),
);

const FLOAT_NAMES = new Set(["Float16Array", "Float32Array", "Float64Array", "parseFloat"]);

const INTEGER_MATH = new Set(["abs", "sign", "min", "max", "floor", "ceil", "trunc", "round", "imul", "clz32"]);

/** Finds what ties rules to one host or to one moment: clocks, randomness, input, output, async. */
export function checkPurity(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const declared = namesDeclaredIn(file.path, file.text);
  const object = (node: SyntaxNode, message: string) =>
    findings.push({ file: file.path, line: lineAt(file.text, node.start), message });
  visitSyntax(file.path, file.text, (node, parent, field) => {
    const name = node.type === "Identifier" && isReference(parent, field) ? String(node.name) : "";
    if (HOST_NAMES.has(name) && !declared.has(name)) {
      object(node, `\`${name}\`: rules run in any host, without clock, input, output or async`);
    } else if (mathMember(node) === "random") {
      object(node, "`Math.random`: rules request dice and receive them");
    } else if (node.async === true || node.type === "AwaitExpression" || node.await === true) {
      object(node, "async: rules answer at once");
    } else if (node.type === "ImportExpression") {
      object(node, "a dynamic import is async: rules answer at once");
    }
  });
  return findings;
}

/** Finds fractions and functions that yield them, where everything is decided in integers. */
export function checkExactness(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const object = (node: SyntaxNode, what: string) =>
    findings.push({ file: file.path, line: lineAt(file.text, node.start), message: `${what}: integers only` });
  visitSyntax(file.path, file.text, (node, parent, field) => {
    const member = mathMember(node);
    if (member !== null && member !== "random" && !INTEGER_MATH.has(member)) object(node, `\`Math.${member}\``);
    if (node.type === "Identifier" && FLOAT_NAMES.has(String(node.name)) && isReference(parent, field)) {
      object(node, `\`${node.name}\``);
    }
    if (node.type === "Literal" && typeof node.value === "number" && isFraction(String(node.raw))) {
      object(node, `\`${node.raw}\``);
    }
  });
  return findings;
}

function isFraction(raw: string): boolean {
  return !/^0[xob]/i.test(raw) && /\.|e-/i.test(raw);
}

/** The `x` of a `Math.x` or `Math["x"]`, or null. */
function mathMember(node: SyntaxNode): string | null {
  if (node.type !== "MemberExpression" || !isSyntaxNode(node.object) || !isSyntaxNode(node.property)) return null;
  if (node.object.type !== "Identifier" || node.object.name !== "Math") return null;
  return String(node.property.name ?? node.property.value);
}

/** Whether a name stands for a value or type of that name, not for a field or label that happens to be called so. */
function isReference(parent: SyntaxNode | null, field: string): boolean {
  if (parent === null) return true;
  if (field === "label" || field === "imported" || field === "exported") return false;
  const isFieldName = field === "key" || (field === "property" && parent.type === "MemberExpression");
  return !isFieldName || parent.computed === true;
}
