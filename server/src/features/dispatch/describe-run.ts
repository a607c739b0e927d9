import { sql } from "kysely";
import { RunSettings } from "@gantry/contract/projects.ts";
import type { ClaimedRun } from "@gantry/contract/worker-protocol.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { runVariablesBinding } from "../executions/request-execution.ts";
import { openVariables } from "../projects/open-variables.ts";

/** All a worker needs for one attempt. The variables are opened here, for this answer alone: they are nowhere in the queue. */
export async function describeRun(
  ctx: Context,
  tx: Transaction,
  taken: { organizationId: string; taskId: string; attempt: number; adopted?: boolean },
): Promise<ClaimedRun> {
  const row = await tx
    .selectFrom("executions")
    .selectAll()
    .where("org_id", "=", taken.organizationId)
    .where("id", "=", taken.taskId)
    .executeTakeFirstOrThrow();
  const settings = RunSettings.parse(
    Object.fromEntries(Object.entries(row.settings).filter(([, value]) => value !== undefined && value !== null)),
  );
  const logBytes = taken.adopted ? await storedLogBytes(tx, taken) : { stdout: 0, stderr: 0 };
  return {
    taskId: taken.taskId,
    attempt: taken.attempt,
    organizationId: taken.organizationId,
    projectId: row.project_id,
    image: row.image,
    command: row.command,
    folder: row.folder,
    baseUrl: row.base_url,
    variables: await variablesOf(ctx, tx, row),
    reportFolder: settings.reportFolder || null,
    timeoutMs: settings.timeoutMinutes * 60_000,
    resources: settings.resources,
    lastSeq: row.last_seq,
    logBytes,
    startedAt: row.started_at?.toISOString() ?? null,
  };
}

/** How much of each stream is stored: an attempt that is adopted goes on from there. */
async function storedLogBytes(
  tx: Transaction,
  taken: { organizationId: string; taskId: string; attempt: number },
): Promise<ClaimedRun["logBytes"]> {
  const { rows } = await sql<{ stream: string; bytes: number }>`
    select stream, sum(octet_length(text))::bigint as bytes from log_chunks
    where org_id = ${taken.organizationId} and execution_id = ${taken.taskId} and attempt = ${taken.attempt} group by stream`.execute(tx);
  const bytesOf = (stream: string) => rows.find((entry) => entry.stream === stream)?.bytes ?? 0;
  return { stdout: bytesOf("stdout"), stderr: bytesOf("stderr") };
}

async function variablesOf(
  ctx: Context,
  tx: Transaction,
  row: { org_id: string; id: string; project_id: string; sealed_variables: Parameters<Context["secrets"]["open"]>[0] | null },
): Promise<ClaimedRun["variables"]> {
  const ofProject = await openVariables(ctx, tx, row.org_id, row.project_id);
  const ofRun: Record<string, string> = row.sealed_variables
    ? JSON.parse(ctx.secrets.open(row.sealed_variables, runVariablesBinding(row.org_id, row.id)))
    : {};
  // A run's own value goes before its project's; one that replaces a secret is treated as one.
  const merged = new Map(ofProject.map((variable) => [variable.name, variable]));
  for (const [name, value] of Object.entries(ofRun)) merged.set(name, { name, value, secret: merged.get(name)?.secret ?? false });
  return [...merged.values()];
}
