import type { Problem } from "@redoubt/engine";
import type { z } from "zod";
import { type Read, read } from "./json-text.ts";

/** The place of a field as people write it: `units[3].at`. */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return text.replace(/^\./, "") || "the file";
}

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
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
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
export function readAs<T>(schema: z.ZodType<T>, value: unknown): Read<T> {
  const result = schema.safeParse(value, { error: wording });
  return result.success ? read(result.data) : { ok: false, problems: result.error.issues.flatMap(problemsOf) };
}

/** The message of a schema for a value of its own kind of wrong: what is wanted, and what stands there. */
export function wanted(what: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined ? "is missing" : `${shown(input)} is not ${what}`,
  };
}
