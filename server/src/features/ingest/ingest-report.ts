import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { IngestDetails } from "@gantry/contract/ingest/schemas.ts";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { badRequest } from "../../platform/errors.ts";
import { whileArriving } from "../../platform/http/bodies/while-arriving.ts";
import { analysisDone } from "../runs/explain/explain-run.ts";
import { requireRoomForRun } from "../organizations/run-quota.ts";
import { presentExecution } from "../executions/record/present.ts";
import { idempotencyOf, isRepeated } from "../idempotency/earlier-response.ts";
import { findRunSettings } from "../projects/run-settings/find-run-settings.ts";
import { readReport } from "../reports/uploaded/read-report.ts";
import { recordingDone } from "../tests/record/record-later.ts";
import { receiveUpload, type UploadReading } from "../uploads/receive-upload.ts";
import { acceptResults, type Ingested } from "./accept-results.ts";
import { reportPrefix } from "../storage/storage-keys.ts";
import type { StagedDirectory } from "../../platform/storage/object-store.ts";
import { mergeDetails, readDetails, rejectMisspelledQuery } from "./read-details.ts";
import { toUnreadableReport } from "../uploads/unreadable-report.ts";

const followUpWaitMs = 1_500;

/**
 * Stores the results of a run that happened elsewhere: like any other run, it gets a record and a verdict, is added to the history, and counts towards the plan. The body is
 * streamed to disk while the plan has storage left. `warn` gets a sentence for each ignored field of the body, and for times
 * that contradict each other.
 * @throws 400 `projectId required`, `Report not readable`, `Unknown field`; 404 `Project not found`; 408 when the client sends nothing; 413; 429 like any run, and
 *   `Too many uploads`; 503 when uploads have used all their disk space
 */
export async function ingestReport(
  ctx: Context,
  caller: Caller,
  request: FastifyRequest,
  asked: IngestDetails,
  warn: (ignored: string[]) => void,
): Promise<Ingested> {
  rejectMisspelledQuery(request.query);
  const leave = ctx.uploadSpace.enter(caller.organizationId);
  const reservation = ctx.uploadSpace.openReservation(caller.organizationId);
  let scratch: string | undefined;
  let staged: StagedDirectory | undefined;
  try {
    const quota = await quotaFor(ctx, caller.organizationId, request);
    scratch = await ctx.storage.scratch();
    const directory = scratch;
    const limits = { maxFiles: ctx.config.reportMaxFiles, maxTotalBytes: ctx.config.reportMaxBytes };
    const reading = { readers: ctx.uploadReaders, owner: caller.organizationId, reservation, limits, quota, parameters: asked };
    const upload = await whileArriving(request.raw, ctx.config.arrival, () => receiveUpload(request, directory, reading));
    const { details: sent, warnings } = readDetails(upload.fields);
    const details = mergeDetails(asked, sent);
    warn([...warnings, ...timeWarnings(details)]);
    const projectId = details.projectId ?? details.project;
    if (projectId === undefined) throw badRequest("projectId required", { message: "`projectId` is required.", code: "PROJECT_REQUIRED" });
    const repeatedTests = details.repeatedTests ?? (await repeatedTestsOf(ctx, caller.organizationId, projectId));
    const { resultsHash, ...report } = await readReport(upload, { ...details, repeatedTests }, reading);
    // `said` is part of the stored hashes of requests.
    const idempotency = idempotencyOf(request, { ...details, said: resultsHash });
    const id = ctx.newId();
    staged = await ctx.storage.stageDirectory(reportPrefix(caller.organizationId, id), upload.root);
    const delivery = { id, caller, projectId, details: { ...details, repeatedTests }, report, upload, staged, idempotency };
    const accepted = await acceptResults(ctx, delivery);
    const { organizationId } = caller;
    // From here on the run is stored: nothing may turn the response into a failure, because the client would send the report again.
    if ("answer" in accepted) return { ...accepted.answer, data: await presentNow(ctx, organizationId, accepted.answer.data) };
    // Waits briefly for history, quarantine and the built-in rules, but not for a large report or a model: the verdict is final anyway.
    const follows = Promise.all([recordingDone(ctx, organizationId, projectId), analysisDone(ctx, accepted.id)]);
    await Promise.race([follows, sleep(followUpWaitMs, undefined, { ref: false })]);
    return { ...accepted.ingested, data: await presentNow(ctx, organizationId, accepted.ingested.data) };
  } catch (error) {
    throw toUnreadableReport(error, { log: ctx.log, organizationId: caller.organizationId });
  } finally {
    await cleanUp(ctx, staged, scratch);
    reservation.release();
    leave();
  }
}

/**
 * The remaining limits of the plan. A repeated request gets its response again, even if the plan is used up by now.
 * @throws 429 `Storage limit reached` | `Test run limit reached`
 */
async function quotaFor(ctx: Context, organizationId: string, request: FastifyRequest): Promise<UploadReading["quota"]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (await isRepeated(tx, idempotencyOf(request, undefined))) return undefined;
    return requireRoomForRun(ctx, tx);
  });
}

/** The project's setting. A missing project is rejected later. */
async function repeatedTestsOf(ctx: Context, organizationId: string, projectId: string): Promise<RepeatedTests> {
  const settings = await ctx.db.withTenant(organizationId, (tx) => findRunSettings(tx, projectId));
  return settings?.repeatedTests ?? "separate";
}

/** The times are stored as sent. */
function timeWarnings({ startedAt, finishedAt }: IngestDetails): string[] {
  if (startedAt === undefined || finishedAt === undefined || Date.parse(startedAt) <= Date.parse(finishedAt)) return [];
  return ["`finishedAt` is before `startedAt`, so the run has no duration. Check the time zones of both."];
}

/** Never rejects: what is left is deleted by the job that clears leftovers. */
async function cleanUp(ctx: Context, staged: StagedDirectory | undefined, scratch: string | undefined): Promise<void> {
  try {
    await staged?.discard();
    if (scratch !== undefined) await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    ctx.log.warn({ err: error }, "an upload could not be cleaned up");
  }
}

/** A stored run as it is now. If it cannot be read, as it was stored. */
async function presentNow(ctx: Context, organizationId: string, stored: Execution): Promise<Execution> {
  try {
    const row = await ctx.db.withTenant(organizationId, (tx) =>
      tx.selectFrom("executions").selectAll().where("org_id", "=", organizationId).where("id", "=", stored.id).executeTakeFirstOrThrow(),
    );
    return presentExecution(row);
  } catch (error) {
    ctx.log.warn({ err: error, taskId: stored.id }, "an uploaded run could not be read again; the response shows it as it was stored");
    return stored;
  }
}
