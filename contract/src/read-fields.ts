import { z } from "zod";

/** A problem with a value, as a sentence that names the field. */
export interface FieldIssue {
  /** Parts separated by dots: `config.timeoutMinutes`. Empty for the value as a whole. */
  path: string;
  message: string;
  /** The field is absent, `null` or an empty string. */
  missing: boolean;
}

export type ReadFields<T> = { success: true; data: T } | { success: false; issues: FieldIssue[] };

export interface ReadOptions {
  /** The subject of a problem with the value as a whole. */
  subject?: string;
  /** Marks a field's name in a sentence; default: backquotes. */
  quote?: (path: string) => string;
}

const maxIssues = 50;

/**
 * Parses a value; problems are described in sentences for people.
 * A schema's own message continues a sentence about its field: `must not contain line breaks`.
 */
export function readFields<S extends z.ZodType>(schema: S, value: unknown, options: ReadOptions = {}): ReadFields<z.output<S>> {
  const parsed = schema.safeParse(value, { error: predicateOf, reportInput: true });
  if (parsed.success) return { success: true, data: parsed.data };
  const issues = withoutSafeRange(parsed.error.issues.flatMap((issue) => leavesOf(issue, []))).slice(0, maxIssues);
  return { success: false, issues: issues.map((issue) => explain(issue, value, options)) };
}

/** The sentences joined, up to about a thousand characters. */
export function joinSentences(issues: readonly { message: string }[]): string {
  const sentences = [...new Set(issues.map(({ message }) => message))];
  let text = "";
  for (const [index, sentence] of sentences.entries()) {
    if (text.length + sentence.length > 1000 && index > 0) return `${text} There are ${sentences.length - index} more problems.`;
    text += index === 0 ? sentence : ` ${sentence}`;
  }
  return text;
}

/** A field's name in a sentence. */
export const quoteField = (path: string) => `\`${path}\``;

/** Parts of a path that a sender chose may be long, and may contain control characters. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part) =>
      String(part)
        .slice(0, 100)
        .replace(/[\p{Cc}\p{Cs}]/gu, "\ufffd"),
    )
    .join(".");
}

type Issue = z.core.$ZodIssue;

/** The range of safe integers is stated only for a field without another problem. */
function withoutSafeRange(issues: readonly Issue[]): Issue[] {
  const explained = new Set(issues.filter((issue) => !isSafeRange(issue)).map(({ path }) => pathText(path)));
  return issues.filter((issue) => !isSafeRange(issue) || !explained.has(pathText(issue.path)));
}

const isSafeRange = (issue: Issue) =>
  (issue.code === "too_big" && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === "too_small" && issue.minimum === Number.MIN_SAFE_INTEGER);

/** The problems of a union's best alternative, if one matches as a whole. */
function leavesOf(issue: Issue, before: readonly PropertyKey[]): Issue[] {
  const path = [...before, ...issue.path];
  if (issue.code === "invalid_union") {
    const inside =
      issue.errors.find((problems) => problems.length > 0 && problems.every((problem) => problem.path.length > 0)) ?? onlyOfType(issue);
    if (inside) return inside.flatMap((problem) => leavesOf(problem, path));
  }
  return [{ ...issue, path }];
}

/** The problems of the only alternative that takes values of this type; `undefined` if none or several do. */
function onlyOfType({ errors }: Extract<Issue, { code: "invalid_union" }>): readonly Issue[] | undefined {
  const ofType = errors.filter((problems) => problems.length > 0 && problems.every(takesType));
  return ofType.length === 1 ? ofType[0] : undefined;
}

const takesType = (issue: Issue): boolean =>
  issue.path.length > 0 ||
  (issue.code === "invalid_union" ? issue.errors.some((problems) => problems.every(takesType)) : issue.code !== "invalid_type");

function explain(issue: Issue, value: unknown, { subject = "The body", quote = quoteField }: ReadOptions): FieldIssue {
  const sent = sentPath(value, issue.path);
  const given = valueAt(value, sent);
  const isAbsent = issue.code !== "custom" && (given === undefined || issue.input === undefined);
  // A schema may add a sentence about what is required.
  const saysMore = issue.message.startsWith("is required");
  const predicate = isAbsent && !saysMore ? (given === null ? "must not be null" : "is required") : issue.message;
  const path = pathText(sent);
  const missing = isBlank(given) || (issue.code !== "custom" && isBlank(issue.input));
  return { path, message: sentence(path === "" ? subject : quote(path), predicate), missing };
}

/** A text that the schema splits (`a,b`) is one field for its sender. */
function sentPath(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const end = path.findIndex((_key, index) => typeof valueAt(value, path.slice(0, index)) === "string");
  return end === -1 ? path : path.slice(0, end);
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

function sentence(subject: string, predicate: string): string {
  return /[.!?]$/.test(predicate) ? `${subject} ${predicate}` : `${subject} ${predicate}.`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  }
  return at;
}

/** The message about a field, for each kind of issue of the schema library. */
function predicateOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === null ? "must not be null" : `must be ${typeWords[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${valueWords(issue.values[0])}`
        : `must be one of ${issue.values.map(valueWords).join(", ")}`;
    case "invalid_format":
      return `must be ${formatWords[issue.format] ?? "in the expected format"}`;
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive === false);
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive === false);
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `must not contain ${issue.keys
        .slice(0, 20)
        .map((key) => quoteField(pathText([key])))
        .join(", ")}`;
    case "invalid_union":
      return alternatives(issue.errors);
    case "invalid_key":
      return `${issue.issues[0]?.message ?? "is not allowed"}`;
    default:
      return "is not valid";
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
  null: "null",
  undefined: "left out",
  never: "left out",
};

const formatWords: Readonly<Record<string, string>> = {
  email: "an email address",
  url: "a web address such as https://example.com",
  datetime: "a time such as 2026-01-31T12:00:00Z",
  date: "a date such as 2026-01-31",
};

const valueWords = (value: unknown) => (value === "" ? "empty" : String(value));
const counted = (count: number, noun: string) => `${count.toLocaleString("en")} ${count === 1 ? noun : `${noun}s`}`;

function tooSmall(origin: string, minimum: number, exclusive: boolean): string {
  if (minimum === Number.MIN_SAFE_INTEGER) return "is too small";
  if (origin === "string") return minimum === 1 ? "must not be empty" : `must be at least ${counted(minimum, "character")} long`;
  if (origin === "array" || origin === "set")
    return minimum === 1 ? "must not be an empty list" : `must contain at least ${minimum.toLocaleString("en")} entries`;
  return `must be ${exclusive ? "greater than" : "at least"} ${minimum}`;
}

function tooBig(origin: string, maximum: number, exclusive: boolean): string {
  if (maximum === Number.MAX_SAFE_INTEGER) return "is too large";
  if (origin === "string") return `must be at most ${counted(maximum, "character")} long`;
  if (origin === "array" || origin === "set")
    return `must contain at most ${maximum.toLocaleString("en")} ${maximum === 1 ? "entry" : "entries"}`;
  return `must be ${exclusive ? "less than" : "at most"} ${maximum}`;
}

/** `must be a time such as … or a date such as …` */
function alternatives(errors: readonly (readonly Issue[])[]): string {
  const predicates = [...new Set(errors.flatMap(([first]) => (first ? [first.message] : [])))];
  const be = "must be ";
  if (predicates.every((predicate) => predicate.startsWith(be)))
    return be + predicates.map((predicate) => predicate.slice(be.length)).join(" or ");
  return predicates.join(", or ") || "is not valid";
}
