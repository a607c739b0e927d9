import { type RawBuilder, sql } from "kysely";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { SearchResult } from "@gantry/contract/search/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";
import { failureTitle } from "../failure-groups/failure-title.ts";
import { findRuns } from "../executions/lists/list-executions.ts";
import { presentExecution } from "../executions/record/present.ts";
import { projectNames } from "../projects/record/project-names.ts";
import { lastBranch } from "../tests/history/present-test.ts";

const ofEachKind = 5;
/** More words do not narrow a search, but each costs a comparison per row. */
const wordsAtMost = 8;

/** The newest runs, tests, test cases, cycles and failures of an organization that have all words of a text, in this order. */
export async function find(ctx: Context, organizationId: string, text: string): Promise<SearchResult[]> {
  return ctx.db.withTenant(organizationId, async (tx) => [...(await foundRuns(tx, text)), ...(await findOthers(tx, text))]);
}

async function foundRuns(tx: TenantTransaction, text: string): Promise<SearchResult[]> {
  const rows = await findRuns(tx, text, ofEachKind);
  if (rows.length === 0) return [];
  const names = await projectNames(tx);
  return rows.map((row) => {
    const { id, projectId, number, status, image, ciContext } = presentExecution(row);
    return {
      kind: "run",
      id,
      projectId,
      projectName: names.get(projectId) ?? "",
      title: ciContext?.message || ciContext?.branch || image,
      number,
      variant: null,
      detail: ciContext?.branch ?? null,
      branch: null,
      status,
    };
  });
}

async function findOthers(tx: TenantTransaction, text: string): Promise<SearchResult[]> {
  const organization = tx.organizationId;
  const words = text.split(/\s+/).slice(0, wordsAtMost);
  const hasWords = (value: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => sql`${value} ilike ${`%${likeLiteral(word)}%`}`),
      sql` and `,
    );
  const caseNumber = /^tc-(\d{1,9})$/i.exec(text)?.[1];
  const { rows } = await sql<SearchResult & { category: FailureCategory | null }>`
    with p as (select id, name from projects where org_id = ${organization} and deleted_at is null)
    (select 'test' as kind, tests.id, tests.project_id as "projectId", p.name as "projectName", tests.name as title, null::integer as number, tests.variant,
        coalesce(tests.file_path, nullif(array_to_string(tests.suite, ' › '), '')) as detail,
        ${lastBranch} as branch,
        tests.last_status::text as status, null as category
      from tests join p on p.id = tests.project_id
      where tests.org_id = ${organization} and ${hasWords(sql`concat_ws(' ', tests.file_path, array_to_string(tests.suite, ' '), tests.name)`)}
      order by tests.last_run_at desc nulls last, tests.id limit ${ofEachKind})
    union all
    (select 'testCase', c.id, c.project_id, p.name, c.title, c.number, null, nullif(c.suite, ''), null, null, null
      from test_cases c join p on p.id = c.project_id
      where c.org_id = ${organization}
        and ${caseNumber === undefined ? hasWords(sql`concat_ws(' ', c.suite, c.title)`) : sql`c.number = ${Number(caseNumber)}`}
      order by c.created_at desc, c.id limit ${ofEachKind})
    union all
    (select 'testCycle', y.id, y.project_id, p.name, y.name, null, null, nullif(y.configuration, ''), null, y.status::text, null
      from test_cycles y join p on p.id = y.project_id
      where y.org_id = ${organization} and ${hasWords(sql`y.name`)}
      order by y.created_at desc, y.id limit ${ofEachKind})
    union all
    (select 'failure', g.id, g.project_id, p.name, o.message, null, null, null, null, g.state::text, o.category
      from failure_groups g join p on p.id = g.project_id
      cross join lateral (
        select o.category, o.message, o.at from failure_occurrences o
        join executions e on e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is null
        where o.org_id = ${organization} and o.fingerprint = g.fingerprint and o.project_id = g.project_id
        order by o.at desc limit 1) o
      where g.org_id = ${organization} and ${hasWords(sql`o.message`)}
      order by o.at desc, g.id limit ${ofEachKind})`.execute(tx);
  return rows.map(({ category, ...found }) => (category ? { ...found, title: failureTitle(category, found.title) } : found));
}
