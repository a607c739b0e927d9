import { createWriteStream, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Lease, SmallReport } from "@gantry/contract/dispatch/schemas.ts";
import {
  ArchiveError,
  type ArchivedFile,
  type ArchiveLimits,
  archiveLimits,
  type Extracted,
} from "@gantry/reports/archive/archive-limits.ts";
import { EntryExtractor } from "@gantry/reports/folder/entry-extractor.ts";
import type { CompiledQuery } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest } from "../../platform/errors.ts";
import { cannotStoreNow } from "../../platform/storage/storage-unavailable.ts";
import { whileArriving } from "../../platform/http/bodies/while-arriving.ts";
import type { StagedDirectory } from "../../platform/storage/object-store.ts";
import type { UploadReservation } from "../uploads/upload-space.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { changeRecord } from "../executions/record/change-record.ts";
import { organizationOfTask } from "../executions/record/find-organization.ts";
import { attemptOver, holdsLease } from "../executions/record/holds-lease.ts";
import { toUnreadableReport } from "../uploads/unreadable-report.ts";
import { headerBytes } from "../uploads/receive-upload.ts";
import { uploadTimeoutMs } from "../uploads/upload-reader-jobs.ts";
import { chargeStorage, storageCharge } from "../storage/charge-storage.ts";
import { type ReportColumns, reportColumns } from "./report-columns.ts";
import { reportPrefix, retryFolder } from "../storage/storage-keys.ts";

/**
 * Stores a report sent by a worker: parsed again by the hardened reader, moved in atomically, its bytes counted. A second attempt's report replaces
 * the first's; that of a retry of failed tests gets a folder of its own in it.
 * @throws 400 for a file that is not an archive, 409 when the attempt is over; nothing is stored then.
 */
export async function receiveReport(ctx: Context, from: Lease, tar: IncomingMessage) {
  const organizationId = await organizationOfTask(ctx, from.taskId);
  const reservation = ctx.uploadSpace.openReservation(organizationId);
  // In parallel, because almost every report is accepted; both have finished before anything is cleared away.
  const [lease, reading] = await Promise.allSettled([
    ctx.db.withTenant(organizationId, (tx) => lookAtLease(tx, from), { plans: "generic" }),
    unpackReport(ctx, (root, limits, scratch) => unpack(ctx, organizationId, tar, { root, limits, scratch, reservation })),
  ]);
  const report = reading.status === "fulfilled" ? reading.value : undefined;
  try {
    if (lease.status === "rejected") throw lease.reason;
    const run = lease.value;
    if (!run) throw attemptOver();
    if (reading.status === "rejected") throw reading.reason;
    const { files, sizeBytes, notes } = reading.value;
    await reading.value.stage(organizationId, run.id);
    const putInPlace = async (tx: TenantTransaction) => {
      const kept = changeRecord(tx, from.taskId, retryColumns(run, reading.value), holdsLease(from));
      const [stillHeld] = await Promise.all([kept, chargeStorage(tx, from.taskId, "report", allBytes(run, sizeBytes))]);
      if (!stillHeld) throw attemptOver();
      // Last in the transaction: if it fails, no storage is counted.
      await reading.value.putInPlace(organizationId, run);
    };
    await ctx.db.withTenant(organizationId, putInPlace, { lock: "organization", plans: "generic" });
    return { files: files.length, sizeBytes, notes };
  } catch (error) {
    if (error instanceof ArchiveError) throw badRequest("Invalid report archive", { message: error.message, code: "INVALID_ARCHIVE" });
    throw toUnreadableReport(error, { log: ctx.log, organizationId });
  } finally {
    await report?.discard();
    reservation.release();
  }
}

interface Unpacking {
  root: string;
  limits: ArchiveLimits;
  scratch: string;
  reservation: UploadReservation;
}

/** The archive is streamed to disk, however slowly, and unpacked by a reader process when it is complete. */
async function unpack(
  ctx: Context,
  owner: string,
  tar: IncomingMessage,
  { root, limits, scratch, reservation }: Unpacking,
): Promise<Extracted> {
  const file = join(scratch, "report.tar");
  const mostBytes = limits.maxTotalBytes + headerBytes;
  let sizeBytes = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sizeBytes += piece.length;
      if (sizeBytes > mostBytes) done(new ArchiveError(`The report's archive is larger than ${mostBytes} bytes.`));
      else done(reservation.take(piece.length) ?? null, piece);
    },
  });
  const write = () =>
    // Its connection stays open for the response.
    pipeline(tar.iterator({ destroyOnReturn: false }), counter, createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
      throw isCutOff(error) ? new ArchiveError("The report's archive is damaged or ends too early.") : error;
    });
  await whileArriving(tar, ctx.config.arrival, write);
  const reservedBytes = Math.min(limits.maxTotalBytes, sizeBytes);
  await reservation.reserve(reservedBytes);
  const options = { source: { file, gzipLayers: 0 }, root, limits, prefix: "", secrets: [] };
  const { items: files, result } = await ctx.uploadReaders.read("unpack", options, { owner, deadlineMs: uploadTimeoutMs });
  if (result.refusal !== undefined) throw new ArchiveError(result.refusal);
  return { ...result, files, sizeBytes: files.reduce((sum, one) => sum + one.sizeBytes, 0) };
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ECONNRESET" || error.code === "ERR_STREAM_PREMATURE_CLOSE");

