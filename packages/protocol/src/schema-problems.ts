import type { Problem } from "@redoubt/engine";
import type { z } from "zod/mini";
import { boundProblems, pathText, shortened } from "./bounds.ts";
import { type Read, read, unreadAll } from "./read.ts";

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? String(value));
}

function lengthOf(value: unknown): string {
  return typeof value === "string" || Array.isArray(value) ? value.length.toLocaleString("en") : "more";
}

/** Our wording of what Zod found; undefined leaves Zod's own. */
function wording(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      if (input === undefined) return "is missing";
      return `must be ${kinds[issue.expected] ?? issue.expected}, is ${shown(input)}`;
    case "invalid_value":
      if (input === undefined) return "is missing";
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}, is ${shown(input)}`;
    case "unrecognized_keys":
      return "is no field that is known here";
    case "too_small":
      if (issue.origin === "string") return "must not be empty";
      if (issue.origin === "array") return `needs at least ${issue.minimum} of them`;
      return `must be ${issue.minimum} or more, is ${shown(input)}`;
    case "too_big":
      if (issue.origin === "string") return `must have at most ${issue.maximum} characters, has ${lengthOf(input)}`;
      if (issue.origin === "array") return `at most ${issue.maximum} are allowed, there are ${lengthOf(input)}`;
      return `must be ${issue.maximum} or less, is ${shown(input)}`;
    case "invalid_union":
      return input === undefined ? "is missing" : `cannot be ${shown(input)}`;
    default:
      return undefined;
  }
}

function problemsOf(issue: z.core.$ZodIssue): readonly Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ where: pathText([...issue.path, key]), what: issue.message }));
  }
  if (issue.code === "invalid_key") {
    const [inner] = issue.issues;
    return [{ where: pathText(issue.path), what: inner?.message ?? issue.message }];
  }
  return [{ where: pathText(issue.path), what: issue.message }];
}

/** Checks a value against a schema; each problem names its field. */
export function readAs<T>(schema: z.ZodMiniType<T>, value: unknown): Read<T> {
  const bounds = boundProblems(value);
  if (bounds.length > 0) return unreadAll(bounds);
  const result = schema.safeParse(value, { error: wording });
  return result.success ? read(result.data) : unreadAll(result.error.issues.flatMap(problemsOf));
}

/** The message of a schema for a value of its own kind of wrong: what is wanted, and what stands there. */
export function wanted(what: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined ? "is missing" : `${shown(input)} is not ${what}`,
  };
}
