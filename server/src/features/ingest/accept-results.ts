import { sql } from "kysely";
import { CiContext, type Execution } from "@gantry/contract/executions/schemas.ts";
import type { IngestDetails } from "@gantry/contract/ingest/schemas.ts";
import type { ReportFormatName } from "@gantry/contract/results/schemas.ts";
import type { RunTimes } from "@gantry/reports/formats/run-times.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { invalidField } from "../../platform/errors.ts";
import { changeRecord } from "../executions/record/change-record.ts";
import { reportIncomplete, stoppedAfterFailures } from "../verdict/decide-verdict.ts";
import { insertUploadedRun } from "../runs/accept/insert-uploaded-run.ts";
import { changeRuns } from "../runs/end/announce.ts";
import { endRun } from "../runs/end/end-run.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { presentExecution } from "../executions/record/present.ts";
import { countAgainstQuota, requireStorage } from "../organizations/run-quota.ts";
import { earlierResponse, type IdempotencyKey, storeResponse } from "../idempotency/earlier-response.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { reportColumns } from "../reports/report-columns.ts";
import type { ParsedReport } from "../reports/uploaded/read-report.ts";
import { reportPrefix } from "../storage/storage-keys.ts";
import { runNotes } from "../results/run-notes.ts";
import { saveResults } from "../results/save-results.ts";
import { findShardStop } from "../shards/find-shard-stop.ts";
import { chargeStorage } from "../storage/charge-storage.ts";
import type { StagedDirectory } from "../../platform/storage/object-store.ts";
import type { Upload } from "../uploads/receive-upload.ts";

export interface Ingested {
  data: Execution;
  format: ReportFormatName;
  notes: string[];
}

interface ReportUpload {
  caller: Caller;
  projectId: string;
  details: IngestDetails;
  report: ParsedReport;
  upload: Upload;
  idempotency: IdempotencyKey | undefined;
  /** Of the new run. */
  id: string;
  /** Its files. */
  staged: StagedDirectory;
}

type Accepted = { answer: Ingested } | { id: string; ingested: Ingested };

/** Stores record, results, verdict, report and usage in one transaction, and announces the run after its commit. */
export async function acceptResults(ctx: Context, sent: ReportUpload): Promise<Accepted> {
  return changeRuns(ctx, sent.caller.organizationId, async (tx): Promise<Accepted & { visibleStates: ExecutionRow[] }> => {
    const organization = await lockOrganization(tx);
    const before = await earlierResponse(tx, sent.idempotency);
    if (before) return { visibleStates: [], answer: before as Ingested };
    await requireProject(tx, sent.projectId);
    // Other uploads may have used storage since this one began.
    requireStorage(ctx, organization, sizeOf(sent.upload));
    await countAgainstQuota(ctx, tx, organization);
    const analyzing = await insertRun(tx, sent);
    await saveResults(tx, analyzing, sent.report.rows);
    const { row } = await endRun(ctx, tx, analyzing, {});
    const ended = await keepReport(tx, row, sent);
    const ingested = { data: presentExecution(ended), format: sent.report.format, notes: sent.report.notes };
    await storeResponse(tx, sent.idempotency, 201, ingested);
    return { id: ended.id, ingested, visibleStates: [analyzing, ended] };
  });
}

