import { isSyntaxNode, type SyntaxNode, visitSyntax } from "../checks/syntax.ts";
import { type Cells, cellsOf } from "./cells.ts";
import { isBoolean, isRefusing, namedField } from "./shapes.ts";

/**
 * What a mutant breaks: a refusal no longer refuses; a condition means its opposite; one part of a condition counts for
 * nothing; a bound is one too far; a modifier never applies, always applies, or is worth one more; a cell of a table
 * shows another entry; something that should be done is not.
 */
export type MutantKind = "refusal" | "condition" | "operand" | "bound" | "modifier" | "cell" | "act";

/** A text put in before a place of the source, and another after it; `{id}` stands for the number of the mutant. */
export interface Site {
  readonly kind: MutantKind;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** An operator that becomes a comma, because its operands become arguments. */
  readonly operator?: { readonly start: number; readonly end: number };
  /** What stands there, and what the mutant makes of it. */
  readonly code: string;
  readonly becomes: string;
}

const bounds: Readonly<Record<string, readonly [call: string, becomes: string]>> = {
  "<": ["less", "<="],
  "<=": ["atMost", "<"],
  ">": ["more", ">="],
  ">=": ["atLeast", ">"],
};

const looking = new Set(["filter", "some", "every", "find", "findIndex", "findLast"]);

