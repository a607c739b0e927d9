import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { attachmentPrefix, reportPrefix, screenshotPrefix } from "./storage-keys.ts";
import { hasEnded } from "../executions/record/lifecycle.ts";

/** Live processes touch their directories every minute. */
const scratchMs = 15 * 60_000;
const foldersPerRound = 500;
const idShape = /^[0-9a-f]{24}$/;

export interface Leftovers {
  scratch: number;
  reports: number;
  screenshots: number;
  attachments: number;
}

/** A kind of folders below `<kind>/<organization>/`, and how those are found that have no record. */
interface FolderKind {
  name: "reports" | "screenshots" | "attachments";
  prefix: (organizationId: string, id?: string) => string;
  orphans: (tx: TenantTransaction, ids: readonly string[]) => Promise<string[]>;
}

const kinds: readonly FolderKind[] = [
  { name: "reports", prefix: reportPrefix, orphans: nobodysReports },
  { name: "screenshots", prefix: screenshotPrefix, orphans: nobodysFiles("test_cycle_screenshots") },
  { name: "attachments", prefix: attachmentPrefix, orphans: nobodysFiles("test_case_attachments") },
];

/** Deletes what a killed process left on disk: partial files, and reports, screenshots and attachments whose transaction was not committed. */
export async function clearLeftovers(ctx: Pick<Context, "db" | "log" | "storage">): Promise<Leftovers> {
  const cleared: Leftovers = { scratch: await ctx.storage.clearScratch(scratchMs), reports: 0, screenshots: 0, attachments: 0 };
  for (const kind of kinds) {
    const organizations = (await ctx.storage.folders(kind.name)).filter((name) => idShape.test(name)).map((org_id) => ({ org_id }));
    await eachOrganization(ctx, organizations, "an organization's leftovers were not cleared away", async ({ org_id }) => {
      const ids = (await ctx.storage.folders(kind.prefix(org_id))).filter((name) => idShape.test(name));
      for (let from = 0; from < ids.length; from += foldersPerRound)
        cleared[kind.name] += await clearFolders(ctx, org_id, kind, ids.slice(from, from + foldersPerRound));
    });
  }
  if (Object.values(cleared).some((count) => count > 0)) ctx.log.info(cleared, "leftovers of a crash were removed");
  return cleared;
}

async function clearFolders(
  ctx: Pick<Context, "db" | "storage">,
  organizationId: string,
  { prefix, orphans }: FolderKind,
  ids: readonly string[],
): Promise<number> {
  const suspected = await ctx.db.withTenant(organizationId, (tx) => orphans(tx, ids));
  if (suspected.length === 0) return 0;
  // Writers hold this lock until they commit, so a directory without a record really is an orphan.
  const clear = async (tx: TenantTransaction) => {
    const nobodys = await orphans(tx, suspected);
    for (const id of nobodys) await ctx.storage.remove(prefix(organizationId, id));
    return nobodys.length;
  };
  return ctx.db.withTenant(organizationId, clear, { lock: "organization" });
}

/** Those of these folders that belong to unknown runs, or to runs that ended without a report. None for an unknown organization, which may belong to another database. */
async function nobodysReports(tx: TenantTransaction, executions: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select folder.id from unnest(${executions as string[]}::text[]) as folder (id)
    left join executions e on e.org_id = ${tx.organizationId} and e.id = folder.id
    where exists (select 1 from organizations where id = ${tx.organizationId})
      and (e.id is null or (not e.has_report and ${hasEnded("e.status")}))
      and not exists (
        select 1 from storage_entries s
        where s.org_id = ${tx.organizationId} and s.execution_id = folder.id and s.kind = 'report' and s.bytes > 0
      )`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The same for files with a record of their own. */
function nobodysFiles(table: "test_cycle_screenshots" | "test_case_attachments") {
  return async (tx: TenantTransaction, ids: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select folder.id from unnest(${ids as string[]}::text[]) as folder (id)
      where exists (select 1 from organizations where id = ${tx.organizationId})
        and not exists (select 1 from ${sql.table(table)} s where s.org_id = ${tx.organizationId} and s.id = folder.id)`.execute(tx);
    return rows.map(({ id }) => id);
  };
}
