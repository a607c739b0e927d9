import { createWriteStream, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Lease, SmallReport } from "@gantry/contract/worker-protocol.ts";
import {
  ArchiveError,
  type ArchivedFile,
  type ArchiveLimits,
  archiveLimits,
  createIntake,
  type Extracted,
} from "@gantry/worker/reports/archive.ts";
import type { CompiledQuery } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { isDiskFull } from "../../platform/file-problem.ts";
import { badRequest } from "../../platform/http/errors.ts";
import { whileArriving } from "../../platform/http/while-arriving.ts";
import type { UploadHold } from "../uploads/upload-space.ts";
import { organizationOfTask } from "../executions/find-organization.ts";
import { attemptOver, holdsLease } from "../executions/holds-lease.ts";
import { notRead } from "../uploads/not-read.ts";
import { headerBytes } from "../uploads/receive-upload.ts";
import { uploadTimeoutMs } from "../uploads/upload-readings.ts";
import { chargeStorage, storageCharge } from "../storage/charge-storage.ts";
import { reportIndexOf } from "./report-index.ts";
import { reportPrefix } from "../storage/storage-keys.ts";

/**
 * Stores the report a worker sends: read by the hardened reader once more, put in place whole, its bytes booked. A second attempt's
 * report replaces the first's.
 * @throws 400 for what is no archive, 409 when the attempt is over; nothing is kept then.
 */
export async function receiveReport(ctx: Context, from: Lease, tar: IncomingMessage) {
  const organizationId = await organizationOfTask(ctx, from.taskId);
  const hold = ctx.uploadSpace.hold(organizationId);
  // At the same time, since almost every report is one that may come; both are over before anything is cleared away.
  const [lease, reading] = await Promise.allSettled([
    ctx.db.withTenant(organizationId, (tx) => lookAtLease(tx, from), { plans: "kept" }),
    readReport(ctx, (root, limits, scratch) => unpack(ctx, organizationId, tar, { root, limits, scratch, hold })),
  ]);
  const report = reading.status === "fulfilled" ? reading.value : undefined;
  try {
    if (lease.status === "rejected") throw lease.reason;
    if (!lease.value) throw attemptOver();
    if (reading.status === "rejected") throw reading.reason;
    const { files, sizeBytes, notes } = reading.value;
    const putInPlace = async (tx: TenantTransaction) => {
      const kept = tx
        .updateTable("executions")
        .set(reportColumns(reading.value))
        .where("org_id", "=", organizationId)
        .where("id", "=", from.taskId)
        .where(holdsLease(from))
        .returning("id")
        .executeTakeFirst();
      const [stillHeld] = await Promise.all([kept, chargeStorage(tx, from.taskId, "report", sizeBytes)]);
      if (!stillHeld) throw attemptOver();
      // Last, inside the transaction: when it fails nothing is booked.
      await reading.value.putInPlace(organizationId, from.taskId);
    };
    await ctx.db.withTenant(organizationId, putInPlace, { lock: "organization", plans: "kept" });
    return { files: files.length, sizeBytes, notes };
  } catch (error) {
    if (error instanceof ArchiveError) throw badRequest("Invalid report archive", { message: error.message, code: "INVALID_ARCHIVE" });
    throw notRead(error, { log: ctx.log, organizationId });
  } finally {
    await report?.discard();
    hold.release();
  }
}

interface Unpacking {
  root: string;
  limits: ArchiveLimits;
  scratch: string;
  hold: UploadHold;
}

/** The archive goes to the disk as it comes, however slowly, and is unpacked by a reader process when it is there. */
async function unpack(ctx: Context, owner: string, tar: IncomingMessage, { root, limits, scratch, hold }: Unpacking): Promise<Extracted> {
  const file = join(scratch, "report.tar");
  const mostBytes = limits.maxTotalBytes + headerBytes;
  let sizeBytes = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sizeBytes += piece.length;
      if (sizeBytes > mostBytes) done(new ArchiveError(`The report's archive is larger than ${mostBytes} bytes.`));
      else done(hold.take(piece.length) ?? null, piece);
    },
  });
  const write = () =>
    // Its connection stays open for the answer.
    pipeline(tar.iterator({ destroyOnReturn: false }), counter, createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
      throw isCutOff(error) ? new ArchiveError("The report's archive is damaged or ends too early.") : error;
    });
  await whileArriving(tar, ctx.config.arrival, write);
  const reservedBytes = Math.min(limits.maxTotalBytes, sizeBytes);
  await hold.reserve(reservedBytes);
  const options = { source: { file, gzipLayers: 0 }, root, limits, prefix: "", secrets: [] };
  const { items: files, result } = await ctx.uploadReaders.read("unpack", options, { owner, deadlineMs: uploadTimeoutMs });
  if (result.refusal !== undefined) throw new ArchiveError(result.refusal);
  return { ...result, files, sizeBytes: files.reduce((sum, one) => sum + one.sizeBytes, 0) };
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ECONNRESET" || error.code === "ERR_STREAM_PREMATURE_CLOSE");

