import type { TenantTransaction } from "../../platform/db/database.ts";
import { describeStopped, findStopped } from "./stopped-queue.ts";
import { queueNotFound } from "./store.ts";

/** What the results of a shard lack because its queue has stopped after too many failures; `undefined` if it has not. @throws 404 `Shard queue not found` */
export async function findShardStop(tx: TenantTransaction, projectId: string, key: string): Promise<string | undefined> {
  const queue = await tx
    .selectFrom("shard_queues")
    .select(["id", "stop_after_failures as stopAfter"])
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!queue) throw queueNotFound();
  const stopped = await findStopped(tx, queue);
  return stopped && describeStopped(stopped);
}
