import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { CaseContent, FieldValue, type ImportCases, type ImportReport } from "@gantry/contract/test-cases/schemas.ts";
import { quoteField, readFields } from "@gantry/contract/read-fields.ts";
import { Id } from "@gantry/contract/ids.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest, unavailable } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { earlierResponse, type IdempotencyKey, storeResponse } from "../idempotency/earlier-response.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { type CaseUpdate, writeContents, writtenFields } from "./change-case.ts";
import { insertCases } from "./create-cases.ts";
import type { FileCase, FileCases } from "../uploads/upload-reader-jobs.ts";
import { InvalidCasesFile } from "./files/invalid-cases-file.ts";
import { type FieldRow, lockFields } from "./fields/field-store.ts";
import { fieldFinder, type FieldUpdate, mergeValues, readValue } from "./fields/read-values.ts";
import { type CaseRow, presentCase } from "./present.ts";
import { casesOf } from "./record/store.ts";

/** Keeps a statement well below PostgreSQL's limit of parameters. */
const rowsPerStatement = 500;

/** The signed-in person, or the one that the key belongs to. */
type Importer = Actor & { name: string };

interface Wanted {
  id: string | undefined;
  content: CaseContent;
  /** What it changes in an existing case: fields that older files do not have are kept. */
  update: CaseUpdate;
}

/**
 * Imports a file's cases into a project, all or none.
 * @throws 400 with the lines of all errors, or when the file is too large to read; 503 when its reader failed; 404 `Project not found`; 409 for a reused `Idempotency-Key`.
 */
export async function importCases(
  ctx: Context,
  actor: Importer,
  wanted: ImportCases,
  idempotency: IdempotencyKey | undefined,
): Promise<ImportReport> {
  const file = await readFile(ctx, actor.organizationId, wanted);
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    // Two concurrent imports of one file must not both find its titles missing.
    await lockOrganization(tx);
    const before = await earlierResponse(tx, idempotency);
    if (before) return before as ImportReport;
    await requireProject(tx, wanted.projectId);
    const fields = file.customFields.length > 0 ? await lockFields(tx, wanted.projectId) : [];
    const { cases, ignoredColumns } = refusing(() => checkCases(file, fields, wanted.format));
    const plan = await withoutUnchanged(tx, await planImport(tx, wanted, cases));
    const report = {
      inserted: plan.inserts.length,
      updated: plan.updates.length,
      unchanged: plan.unchanged,
      skipped: plan.skipped,
      ignoredColumns,
      dryRun: wanted.dryRun,
    };
    if (!wanted.dryRun) await carryOut(ctx, tx, actor, { projectId: wanted.projectId, fields }, plan);
    await storeResponse(tx, idempotency, 200, report);
    return report;
  });
}

const deadlineMs = 20_000;
/** More than the largest file becomes. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** In a reader process: a file of a few megabytes may have millions of lines or columns. */
async function readFile(ctx: Context, owner: string, { format, content }: ImportCases): Promise<FileCases> {
  const reading = { owner, deadlineMs, maxAnswerBytes, input: Readable.from([Buffer.from(content)]) };
  const { result } = await ctx.uploadReaders.read("cases", { format }, reading).catch((error: unknown) => {
    if (!(error instanceof ReadingEnded)) throw error;
    ctx.log.warn({ organizationId: owner, reason: error.reason, detail: error.detail }, "a file of test cases was not read");
    if (error.reason !== "failure") throw refusal("The file is too large to read. Split it into several files.", []);
    throw unavailable("Test case file not read", {
      message: "The program that reads the file stopped. Try again.",
      code: "CASE_FILE_READER_FAILED",
    });
  });
  if ("refused" in result) throw refusal(result.refused.message, result.refused.issues);
  return result.file;
}

const refusal = (message: string, issues: { path: string; message: string }[]) =>
  badRequest("Invalid test case file", { message, code: "INVALID_CASE_FILE", issues: issues.slice(0, 50) });

function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidCasesFile)) throw error;
    throw refusal(error.message, error.issues);
  }
}

/** @throws {InvalidCasesFile} */
function checkCases(
  { cases, customFields }: FileCases,
  fields: readonly FieldRow[],
  format: ImportCases["format"],
): { cases: Wanted[]; ignoredColumns: string[] } {
  const issues: { path: string; message: string }[] = [];
  const find = fieldFinder(fields);
  if (format === "csv") rejectRepeated(customFields, find);
  const judged = cases.flatMap((fileCase) => {
    const { at, id, content } = fileCase;
    const read = readFields(CaseContent, content);
    const values = readCustomFields(fileCase, find);
    issues.push(...values.issues);
    if (read.success) {
      const whole = { ...read.data, customFields: values.customFields };
      return [{ id: Id.safeParse(id).data, content: whole, update: updateOf(whole, content) }];
    }
    issues.push(...read.issues.map(({ path, message }) => ({ path: `${at}: ${path}`, message })));
    return [];
  });
  if (issues.length > 0)
    throw new InvalidCasesFile(`${issues.length} ${issues.length === 1 ? "entry is" : "entries are"} wrong; nothing was imported.`, issues);
  const ignored = [...new Set(customFields)]
    .filter((name) => !find(name))
    .map((name) => name.slice(0, 100).replace(/[\uD800-\uDBFF]$/, ""));
  return { cases: judged, ignoredColumns: ignored.slice(0, 50) };
}

