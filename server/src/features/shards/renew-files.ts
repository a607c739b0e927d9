import { sql } from "kysely";
import type { RenewedFiles, RenewFiles } from "@gantry/contract/shards/schemas.ts";
import type { Context } from "../../context.ts";
import { lockShard } from "./store.ts";

/** Extends the shard's lease of its file, even after the lease has expired, as long as no other shard has the file. @throws as `nextFile` */
export async function renewFiles(ctx: Context, organizationId: string, asked: RenewFiles): Promise<RenewedFiles> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const queue = await lockShard(tx, asked);
    const { rows } = await sql<{ path: string }>`
      update shard_files set lease_until = clock_timestamp() + ${asked.leaseSeconds}::int * interval '1 second'
      where org_id = ${organizationId} and queue_id = ${queue.id} and shard = ${asked.index} and done_at is null and taken_at is not null
      returning path`.execute(tx);
    return { files: rows.map(({ path }) => path) };
  });
}
