import { sql } from "kysely";
import type { RunError, RunNote } from "@gantry/contract/executions/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ReportColumns } from "../../reports/report-columns.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { leavingQueue } from "../queue/leave-queue.ts";

export interface ReportedFacts {
  exitCode: number | null;
  error: RunError | null;
  tests: TestCounts | null;
  /** The results' notes; those about quarantine follow later. */
  notes?: RunNote[] | undefined;
  /** `undefined`: now, by the database's clock. */
  finishedAt?: string | undefined;
  startedAt?: string | undefined;
  imageDigest?: string | undefined;
  /** The report that came with the facts. */
  report?: ReportColumns | undefined;
}

/**
 * Writes the facts of a run whose verdict follows: an external worker sent `ANALYZING` without any. The run leaves the queue and releases its slot.
 * If no verdict arrives, the sweep ends the run from these facts.
 */
export async function writeFacts(tx: TenantTransaction, execution: Pick<ExecutionRow, "id">, end: ReportedFacts): Promise<ExecutionRow> {
  return await leavingQueue(tx, { org_id: tx.organizationId, execution_id: execution.id })
    .updateTable("executions")
    .set({ status: "ANALYZING", verdict: null, has_analysis: false, ...errorColumns(end.error), ...factColumns(end) })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", execution.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function factColumns(end: ReportedFacts) {
  return {
    exit_code: end.exitCode,
    tests: end.tests ? JSON.stringify(end.tests) : null,
    notes: JSON.stringify(end.notes ?? []),
    updated_at: sql<Date>`clock_timestamp()`,
    ...digestColumn(end),
    ...end.report,
    finished_at: sql<Date>`clock_timestamp()`,
    ...timeColumns(end),
  };
}

/** A worker may send the digest with the start, with the end, or not at all: a known digest is kept. */
export const digestColumn = ({ imageDigest }: { imageDigest?: string | null | undefined }) =>
  imageDigest ? { image_digest: imageDigest } : {};

/** Reported times replace earlier ones. A run never ends before its start, even if two clocks differ. */
export function timeColumns({ startedAt, finishedAt }: Pick<ReportedFacts, "startedAt" | "finishedAt">) {
  const started = startedAt ? sql<Date>`${startedAt}::timestamptz` : sql<Date>`started_at`;
  return {
    ...(startedAt ? { started_at: started } : {}),
    ...(finishedAt ? { finished_at: sql<Date>`greatest(${finishedAt}::timestamptz, ${started})` } : {}),
  };
}

export function errorColumns(error: RunError | null) {
  return { error_code: error?.code ?? null, error_message: error?.message ?? null };
}
