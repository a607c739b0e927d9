import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { logKey } from "../logs/archive-log.ts";
import { reportPrefix } from "../reports/report-keys.ts";

export interface Correction {
  organizationId: string;
  beforeBytes: number;
  afterBytes: number;
}

/**
 * Recomputes what every organization stores from the stored files themselves and overwrites the counters, logging each correction.
 * The nightly job, also run by hand.
 */
export async function reconcileStorage(ctx: Pick<Context, "db" | "log" | "storage">): Promise<Correction[]> {
  const organizations = await ctx.db.asSystem((tx) => tx.selectFrom("organizations").select("id").orderBy("id").execute());
  const corrections: Correction[] = [];
  for (const { id } of organizations) {
    const correction = await reconcileOrganization(ctx, id);
    if (!correction) continue;
    corrections.push(correction);
    ctx.log.info(correction, "storage counter corrected");
  }
  return corrections;
}

async function reconcileOrganization(ctx: Pick<Context, "db" | "storage">, organizationId: string): Promise<Correction | undefined> {
  const entries = await ctx.db.withTenant(organizationId, (tx) =>
    tx.selectFrom("storage_entries").select(["execution_id", "kind", "bytes", "at"]).where("org_id", "=", organizationId).execute(),
  );
  const measured: Measured[] = [];
  for (const entry of entries) measured.push({ ...entry, actualBytes: await storedBytes(ctx, organizationId, entry) });
  return ctx.db.withTenant(organizationId, async (tx) => {
    // Lock first, then read: a charge that comes meanwhile waits and is added to the corrected sum.
    const locked = await sql<{
      used: number;
    }>`select current_storage_used_bytes as used from organizations where id = ${organizationId} for no key update`.execute(tx);
    for (const entry of measured) if (entry.actualBytes !== entry.bytes) await correctEntry(tx, entry);
    const { total } = await tx
      .selectFrom("storage_entries")
      .select((row) => row.fn.coalesce(row.fn.sum<number>("bytes"), sql<number>`0`).as("total"))
      .where("org_id", "=", organizationId)
      .executeTakeFirstOrThrow();
    const afterBytes = Number(total);
    const beforeBytes = locked.rows[0]?.used ?? 0;
    if (afterBytes === beforeBytes) return undefined;
    await tx.updateTable("organizations").set({ current_storage_used_bytes: afterBytes }).where("id", "=", organizationId).execute();
    return { organizationId, beforeBytes, afterBytes };
  });
}

interface Measured {
  execution_id: string;
  kind: string;
  bytes: number;
  at: Date;
  actualBytes: number;
}

/** The run's record says the same. Only of the entry that was measured: one charged anew since then is right already. */
async function correctEntry(tx: TenantTransaction, { execution_id, kind, bytes, at, actualBytes }: Measured): Promise<void> {
  await sql`
    with corrected as (
      update storage_entries set bytes = ${actualBytes}
      where org_id = ${tx.organizationId} and execution_id = ${execution_id} and kind = ${kind} and at = ${at} and bytes = ${bytes}
      returning execution_id
    )
    update executions set storage_bytes = greatest(0, storage_bytes + ${actualBytes - bytes}) from corrected
    where org_id = ${tx.organizationId} and id = corrected.execution_id`.execute(tx);
}

async function storedBytes(
  ctx: Pick<Context, "storage">,
  organizationId: string,
  entry: { execution_id: string; kind: string; bytes: number },
): Promise<number> {
  if (entry.kind === "report")
    return (await ctx.storage.list(reportPrefix(organizationId, entry.execution_id))).reduce((sum, file) => sum + file.sizeBytes, 0);
  if (entry.kind === "log") return (await ctx.storage.stat(logKey(organizationId, entry.execution_id)))?.sizeBytes ?? 0;
  // What a worker stored elsewhere is known by its word alone.
  return entry.bytes;
}
