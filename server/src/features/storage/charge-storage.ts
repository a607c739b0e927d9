import { type CompiledQuery, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** The owner of a `screenshot` or an `attachment` is not an execution but itself. */
export type StorageKind = "report" | "log" | "worker" | "screenshot" | "attachment";

/**
 * Records the bytes of one owner (an execution, a screenshot, an attachment) and kind: the ledger has one entry for each, so the same charge twice counts once and a second attempt's report
 * replaces the first's. The organization's counter changes by the difference, in one atomic step.
 * Bytes reported by callbacks (`worker`) only increase: Gantry cannot see those files, so a smaller number does not prove that any were deleted.
 * The organization's row is locked before the execution's, as everywhere.
 */
export async function chargeStorage(tx: TenantTransaction, executionId: string, kind: StorageKind, bytes: number): Promise<void> {
  await tx.executeQuery(storageCharge(tx, executionId, kind, bytes));
}

/** The statement of {@link chargeStorage}, to be sent together with others. */
export function storageCharge(tx: TenantTransaction, executionId: string, kind: StorageKind, bytes: number): CompiledQuery {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new Error(`not an amount of bytes: ${bytes}`);
  const isChange = kind === "worker" ? sql`before.bytes < ${bytes}::bigint` : sql`before.bytes <> ${bytes}::bigint`;
  return sql`
    with before as (
      select coalesce((
        select bytes from storage_entries where org_id = ${tx.organizationId} and execution_id = ${executionId} and kind = ${kind}
      ), 0) as bytes
    ), booked as (
      insert into storage_entries (org_id, execution_id, kind, bytes)
      select ${tx.organizationId}, ${executionId}, ${kind}, ${bytes}::bigint from before where ${isChange}
      on conflict (org_id, execution_id, kind) do update set bytes = excluded.bytes, at = now()
      returning bytes
    ), counted as (
      update organizations set current_storage_used_bytes = greatest(0, current_storage_used_bytes + booked.bytes - before.bytes)
      from booked, before where id = ${tx.organizationId}
    )
    update executions set storage_bytes = storage_bytes + booked.bytes - before.bytes
    from booked, before where org_id = ${tx.organizationId} and id = ${executionId}`.compile(tx);
}

/** Sets the bytes of many screenshots or attachments to 0, in one statement. Call it under the organization's lock. */
export async function releaseStorage(tx: TenantTransaction, kind: "screenshot" | "attachment", ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with held as materialized (
      select execution_id, bytes from storage_entries
      where org_id = ${tx.organizationId} and kind = ${kind} and execution_id = any(${ids as string[]}::text[]) and bytes > 0
    ), released as (
      update storage_entries entry set bytes = 0, at = now() from held
      where entry.org_id = ${tx.organizationId} and entry.kind = ${kind} and entry.execution_id = held.execution_id
    )
    update organizations set current_storage_used_bytes = greatest(0, current_storage_used_bytes - (select coalesce(sum(bytes), 0) from held))
    where id = ${tx.organizationId}`.execute(tx);
}
