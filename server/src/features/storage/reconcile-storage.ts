import { sql } from "kysely";
import { maxStorageBytes } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type OnFailure, eachOrganization } from "../organizations/each-organization.ts";
import { attachmentKey, logKey, reportPrefix, screenshotKey } from "./storage-keys.ts";

export interface Correction {
  organizationId: string;
  beforeBytes: number;
  afterBytes: number;
}

/**
 * Recomputes the stored bytes of every organization from the files and overwrites the counters, logging each correction.
 * Runs nightly and manually. A failing organization is logged, and `onFailure` is called for it.
 */
export async function reconcileStorage(ctx: Pick<Context, "db" | "log" | "storage">, onFailure?: OnFailure): Promise<Correction[]> {
  const organizations = await ctx.db.asSystem((tx) => tx.selectFrom("organizations").select("id as org_id").orderBy("id").execute());
  const corrections: Correction[] = [];
  const reconcile = async ({ org_id }: { org_id: string }) => {
    const correction = await reconcileOrganization(ctx, org_id);
    if (!correction) return;
    corrections.push(correction);
    ctx.log.info(correction, "storage counter corrected");
  };
  await eachOrganization(ctx, organizations, "an organization's storage was not reconciled", reconcile, onFailure);
  return corrections;
}

async function reconcileOrganization(ctx: Pick<Context, "db" | "storage">, organizationId: string): Promise<Correction | undefined> {
  const entries = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("storage_entries")
      .select(["execution_id", "kind", "bytes", "at"])
      .select(sql<string>`bytes::text`.as("exact_bytes"))
      .where("org_id", "=", organizationId)
      .execute(),
  );
  const measured: Measured[] = [];
  for (const entry of entries) measured.push({ ...entry, actualBytes: await storedBytes(ctx, organizationId, entry) });
  return ctx.db.withTenant(organizationId, async (tx) => {
    // Lock first, then read: a concurrent charge waits and is added to the corrected sum.
    await sql`select from organizations where id = ${organizationId} for no key update`.execute(tx);
    for (const entry of measured) if (entry.actualBytes !== entry.bytes) await correctEntry(tx, entry);
    const { rows } = await sql<{ before: number; after: number }>`
      update organizations set current_storage_used_bytes = ledger.bytes
      from (
        select least(coalesce(sum(bytes), 0), ${Number.MAX_SAFE_INTEGER}::bigint)::bigint as bytes
        from storage_entries where org_id = ${organizationId}
      ) ledger, (select current_storage_used_bytes as bytes from organizations where id = ${organizationId}) counter
      where id = ${organizationId} and counter.bytes <> ledger.bytes
      returning counter.bytes as before, ledger.bytes as after`.execute(tx);
    const [corrected] = rows;
    return corrected && { organizationId, beforeBytes: corrected.before, afterBytes: corrected.after };
  });
}

interface Measured {
  execution_id: string;
  kind: string;
  bytes: number;
  /** The same without rounding: earlier versions accepted amounts above 2^53. */
  exact_bytes: string;
  at: Date;
  actualBytes: number;
}

/** Corrects the run's record, too, but only for the measured entry: one that was charged since then is correct already. */
async function correctEntry(tx: TenantTransaction, { execution_id, kind, exact_bytes, at, actualBytes }: Measured): Promise<void> {
  await sql`
    with corrected as (
      update storage_entries set bytes = ${actualBytes}
      where org_id = ${tx.organizationId} and execution_id = ${execution_id} and kind = ${kind} and at = ${at} and bytes = ${exact_bytes}::bigint
      returning execution_id
    )
    update executions set storage_bytes = greatest(0, storage_bytes + (${actualBytes}::bigint - ${exact_bytes}::bigint)) from corrected
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
  if (entry.kind === "screenshot") return (await ctx.storage.stat(screenshotKey(organizationId, entry.execution_id)))?.sizeBytes ?? 0;
  if (entry.kind === "attachment") return (await ctx.storage.stat(attachmentKey(organizationId, entry.execution_id)))?.sizeBytes ?? 0;
  // The size of files that a worker stored elsewhere is known only from its callback. Earlier versions accepted any number.
  return Math.min(entry.bytes, maxStorageBytes);
}