/** Finds all that can be broken in a source file of a system. */
export function sitesIn(path: string, text: string): readonly Site[] {
  const finder = new Finder(text, /(^|\/)modifiers\//.test(path), cellsOf(path, text));
  visitSyntax(path, text, (node, parent, field) => finder.visit(node, parent, field));
  return finder.sites;
}

class Finder {
  readonly sites: Site[] = [];
  private readonly text: string;
  private readonly isModifiers: boolean;
  private readonly cells: Cells;
  /** Where nothing is looked for: types, and the heads of loops. */
  private readonly passed: { readonly start: number; readonly end: number }[] = [];
  /** The bodies of functions, each with whether it answers yes or no. */
  private readonly bodies: { readonly start: number; readonly end: number; readonly isTest: boolean }[] = [];

  constructor(text: string, isModifiers: boolean, cells: Cells) {
    this.text = text;
    this.isModifiers = isModifiers;
    this.cells = cells;
  }

  visit(node: SyntaxNode, parent: SyntaxNode | null, field: string): void {
    if (this.isPassed(node)) return;
    if (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(node.type)) this.passed.push(node);
    else if (node.type === "ForStatement") this.passHead(node);
    else if (node.type === "IfStatement") this.visitIf(node);
    else if (node.type === "ConditionalExpression") this.negate(node.test);
    else if (node.type === "LogicalExpression") this.visitLogical(node);
    else if (node.type === "BinaryExpression") this.visitBinary(node);
    else if (node.type === "ExpressionStatement") this.visitStatement(node, parent, field);
    else if (node.type === "Property") this.visitProperty(node);
    else if (node.type === "ReturnStatement" && this.isInBoolean(node)) this.negate(node.argument);
    else if (/Function/.test(node.type)) this.visitFunction(node, parent);
    const cell = this.cells(node, parent);
    if (cell !== null) this.add("cell", node, `as({id}, ${cell}, `, ")", cell);
  }

  private visitIf(node: SyntaxNode): void {
    if (!isSyntaxNode(node.test)) return;
    if (isRefusing(node.consequent)) this.add("refusal", node.test, "as({id}, false, ", ")", "false");
    else this.negate(node.test);
  }

  private negate(test: unknown): void {
    if (!isSyntaxNode(test) || test.type === "Literal" || this.isPassed(test)) return;
    this.add("condition", test, "not({id}, ", ")", `!(${this.codeOf(test)})`);
  }

  private visitLogical({ operator, left, right }: SyntaxNode): void {
    if (operator === "??" || !isSyntaxNode(left) || !isSyntaxNode(right)) return;
    if (!isBoolean(left) || !isBoolean(right)) return;
    const neutral = operator === "&&" ? "true" : "false";
    for (const part of [left, right]) {
      // A part of the same operator has parts of its own.
      if (part.type === "LogicalExpression" && part.operator === operator) continue;
      this.add("operand", part, `as({id}, ${neutral}, `, ")", neutral);
    }
  }

  private visitBinary(node: SyntaxNode): void {
    const { left, right } = node;
    const bound = bounds[String(node.operator)];
    if (bound === undefined || !isSyntaxNode(left) || !isSyntaxNode(right)) return;
    const between = this.text
      .slice(left.end, right.start)
      .replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, (one) => " ".repeat(one.length));
    const start = left.end + between.indexOf(String(node.operator));
    const operator = { start, end: start + String(node.operator).length };
    const [call, becomes] = bound;
    const { start: from, end: to } = operator;
    const changed = `${this.text.slice(node.start, from)}${becomes}${this.text.slice(to, node.end)}`;
    this.sites.push({
      kind: "bound",
      start: node.start,
      end: node.end,
      before: `${call}({id}, `,
      after: ")",
      operator,
      code: this.codeOf(node),
      becomes: changed.replace(/\s+/g, " "),
    });
  }

  private visitStatement(node: SyntaxNode, parent: SyntaxNode | null, field: string): void {
    const { expression } = node;
    if (!isSyntaxNode(expression) || parent?.type === "Program") return;
    if (field === "alternate" || field === "consequent" || field === "body") {
      const isAct = ["CallExpression", "AssignmentExpression", "UpdateExpression"].includes(expression.type);
      const isTold = /^(\w+\.)?emit\(/.test(this.text.slice(expression.start, expression.start + 40));
      if (isAct && !isTold) this.add("act", node, "", " }", "is not done");
    }
  }

  private visitProperty(node: SyntaxNode): void {
    const { value } = node;
    if (!this.isModifiers || !isSyntaxNode(value) || node.shorthand === true) return;
    if (namedField(node) === "when") {
      this.add("modifier", value, "never({id}, ", ")", "never applies");
      this.add("modifier", value, "always({id}, ", ")", "always applies");
    } else if (namedField(node) === "value") this.add("modifier", value, "increase({id}, ", ")", "is worth one more");
  }

  private visitFunction(node: SyntaxNode, parent: SyntaxNode | null): void {
    const callee = parent?.type === "CallExpression" && isSyntaxNode(parent.callee) ? parent.callee : null;
    const method =
      callee?.type === "MemberExpression" && isSyntaxNode(callee.property) ? String(callee.property.name) : "";
    const returned = isSyntaxNode(node.returnType) ? this.codeOf(node.returnType) : "";
    const isTest = /^:\s*(boolean|[\w.]+ is .*)$/s.test(returned) || looking.has(method);
    if (!isSyntaxNode(node.body)) return;
    if (node.body.type === "BlockStatement") this.bodies.push({ start: node.body.start, end: node.body.end, isTest });
    else if (isTest) this.negate(node.body);
  }

  /** Whether the innermost function around a return is one that answers yes or no. */
  private isInBoolean(node: SyntaxNode): boolean {
    return this.bodies.findLast(({ start, end }) => start <= node.start && node.end <= end)?.isTest ?? false;
  }

  private passHead(node: SyntaxNode): void {
    for (const part of [node.init, node.test, node.update]) if (isSyntaxNode(part)) this.passed.push(part);
  }

  private isPassed(node: SyntaxNode): boolean {
    return this.passed.some(({ start, end }) => start <= node.start && node.end <= end);
  }

  private codeOf(node: SyntaxNode): string {
    return this.text.slice(node.start, node.end).replace(/\s+/g, " ");
  }

  private add(kind: MutantKind, node: SyntaxNode, before: string, after: string, becomes: string): void {
    const { start, end } = node;
    this.sites.push({ kind, start, end, before, after, code: this.codeOf(node), becomes });
  }
}
