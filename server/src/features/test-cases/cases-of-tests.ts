import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

const idInName = /(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/i;
const numberInName = /(?<![0-9a-z_-])tc-(\d{1,9})(?![0-9a-z_])/i;

/** Matches tests to a project's cases by name: the case whose id is in the name, the one whose number (`TC-12`) is, otherwise the oldest with that title. */
export async function casesOfTests(
  tx: TenantTransaction,
  projectId: string,
  names: readonly string[],
): Promise<(name: string) => string | null> {
  const ids = names.map(idOf).filter((id) => id !== undefined);
  const numbers = names.map(numberOf).filter((number) => number !== undefined);
  const { rows } = await sql<{ id: string; name: string | null; number: number }>`
    select id, name, number from (
      select c.id, tests.name, c.number, c.created_at from unnest(${[...new Set(names)]}::text[]) as tests (name)
      join test_cases c on c.org_id = ${tx.organizationId} and c.project_id = ${projectId} and lower(c.title) = lower(tests.name)
      union all
      select c.id, null, c.number, c.created_at from test_cases c
      where c.org_id = ${tx.organizationId} and c.project_id = ${projectId} and (c.id = any(${ids}::text[]) or c.number = any(${numbers}::integer[]))
    ) found order by created_at desc, id desc`.execute(tx);
  const named = rows.filter((row) => row.name === null);
  const byId = new Set(named.map((row) => row.id));
  const byNumber = new Map(named.map((row) => [row.number, row.id]));
  const byName = new Map(rows.filter((row) => row.name !== null).map((row) => [row.name, row.id]));
  return (name) => {
    const id = idOf(name);
    return (id && byId.has(id) ? id : byNumber.get(numberOf(name) ?? 0)) ?? byName.get(name) ?? null;
  };
}

const idOf = (name: string): string | undefined => idInName.exec(name)?.[0].toLowerCase();

function numberOf(name: string): number | undefined {
  const digits = numberInName.exec(name.slice(0, 2000))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
