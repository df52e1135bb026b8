import { isSyntaxNode, type SyntaxNode } from "../checks/syntax.ts";

/** The name of a field of an object; "" where it is computed. */
export function namedField({ key, computed }: SyntaxNode): string {
  if (computed === true || !isSyntaxNode(key)) return "";
  return String(key.type === "Literal" ? key.value : key.name);
}

/** The name by which a function is called: of `g.emit()` it is "emit". */
export function calledName({ callee }: SyntaxNode): string {
  if (!isSyntaxNode(callee)) return "";
  if (callee.type === "MemberExpression") return isSyntaxNode(callee.property) ? String(callee.property.name) : "";
  return String(callee.name ?? "");
}

const refusing = /^(refus|not(Now|Possible|Allowed)$|problem$|fail$)/;

/** Whether a statement does nothing but refuse: it returns a refusal, or notes a problem. */
export function isRefusing(statement: unknown): boolean {
  if (!isSyntaxNode(statement)) return false;
  if (statement.type === "BlockStatement") {
    return Array.isArray(statement.body) && statement.body.length > 0 && isRefusing(statement.body.at(-1));
  }
  if (statement.type === "ReturnStatement") return refuses(statement.argument);
  return statement.type === "ExpressionStatement" && refuses(statement.expression);
}

function refuses(value: unknown): boolean {
  if (!isSyntaxNode(value)) return false;
  if (value.type === "ConditionalExpression") return refuses(value.consequent) || refuses(value.alternate);
  if (value.type === "CallExpression") return refusing.test(calledName(value));
  if (value.type !== "ObjectExpression" || !Array.isArray(value.properties)) return false;
  return value.properties.some((one) => isSyntaxNode(one) && one.type === "Property" && namedField(one) === "problem");
}

const comparing = new Set(["===", "!==", "<", "<=", ">", ">=", "in", "instanceof"]);
const asking = /^(is|has|can|may|must|should|was|are|includes|some|every|test|startsWith|endsWith)/;

/** Whether an expression is plainly a yes or no. */
export function isBoolean(node: SyntaxNode): boolean {
  switch (node.type) {
    case "BinaryExpression":
      return comparing.has(String(node.operator));
    case "UnaryExpression":
      return node.operator === "!";
    case "LogicalExpression":
      return isSyntaxNode(node.left) && isSyntaxNode(node.right) && isBoolean(node.left) && isBoolean(node.right);
    case "CallExpression":
      return asking.test(calledName(node));
    case "Identifier":
      return asking.test(String(node.name));
    case "MemberExpression":
      return isSyntaxNode(node.property) && node.computed !== true && asking.test(String(node.property.name));
    case "ParenthesizedExpression":
      return isSyntaxNode(node.expression) && isBoolean(node.expression);
    default:
      return false;
  }
}
