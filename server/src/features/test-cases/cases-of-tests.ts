import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

const idInName = /(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/i;

/** Matches tests to a project's cases by name: the case whose id is in the name, otherwise the oldest with that title. */
export async function casesOfTests(
  tx: TenantTransaction,
  projectId: string,
  names: readonly string[],
): Promise<(name: string) => string | null> {
  const ids = names.map(idOf).filter((id) => id !== undefined);
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, name from (
      select c.id, tests.name, c.created_at from unnest(${[...new Set(names)]}::text[]) as tests (name)
      join test_cases c on c.org_id = ${tx.organizationId} and c.project_id = ${projectId} and lower(c.title) = lower(tests.name)
      union all
      select c.id, null, c.created_at from test_cases c
      where c.org_id = ${tx.organizationId} and c.project_id = ${projectId} and c.id = any(${ids}::text[])
    ) found order by created_at desc, id desc`.execute(tx);
  const byId = new Set(rows.filter((row) => row.name === null).map((row) => row.id));
  const byName = new Map(rows.filter((row) => row.name !== null).map((row) => [row.name, row.id]));
  return (name) => {
    const named = idOf(name);
    return named && byId.has(named) ? named : (byName.get(name) ?? null);
  };
}

const idOf = (name: string): string | undefined => idInName.exec(name)?.[0].toLowerCase();
