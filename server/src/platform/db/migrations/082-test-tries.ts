import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** When the attempts of a test ran: `[[startMs, durationMs, status, lane?], …]`; null for results whose report does not say, and for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table test_results add column tries jsonb;");
}