/** @throws {InvalidCasesFile} for two columns of one field: the first one's values would be lost */
function rejectRepeated(columns: readonly string[], find: ReturnType<typeof fieldFinder>): void {
  const named = columns.flatMap((column) => find(column)?.name ?? []);
  const repeated = [...new Set(named.filter((name, at) => named.indexOf(name) < at))];
  if (repeated.length === 0) return;
  const issues = repeated.map((name) => ({ path: "line 1", message: `Two columns are the custom field ${quoteField(name)}.` }));
  throw new InvalidCasesFile("Two columns of the file are the same custom field. Rename or remove one of them.", issues);
}

/** The values of the fields that the project has, by their ids. */
function readCustomFields({ at, customFields }: FileCase, find: ReturnType<typeof fieldFinder>) {
  const values: FieldUpdate = {};
  const issues: { path: string; message: string }[] = [];
  for (const [name, given] of Object.entries(customFields)) {
    const field = find(name);
    if (!field) continue;
    const checked = readFields(FieldValue, given);
    const read = checked.success
      ? readValue(field, checked.data)
      : { problem: "must be a number, or a text of one line with at most 1,000 characters" };
    if ("problem" in read) issues.push({ path: `${at}: ${field.name}`, message: `${quoteField(field.name)} ${read.problem}.` });
    else values[field.id] = read.value;
  }
  return { customFields: values, issues };
}

function updateOf(content: CaseContent, given: Readonly<Record<string, unknown>>): CaseUpdate {
  const kept = (["testData", "dataTable", "tags", "owner", "requirements"] as const).filter((field) => !(field in given));
  return { ...writtenFields(content), ...Object.fromEntries(kept.map((field) => [field, undefined])), customFields: content.customFields };
}

interface Plan {
  inserts: CaseContent[];
  updates: { id: string; content: CaseUpdate }[];
  unchanged: number;
  skipped: number;
}

const placeOf = ({ suite, title }: { suite: string; title: string }) => JSON.stringify([suite.toLowerCase(), title.toLowerCase()]);

async function planImport(tx: TenantTransaction, wanted: ImportCases, cases: readonly Wanted[]): Promise<Plan> {
  const there = await casesOf(tx).where("project_id", "=", wanted.projectId).select(["test_cases.id", "suite", "title"]).execute();
  const ids = new Set(there.map((row) => row.id));
  const places = new Map<string, string | undefined>(there.map((row) => [placeOf(row), row.id]));
  const plan: Plan = { inserts: [], updates: [], unchanged: 0, skipped: 0 };
  for (const { id, content, update } of cases) {
    const place = placeOf(content);
    const same = places.get(place);
    if (id && ids.has(id)) plan.updates.push({ id, content: update });
    else if (wanted.onDuplicate === "create" || !places.has(place)) plan.inserts.push(content);
    else if (wanted.onDuplicate === "update" && same) plan.updates.push({ id: same, content: update });
    else plan.skipped++;
    // A title that occurs twice in the file is a duplicate as well.
    if (!places.has(place)) places.set(place, undefined);
  }
  return plan;
}

/** An unedited export changes nothing. A case that is in the file twice is written each time. */
async function withoutUnchanged(tx: TenantTransaction, plan: Plan): Promise<Plan> {
  const times = new Map<string, number>();
  for (const { id } of plan.updates) times.set(id, (times.get(id) ?? 0) + 1);
  const same = new Set<string>();
  for (let from = 0; from < plan.updates.length; from += rowsPerStatement) {
    const some = plan.updates.slice(from, from + rowsPerStatement);
    const rows = await casesOf(tx)
      .where(
        "test_cases.id",
        "in",
        some.map(({ id }) => id),
      )
      .selectAll("test_cases")
      .execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const { id, content } of some) {
      const row = stored.get(id);
      if (row && times.get(id) === 1 && changesNothing(content, row)) same.add(id);
    }
  }
  return { ...plan, updates: plan.updates.filter(({ id }) => !same.has(id)), unchanged: same.size };
}

function changesNothing(update: CaseUpdate, row: CaseRow): boolean {
  const stored: CaseUpdate = writtenFields(presentCase(row));
  const given = Object.fromEntries(Object.entries(writtenFields(update)).filter(([, value]) => value !== undefined));
  const values = mergeValues(row.custom_fields, update.customFields ?? {});
  return isDeepStrictEqual({ ...stored, ...given }, stored) && isDeepStrictEqual(values, row.custom_fields);
}

async function carryOut(
  ctx: Context,
  tx: TenantTransaction,
  actor: Importer,
  { projectId, fields }: { projectId: string; fields: readonly FieldRow[] },
  plan: Plan,
) {
  const by = { id: actor.userId ?? "", name: actor.name };
  for (let from = 0; from < plan.inserts.length; from += rowsPerStatement)
    await insertCases(ctx, tx, projectId, plan.inserts.slice(from, from + rowsPerStatement), from);
  for (const updates of inRounds(plan.updates))
    for (let from = 0; from < updates.length; from += rowsPerStatement)
      await writeContents(ctx, tx, { by, fields }, updates.slice(from, from + rowsPerStatement));
  await recordAudit(ctx, tx, actor, {
    action: "test_case.imported",
    targetType: "project",
    targetId: projectId,
    details: { inserted: plan.inserts.length, updated: plan.updates.length, skipped: plan.skipped },
  });
}

/** The first changes of all cases, then the second ones, and so on; each round in the order of ids, like deletions of several cases. */
function inRounds(updates: Plan["updates"]): Plan["updates"][] {
  const times = new Map<string, number>();
  const rounds: Plan["updates"][] = [];
  for (const update of updates) {
    const round = times.get(update.id) ?? 0;
    times.set(update.id, round + 1);
    (rounds[round] ??= []).push(update);
  }
  return rounds.map((round) => round.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}
