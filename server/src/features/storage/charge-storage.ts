import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

export type StorageKind = "report" | "log" | "worker";

/**
 * Books what one execution keeps under one kind: the ledger holds one entry each, so the same charge twice counts once and a
 * second attempt's report replaces the first's. The organization's counter moves by the difference, in one atomic step.
 * Call it with the organization's row locked, or not at all yet: organization before execution is the order everywhere.
 */
export async function chargeStorage(tx: TenantTransaction, executionId: string, kind: StorageKind, bytes: number): Promise<void> {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new Error(`not an amount of bytes: ${bytes}`);
  await sql`select 1 from organizations where id = ${tx.organizationId} for no key update`.execute(tx);
  const { rows } = await sql<{ bytes: number }>`
    select bytes from storage_entries where org_id = ${tx.organizationId} and execution_id = ${executionId} and kind = ${kind}`.execute(tx);
  const difference = bytes - (rows[0]?.bytes ?? 0);
  if (difference === 0) return;
  await tx
    .insertInto("storage_entries")
    .values({ org_id: tx.organizationId, execution_id: executionId, kind, bytes })
    .onConflict((at) => at.columns(["org_id", "execution_id", "kind"]).doUpdateSet({ bytes, at: sql<Date>`now()` }))
    .execute();
  await sql`
    update organizations set current_storage_used_bytes = greatest(0, current_storage_used_bytes + ${difference}) where id = ${tx.organizationId}`.execute(
    tx,
  );
  await sql`
    update executions set storage_bytes = (select coalesce(sum(bytes), 0) from storage_entries where org_id = ${tx.organizationId} and execution_id = ${executionId})
    where org_id = ${tx.organizationId} and id = ${executionId}`.execute(tx);
}
