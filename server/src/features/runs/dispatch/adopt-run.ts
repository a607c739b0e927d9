import { type RawBuilder, sql } from "kysely";
import type { AdoptedRun, Adoption } from "@gantry/contract/dispatch/schemas.ts";
import { leaseMs } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { organizationOfTask } from "../../executions/record/find-organization.ts";
import { attemptOver, holdsLease } from "../../executions/record/holds-lease.ts";
import { describeAdopted, projectVariables, type ServiceLogs, type StoredLog } from "./describe-run.ts";

/**
 * Lets a restarted worker continue a run whose lease it still has. Output that an earlier start of the worker sent and that is not stored yet is
 * rejected from then on, because this start sends it again. @throws 409 when the attempt is over, or a later start has adopted the run.
 */
export async function adoptRun(ctx: Context, from: Adoption): Promise<AdoptedRun> {
  const organizationId = await organizationOfTask(ctx, from.taskId);
  // Output is appended under the same lock: output that is not stored yet is rejected.
  const options = { lock: { execution: from.taskId } } as const;
  return ctx.db.withTenant(organizationId, (tx) => adopt(ctx, tx, from), options);
}

async function adopt(ctx: Context, tx: TenantTransaction, from: Adoption): Promise<AdoptedRun> {
  const start = from.workerStart ?? 0;
  const lease = await tx
    .updateTable("run_leases")
    .set({
      lease_until: sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`,
      server_id: ctx.serverId,
      worker_start: start,
      confirmed: true,
    })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", from.taskId)
    .where("attempt", "=", from.attempt)
    .where("worker_id", "=", from.workerId)
    .where("worker_start", "<=", start)
    .returning("attempt")
    .executeTakeFirst();
  if (!lease) throw attemptOver();
  const run = await tx
    .selectFrom("executions")
    .selectAll()
    .select(projectVariables("executions").as("project_variables"))
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", from.taskId)
    .where(holdsLease(from))
    .executeTakeFirst();
  if (!run) throw attemptOver();
  return describeAdopted(ctx, run, await storedLog(tx, run), await serviceLogs(tx, run));
}

const endCharacters = 65_536;

/** How much of each stream is stored, and its last characters: the worker continues from there. */
async function storedLog(tx: TenantTransaction, run: StoredRun): Promise<StoredLog> {
  const chunks = sql`select '' as service, stream, seq, text from log_chunks
    where org_id = ${run.org_id} and execution_id = ${run.id} and attempt = ${run.attempt}`;
  return logOf(await storedStreams(tx, chunks));
}

async function serviceLogs(tx: TenantTransaction, run: StoredRun & { services: readonly { name: string }[] }): Promise<ServiceLogs> {
  if (run.services.length === 0) return new Map();
  const chunks = sql`select service, stream, seq, text from service_log_chunks
    where org_id = ${run.org_id} and execution_id = ${run.id} and attempt = ${run.attempt}`;
  const streams = await storedStreams(tx, chunks);
  const { rows } = await sql<{ service: string; last: number }>`
    select service, max(seq) as last from service_log_chunks where org_id = ${run.org_id} and execution_id = ${run.id} group by service`.execute(
    tx,
  );
  return new Map(
    rows.map(({ service, last }) => [service, { lastSeq: last, ...logOf(streams.filter((stream) => stream.service === service)) }]),
  );
}

interface StoredRun {
  org_id: string;
  id: string;
  attempt: number;
}

interface StoredStream {
  service: string;
  stream: string;
  bytes: number;
  end: string;
}

async function storedStreams(tx: TenantTransaction, chunks: RawBuilder<unknown>): Promise<StoredStream[]> {
  const { rows } = await sql<StoredStream>`
    select service, stream, sum(bytes)::bigint as bytes,
      right(string_agg(text, '' order by seq) filter (where later < ${endCharacters * 4}), ${endCharacters}) as end
    from (
      select service, stream, seq, text, octet_length(text) as bytes,
        sum(octet_length(text)) over (partition by service, stream order by seq desc) - octet_length(text) as later
      from (${chunks}) as stored
    ) as chunks
    group by service, stream`.execute(tx);
  return rows;
}

function logOf(rows: readonly StoredStream[]): StoredLog {
  const of = (stream: string) => rows.find((entry) => entry.stream === stream);
  const [stdout, stderr] = [of("stdout"), of("stderr")];
  return {
    logBytes: { stdout: stdout?.bytes ?? 0, stderr: stderr?.bytes ?? 0 },
    logEnd: { stdout: stdout?.end ?? "", stderr: stderr?.end ?? "" },
  };
}