/** A report that has been read, and lies beside its place. */
export interface ReadReport {
  files: readonly ArchivedFile[];
  sizeBytes: number;
  /** What was left out. */
  notes: string[];
  /** Only when the run is seen to be the sender's still, with its row locked. */
  putInPlace(organizationId: string, executionId: string): Promise<void>;
  /** Whatever became of it; never rejects. */
  discard(): Promise<void>;
}

/** `read` puts the files into an empty folder. @throws what it throws, {@link ArchiveError} for what is no archive; nothing is left then. */
async function readReport(
  ctx: Context,
  read: (root: string, limits: ArchiveLimits, scratch: string) => Promise<Extracted>,
): Promise<ReadReport> {
  const scratch = await ctx.storage.scratch();
  const discard = () =>
    rm(scratch, { recursive: true, force: true }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "a read report could not be cleared away"),
    );
  try {
    const limits = { ...archiveLimits, maxFiles: ctx.config.reportMaxFiles, maxTotalBytes: ctx.config.reportMaxBytes };
    const root = join(scratch, "report");
    mkdirSync(root, { mode: 0o700 });
    const report = await read(root, limits, scratch);
    return {
      ...report,
      discard,
      async putInPlace(organizationId, executionId) {
        if (report.files.length > 0) await ctx.storage.putDirectory(reportPrefix(organizationId, executionId), root);
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

export type ReportColumns = ReturnType<typeof reportColumns>;

/** What a run's record says of its report. */
export function reportColumns({ files }: Pick<ReadReport, "files">) {
  return { has_report: files.length > 0, report_removed_at: null, report_index: reportIndexOf(files.map((file) => file.path)) };
}

function lookAtLease(tx: TenantTransaction, lease: Lease) {
  return tx
    .lastly()
    .selectFrom("executions")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", lease.taskId)
    .where(holdsLease(lease))
    .executeTakeFirst();
}

/** A report that came with its run's facts. Whatever is wrong with it, the run ends: it is told in `notes` then. */
export interface ReportAtEnd {
  read: ReadReport | undefined;
  notes: readonly string[];
}

/**
 * Such a report has 100 files and 128 KiB at most and is not parsed: it is written here, without a reader process. Rejects only when this server's disk is
 * full: the worker then sends it again.
 */
export async function readReportAtEnd(ctx: Context, files: SmallReport): Promise<ReportAtEnd> {
  try {
    const read = await readReport(ctx, (root, limits) => takeFiles(files, root, limits));
    return { read, notes: read.notes };
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return { read: undefined, notes: [unavailable(ctx, error)] };
  }
}

async function takeFiles(files: SmallReport, root: string, limits: ArchiveLimits): Promise<Extracted> {
  const intake = createIntake(root, limits);
  for (const { path, content } of files) {
    const bytes = Buffer.from(content, "base64");
    await intake.take({ name: path, type: "file", sizeBytes: bytes.length, content: Readable.from([bytes]) });
  }
  return intake.result();
}

/**
 * Puts it in place, in the transaction that ends the run, which holds the organization's row and the run's.
 * @returns what the record says of it, and how it is booked; nothing of both when it could not be put in place.
 */
export async function keepReportAtEnd(
  ctx: Context,
  tx: TenantTransaction,
  executionId: string,
  { read, notes }: ReportAtEnd,
): Promise<{ report: ReportColumns | undefined; charges: CompiledQuery[]; notes: readonly string[] }> {
  if (!read) return { report: undefined, charges: [], notes };
  try {
    await read.putInPlace(tx.organizationId, executionId);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return { report: undefined, charges: [], notes: [unavailable(ctx, error)] };
  }
  return { report: reportColumns(read), charges: [storageCharge(tx, executionId, "report", read.sizeBytes)], notes };
}

function unavailable(ctx: Context, error: unknown): string {
  if (error instanceof ArchiveError) return `The report is unavailable: ${error.message}`;
  ctx.log.error({ err: error }, "a report could not be stored");
  return "The report is unavailable: the server could not store it.";
}
