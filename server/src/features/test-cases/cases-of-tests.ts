import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

const idInName = /(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/i;
const numberInName = /(?<![0-9a-z_-])tc-(\d{1,9})(?![0-9a-z_])/i;

interface NamedTest {
  name: string;
  test_key: string;
}

/**
 * Matches tests to a project's cases: the case that a person linked first, the one whose id is in the name, the one whose number (`TC-12`) is, otherwise
 * the oldest with that title.
 */
export async function casesOfTests(
  tx: TenantTransaction,
  projectId: string,
  tests: readonly NamedTest[],
): Promise<(test: NamedTest) => string | null> {
  const names = tests.map((test) => test.name);
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
  const byLink = await linkedCases(
    tx,
    projectId,
    tests.map((test) => test.test_key),
  );
  return ({ name, test_key }) => {
    const id = idOf(name);
    return byLink.get(test_key) ?? (id && byId.has(id) ? id : byNumber.get(numberOf(name) ?? 0)) ?? byName.get(name) ?? null;
  };
}

async function linkedCases(tx: TenantTransaction, projectId: string, testKeys: readonly string[]): Promise<Map<string, string>> {
  const links = await tx
    .selectFrom("test_case_links")
    .select(["test_key", "test_case_id"])
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where(sql<boolean>`test_key = any(${testKeys as string[]}::text[])`)
    .orderBy("created_at", "desc")
    .orderBy("test_case_id", "desc")
    .execute();
  return new Map(links.map((link) => [link.test_key, link.test_case_id]));
}

const idOf = (name: string): string | undefined => idInName.exec(name)?.[0].toLowerCase();

function numberOf(name: string): number | undefined {
  const digits = numberInName.exec(name.slice(0, 2000))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
