import { z } from "zod";
import { CiContext } from "@gantry/contract/executions/schemas.ts";
import { IngestDetails } from "@gantry/contract/ingest/schemas.ts";
import { joinSentences, quoteField, readFields } from "@gantry/contract/read-fields.ts";
import { badRequest, invalidField } from "../../platform/errors.ts";
import { rejectDeepJson } from "../../platform/http/bodies/json-depth.ts";
import { findUnknownFields } from "../../platform/http/bodies/unknown-fields.ts";
import { unknownFieldWarnings } from "../../platform/http/read-request.ts";

/** The fields of a form or an envelope. */
const KnownFields = IngestDetails.extend({ report: z.unknown(), ciContext: CiContext });

/** @throws 400 for a misspelled parameter that the run must not lose */
export function rejectMisspelledQuery(query: unknown): void {
  rejectMisspelled(IngestDetails, query);
}

/** The details of a run that came in the body: the fields of a form or an envelope. @returns a sentence for each ignored field as well; @throws 400 */
export function readDetails(sent: Record<string, unknown>): { details: IngestDetails; warnings: string[] } {
  const fields = withContext(sent);
  rejectMisspelled(KnownFields, fields);
  return { details: parseFields(flatten(fields)), warnings: unknownFieldWarnings(KnownFields, fields) };
}

/** Ignoring a misspelled exit code would let a run pass that failed outside its tests; a misspelled shard key, one with files that were not run. */
const needed: readonly unknown[] = ["exitCode", "shardKey"] satisfies (keyof IngestDetails)[];

/** What other programs call the exit code. */
const otherNames = /^(?:exit|return)[-_ ]?status$|^(?:status|return)[-_ ]?code$/i;

/** Other unknown fields are ignored with a warning. @throws 400 */
function rejectMisspelled(schema: z.ZodType, sent: unknown): void {
  const unknown = findUnknownFields(schema, sent).named.map(({ path, meant }) => ({
    path,
    meant: otherNames.test(path) ? "exitCode" : meant,
  }));
  const misspelled = unknown.find(({ meant }) => needed.includes(meant));
  if (!misspelled) return;
  const message = `${quoteField(misspelled.path)} is not a field of this request. Did you mean ${quoteField(misspelled.meant ?? "")}?`;
  throw badRequest("Unknown field", { message, code: "UNKNOWN_FIELD", issues: [{ path: misspelled.path, message }] });
}

/** The details of the query and of the body together. @throws 400 for a field that has another value in each of them */
export function mergeDetails(query: IngestDetails, body: IngestDetails): IngestDetails {
  const names = Object.keys(body) as (keyof IngestDetails)[];
  const differing = names.find((name) => query[name] !== undefined && body[name] !== undefined && query[name] !== body[name]);
  if (differing !== undefined) throw invalidField(differing, "has one value in the query and another one in the body. Send it once");
  const merged = { ...query, ...body };
  if (merged.project !== undefined && merged.projectId !== undefined && merged.project !== merged.projectId)
    throw invalidField("projectId", "and `project` name different projects. Send one of them");
  return merged;
}

/** `ciContext` is an object; in a form it may be JSON text. @throws 400 for anything else */
function withContext(fields: Record<string, unknown>): Record<string, unknown> {
  const sent = fields["ciContext"] ?? undefined;
  if (sent === undefined || isRecord(sent)) return fields;
  const ciContext = typeof sent === "string" ? readJson(sent) : undefined;
  if (!isRecord(ciContext)) throw invalidField("ciContext", "must be an object");
  return { ...fields, ciContext };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function readJson(text: string): unknown {
  rejectDeepJson(text, 32);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `ciContext` may be one object, as in a trigger. */
function flatten({ ciContext, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return isRecord(ciContext) ? { ...ciContext, ...fields } : fields;
}

function parseFields(fields: Record<string, unknown>): IngestDetails {
  const read = readFields(IngestDetails, fields, { subject: "The form" });
  if (read.success) return read.data;
  const issues = read.issues.map(({ path, message }) => ({ path, message }));
  throw badRequest("Validation failed", { message: joinSentences(issues), code: "VALIDATION_FAILED", issues });
}
