import { z } from "zod";
import { type FieldIssue, joinSentences, pathText, quoteField, readFields } from "@gantry/contract/read-fields.ts";
import type { Route } from "@gantry/contract/route.ts";
import { HttpError, badRequest } from "../errors.ts";
import { hadPrototypeField } from "./bodies/parse-json.ts";
import { type UnknownFields, findUnknownFields } from "./bodies/unknown-fields.ts";

interface Given {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The parts of a request, parsed by its route's schemas, and a sentence for each part that was ignored. */
export interface ReadRequest extends Given {
  warnings: string[];
}

/**
 * Parses a request by its route.
 * @throws 400 for invalid values, and for unknown fields where the route rejects them
 */
export function readRequest(route: Route, given: Given): ReadRequest {
  const params = readParams(route, given.params);
  const query = route.query && readQuery(route.query, given.query);
  const body = readBody(route, given.body);
  return { params, query, body: body.data, warnings: [...queryWarnings(route, given.query), ...body.warnings] };
}

/** @throws 400 with the route's own text for an invalid path */
export function readParams(route: Route, given: unknown): unknown {
  if (!route.params) return undefined;
  const read = readFields(route.params, given);
  if (read.success) return read.data;
  const name = read.issues[0]?.path ?? "id";
  const isId = name === "id" || name.endsWith("Id");
  const usual = isId
    ? { error: `Invalid ${nounOf(route, name)} ID format`, code: "INVALID_ID" }
    : { error: "Validation failed", code: "VALIDATION_FAILED" };
  const { error, code } = route.badPath ?? usual;
  throw badRequest(error, { message: joinSentences(read.issues), code, issues: issuesOf(read.issues) });
}

/** Nested records that are not called like their parameter. */
const nestedNouns: Readonly<Record<string, string | undefined>> = {
  fieldId: "custom field",
  itemId: "test cycle item",
  ruleId: "notification rule",
};

/** What an id of the path names: of `/:id/screenshots/:screenshotId`, the second one is a screenshot's. */
function nounOf({ noun = "record", path }: Route, name: string): string {
  const isNested = name !== "id" && path.includes("/:id/");
  return isNested ? (nestedNouns[name] ?? name.replace(/Id$/, "")) : noun;
}

function readQuery(schema: z.ZodType, given: unknown): unknown {
  const read = readFields(schema, given, { subject: "The query" });
  const issues = read.success ? twoProjects(read.data) : givenTwice(read.issues, given);
  if (read.success && issues.length === 0) return read.data;
  throw badRequest("Validation failed", { message: joinSentences(issues), code: "VALIDATION_FAILED", issues: issuesOf(issues) });
}

/** A repeated parameter arrives as a list, which none of its types is. */
const givenTwice = (issues: readonly FieldIssue[], given: unknown): Issues =>
  issues.map(({ path, message }) => ({
    path,
    message: isList(given, path) ? `${quoteField(path)} is given more than once. Send it once.` : message,
  }));

const isList = (given: unknown, name: string): boolean =>
  typeof given === "object" && given !== null && Object.hasOwn(given, name) && Array.isArray(Reflect.get(given, name));

/** `project` and its alias `projectId` may both be sent when they agree. */
function twoProjects(query: unknown): Issues {
  if (typeof query !== "object" || query === null || !("project" in query) || !("projectId" in query)) return [];
  const { project, projectId } = query;
  if (project === undefined || projectId === undefined || project === projectId) return [];
  return [{ path: "projectId", message: "`project` and `projectId` name different projects. Send one of them." }];
}

function readBody(route: Route, given: unknown): { data: unknown; warnings: string[] } {
  if (route.takes !== undefined && route.takes !== "json") return { data: undefined, warnings: [] };
  return readJsonBody(route, given);
}

/** Parses a JSON body by its route, also of a route whose handler reads the body itself. @throws 400 like `readRequest` */
export function readJsonBody<R extends Route>(
  route: R,
  given: unknown,
): { data: R["body"] extends z.ZodType ? z.output<R["body"]> : undefined; warnings: string[] };
export function readJsonBody(route: Route, given: unknown): { data: unknown; warnings: string[] } {
  if (!route.body) return { data: undefined, warnings: bodyWarnings(findUnknownFields(z.object({}), given)) };
  const value = given ?? {};
  if (route.unknownFields === "refuse") return { data: readStrictly(route.body, value, route.refusal), warnings: [] };
  const read = readFields(route.body, value);
  // Workers send what suites printed; characters that cannot be stored are replaced when storing.
  const issues = [...(read.success ? [] : read.issues), ...(route.allow === "worker" ? [] : brokenText(value))];
  if (!read.success || issues.length > 0) throw refused(value, issues, [], route.refusal);
  return { data: read.data, warnings: bodyWarnings(findUnknownFields(route.body, value)) };
}

/** Parses a value that must have only the fields of its schema. @throws 400 naming every invalid or unknown field */
export function readStrictly<S extends z.ZodType>(schema: S, value: unknown, refusal?: Route["refusal"]): z.output<S> {
  const read = readFields(schema, value);
  const issues = [...(read.success ? [] : read.issues), ...brokenText(value)];
  const unknown = [...(hadPrototypeField(value) ? [notPrototype] : []), ...unknownIssues(findUnknownFields(schema, value))];
  if (!read.success || issues.length > 0) throw refused(value, issues, unknown, refusal);
  if (unknown.length > 0)
    throw badRequest("Unknown field", { message: joinSentences(unknown), code: "UNKNOWN_FIELD", issues: issuesOf(unknown) });
  return read.data;
}

type Issues = readonly { path: string; message: string }[];

function refused(value: unknown, found: readonly FieldIssue[], unknown: Issues, refusal: Route["refusal"]): HttpError {
  const isObject = typeof value === "object" && !Array.isArray(value);
  // One sentence per field is enough.
  const issues = found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
  const all = [...issues, ...unknown];
  // A body that is not an object has no fields to name.
  const own = isObject ? refusal?.(issues) : undefined;
  if (typeof own === "object") return badRequest(own.error, { message: own.message, code: own.code });
  return badRequest(own ?? "Validation failed", { message: joinSentences(all), code: "VALIDATION_FAILED", issues: issuesOf(all) });
}

/** Also where the names of fields are free, as those of variables. */
const notPrototype = { path: "__proto__", message: "`__proto__` cannot be the name of a field, a variable or an axis." };

function unknownIssues(unknown: UnknownFields): Issues {
  const issues = unknown.named.map(({ path, meant }) => ({
    path,
    message: `${quoteField(path)} is not a field of this request.${question(meant)}`,
  }));
  const rest = unknown.count - issues.length;
  return rest > 0 ? [...issues, { path: "", message: `${others(rest, "field")} sent.` }] : issues;
}

/** A sentence for each unknown field of a form or an envelope. For handlers that read the body themselves. */
export function unknownFieldWarnings(schema: z.ZodType, value: unknown): string[] {
  return bodyWarnings(findUnknownFields(schema, value));
}

function bodyWarnings(unknown: UnknownFields): string[] {
  return warningsOf(unknown, "field", "a field of this request");
}

function queryWarnings(route: Route, given: unknown): string[] {
  return warningsOf(findUnknownFields(route.query ?? z.object({}), given), "parameter", "a query parameter of this request");
}

function warningsOf({ named, count }: UnknownFields, noun: string, what: string): string[] {
  const warnings = named.map(({ path, meant }) => `${quoteField(path)} is not ${what} and was ignored.${question(meant)}`);
  return count > named.length ? [...warnings, `${others(count - named.length, noun)} ignored too.`] : warnings;
}

const question = (meant: string | undefined) => (meant === undefined ? "" : ` Did you mean ${quoteField(meant)}?`);
const others = (count: number, noun: string) =>
  `${count.toLocaleString("en")} more ${count === 1 ? `unknown ${noun} was` : `unknown ${noun}s were`}`;

const issuesOf = (issues: Issues) => issues.slice(0, 50).map(({ path, message }) => ({ path, message }));

const notUnicode = (path: string) =>
  `${path === "" ? "The body" : quoteField(path)} must be valid Unicode text: it contains half of a surrogate pair.`;

/** Texts with a lone surrogate, which the database would store differently. */
function brokenText(value: unknown, path: readonly (string | number)[] = []): FieldIssue[] {
  if (typeof value === "string")
    return /\p{Cs}/u.test(value) ? [{ path: pathText(path), message: notUnicode(pathText(path)), missing: false }] : [];
  if (typeof value !== "object" || value === null) return [];
  const found: FieldIssue[] = [];
  for (const [name, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    found.push(...brokenText(item, [...path, name]));
    if (found.length >= 50) break;
  }
  return found;
}