/** A parsed report, stored next to its final place. */
export interface UnpackedReport {
  files: readonly ArchivedFile[];
  sizeBytes: number;
  /** The skipped files. */
  notes: string[];
  /** The slow part of moving the report to its final place. Call it first, outside transactions. */
  stage(organizationId: string, executionId: string): Promise<void>;
  /** Call it only with the run's row locked, after checking that the run is still the sender's. */
  putInPlace(organizationId: string, run: ReportedRun): Promise<void>;
  /** Cleans up. Always call it; never rejects. */
  discard(): Promise<void>;
}

/** `read` puts the files into an empty folder. @throws its errors, {@link ArchiveError} for a file that is not an archive; nothing is left then. */
async function unpackReport(
  ctx: Context,
  read: (root: string, limits: ArchiveLimits, scratch: string) => Promise<Extracted>,
): Promise<UnpackedReport> {
  const scratch = await ctx.storage.scratch();
  let staged: StagedDirectory | undefined;
  const discard = async () => {
    await staged?.discard();
    await rm(scratch, { recursive: true, force: true }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "a parsed report could not be cleaned up"),
    );
  };
  try {
    const limits = { ...archiveLimits, maxFiles: ctx.config.reportMaxFiles, maxTotalBytes: ctx.config.reportMaxBytes };
    const root = join(scratch, "report");
    mkdirSync(root, { mode: 0o700 });
    const report = await read(root, limits, scratch);
    return {
      ...report,
      discard,
      async stage(organizationId, executionId) {
        if (report.files.length > 0) staged = await ctx.storage.stageDirectory(reportPrefix(organizationId, executionId), root);
      },
      async putInPlace(organizationId, { id, retry, retries_done }) {
        const prefix = reportPrefix(organizationId, id);
        await staged?.moveTo(retry === null ? prefix : `${prefix}/${retryFolder(retries_done)}`);
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** A run whose report arrives. `retry`: it is that of a retry, and is added to those of the attempts before. */
export type ReportedRun = Pick<ExecutionRow, "id" | "retry" | "retries_done" | "has_report" | "report_index">;

/** The same of an attempt that may be a retry: people open the report of the first attempt, which has all tests. */
function retryColumns(run: ReportedRun, read: Pick<UnpackedReport, "files">): ReportColumns {
  if (run.retry === null) return reportColumns(read);
  if (run.has_report) return { has_report: true, report_removed_at: null, report_index: run.report_index };
  const folder = retryFolder(run.retries_done);
  return reportColumns({ files: read.files.map((file) => ({ ...file, path: `${folder}/${file.path}` })) });
}

const allBytes = ({ retry }: ReportedRun, sizeBytes: number): number => (retry?.reportBytes ?? 0) + sizeBytes;

function lookAtLease(tx: TenantTransaction, lease: Lease) {
  return tx
    .commitWithNext()
    .selectFrom("executions")
    .select(["id", "retry", "retries_done", "has_report", "report_index"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", lease.taskId)
    .where(holdsLease(lease))
    .executeTakeFirst();
}

/** A report sent with its run's results. The run ends even if the report is invalid; `notes` then contains the reason. */
export interface ReportAtEnd {
  read: UnpackedReport | undefined;
  notes: readonly string[];
}

/**
 * Such a report has at most 100 files and 128 KiB and is not parsed: it is written here, without a reader process. Rejects only when nothing can be
 * stored at the moment: the worker then sends it again.
 */
export async function readReportAtEnd(ctx: Context, run: { organizationId: string; id: string }, files: SmallReport): Promise<ReportAtEnd> {
  let read: UnpackedReport | undefined;
  try {
    read = await unpackReport(ctx, (root, limits) => takeFiles(files, root, limits));
    await read.stage(run.organizationId, run.id);
    return { read, notes: read.notes };
  } catch (error) {
    await read?.discard();
    if (cannotStoreNow(error)) throw error;
    return { read: undefined, notes: [unavailable(ctx, error)] };
  }
}

async function takeFiles(files: SmallReport, root: string, limits: ArchiveLimits): Promise<Extracted> {
  const extractor = new EntryExtractor(root, limits);
  for (const { path, content } of files) {
    const bytes = Buffer.from(content, "base64");
    await extractor.take({ name: path, type: "file", sizeBytes: bytes.length, content: Readable.from([bytes]) });
  }
  return extractor.result();
}

/**
 * Moves it to its place, in the transaction that ends the run, which holds the locks of the organization and the run.
 * @returns the record's columns and the storage entry; neither when it could not be moved.
 */
export async function keepReportAtEnd(
  ctx: Context,
  tx: TenantTransaction,
  run: ReportedRun,
  { read, notes }: ReportAtEnd,
): Promise<{ report: ReportColumns | undefined; charges: CompiledQuery[]; notes: readonly string[] }> {
  if (!read) return { report: undefined, charges: [], notes };
  try {
    await read.putInPlace(tx.organizationId, run);
  } catch (error) {
    if (cannotStoreNow(error)) throw error;
    return { report: undefined, charges: [], notes: [unavailable(ctx, error)] };
  }
  return { report: retryColumns(run, read), charges: [storageCharge(tx, run.id, "report", allBytes(run, read.sizeBytes))], notes };
}

function unavailable(ctx: Context, error: unknown): string {
  if (error instanceof ArchiveError) return `The report is unavailable: ${error.message}`;
  ctx.log.error({ err: error }, "a report could not be stored");
  return "The report is unavailable: the server could not store it.";
}