async function insertRun(tx: TenantTransaction, { id, caller, projectId, details, report }: ReportUpload): Promise<ExecutionRow> {
  const { tests } = report;
  const ciContext = ciContextOf(details);
  const stop = details.shardKey === undefined ? undefined : await findShardStop(tx, projectId, details.shardKey);
  const startedAt = await pastMoment(tx, "startedAt", details.startedAt);
  const finishedAt = await pastMoment(tx, "finishedAt", details.finishedAt);
  const times = timesOf(report.times, startedAt, finishedAt);
  return insertUploadedRun(tx, {
    id,
    project_id: projectId,
    image: details.image ?? "external",
    command: details.command ?? "",
    environment: details.environment || "development",
    folder: details.folder ?? "all",
    group_name: details.groupName ?? null,
    trigger: "ingest",
    requested_by: JSON.stringify({ id: caller.userId, name: caller.name }),
    ci_context: Object.keys(ciContext).length > 0 ? JSON.stringify(ciContext) : null,
    settings: JSON.stringify({ repeatedTests: details.repeatedTests, ...(details.shardKey === undefined ? {} : { isShard: true }) }),
    exit_code: details.exitCode ?? (tests.failed > 0 ? 1 : 0),
    ...errorOf(report.incomplete, stop),
    tests: JSON.stringify(tests),
    notes: JSON.stringify(runNotes(report)),
    ...(startedAt ? { created_at: startedAt } : {}),
    ...times,
  });
}

/** Why results may be missing. */
function errorOf(incomplete: string | undefined, stop: string | undefined) {
  if (incomplete) return { error_code: reportIncomplete, error_message: stop ? `${incomplete} ${stop}` : incomplete };
  return stop ? { error_code: stoppedAfterFailures, error_message: stop } : {};
}

/** The fields that were sent. A form sends empty ones too: they are left out. */
function ciContextOf(details: IngestDetails): CiContext {
  const names = Object.keys(CiContext.shape) as (keyof CiContext)[];
  return Object.fromEntries(names.flatMap((name) => (details[name] === undefined || details[name] === "" ? [] : [[name, details[name]]])));
}

/**
 * When the run happened: as sent, otherwise as in the report. If a report's start would put the end into the future, as with a wrong time zone, the
 * run ends now.
 */
function timesOf({ startedAtMs, durationMs }: RunTimes, startedAt: string | undefined, finishedAt: string | undefined) {
  const now = sql<Date>`clock_timestamp()`;
  const length = durationMs === undefined ? undefined : sql`${Math.round(durationMs)} * interval '1 millisecond'`;
  if (startedAt !== undefined) {
    const ended = length ? sql<Date>`least(clock_timestamp(), ${startedAt}::timestamptz + ${length})` : now;
    return { started_at: startedAt, finished_at: finishedAt ?? ended };
  }
  if (finishedAt !== undefined) {
    return { finished_at: finishedAt, ...(length ? { started_at: sql<Date>`${finishedAt}::timestamptz - ${length}` } : {}) };
  }
  if (!length) return { finished_at: now };
  if (startedAtMs === undefined) return { started_at: sql<Date>`clock_timestamp() - ${length}`, finished_at: now };
  const start = sql`least(${new Date(startedAtMs).toISOString()}::timestamptz, clock_timestamp() - ${length})`;
  return { started_at: sql<Date>`${start}`, finished_at: sql<Date>`least(${start} + ${length}, clock_timestamp())` };
}

/** @throws 400 for a time in the future by the database's clock; other machines' clocks may be slightly fast. */
async function pastMoment(tx: TenantTransaction, field: string, moment: string | undefined): Promise<string | undefined> {
  if (moment === undefined) return undefined;
  const { rows } = await sql<{ ahead: boolean }>`select ${moment}::timestamptz > clock_timestamp() + interval '5 minutes' as ahead`.execute(
    tx,
  );
  if (rows[0]?.ahead !== true) return moment;
  throw invalidField(field, "must not be in the future");
}

const sizeOf = (upload: Upload): number => upload.files.reduce((sum, file) => sum + file.sizeBytes, 0);

/** The files are stored with the run, like a container's report. */
async function keepReport(tx: TenantTransaction, run: ExecutionRow, { upload, staged }: ReportUpload): Promise<ExecutionRow> {
  await chargeStorage(tx, run.id, "report", sizeOf(upload));
  const row = await changeRecord(tx, run.id, reportColumns(upload));
  // Last in the transaction: if it fails, no storage is counted.
  await staged.moveTo(reportPrefix(tx.organizationId, run.id));
  return row ?? run;
}
