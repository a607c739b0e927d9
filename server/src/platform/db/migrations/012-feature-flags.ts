import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table organizations add column ai_features jsonb not null default '{"specToTest": true}';`);
}
