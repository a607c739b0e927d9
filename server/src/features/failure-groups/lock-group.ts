import type { Selectable } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound } from "../../platform/errors.ts";

/** A failure, locked until the transaction ends. @throws 404 `Failure not found` */
export async function lockGroup(tx: TenantTransaction, id: string): Promise<Selectable<Schema["failure_groups"]>> {
  const group = await tx
    .selectFrom("failure_groups")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!group) throw notFound("Failure not found");
  return group;
}
