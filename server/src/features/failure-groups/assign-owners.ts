import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";
import { usableRules } from "./change-owner-rules.ts";
import { ownerOfFile } from "./owner-rules.ts";
import { recordChanges } from "./record-changes.ts";

/** Patterns are somebody's input: after that time the other failures of a run stay without an owner. */
const timeLimitMs = 200;

/** Sets the owners of new failures by the project's rules and the files of their first failed tests. `ids`: of the new groups. */
export async function assignOwners(ctx: Context, tx: TenantTransaction, run: ExecutionRow, ids: readonly string[]): Promise<void> {
  const rules = ids.length === 0 ? [] : await usableRules(tx, run.project_id);
  if (rules.length === 0) return;
  const files = await filesOf(tx, run, ids);
  const until = performance.now() + timeLimitMs;
  const owned = files.flatMap(({ id, file_path }) => {
    const owner = ownerOfFile(rules, file_path, () => performance.now() > until);
    return owner === null ? [] : [{ id, owner }];
  });
  if (owned.length === 0) return;
  // A member by e-mail; any other name is a team.
  const { rows } = await sql<{ id: string; name: string }>`
    with owned as (
      select o.id, u.id as user_id, coalesce(u.name, o.owner) as name
      from jsonb_to_recordset(${JSON.stringify(owned)}::jsonb) as o (id text, owner text)
      left join users u on lower(u.email) = lower(o.owner)
        and exists (select from memberships m where m.org_id = ${tx.organizationId} and m.user_id = u.id)
    )
    update failure_groups g set owner_id = owned.user_id, owner_team = case when owned.user_id is null then owned.name end
    from owned where g.org_id = ${tx.organizationId} and g.id = owned.id returning g.id, owned.name`.execute(tx);
  await recordChanges(
    ctx,
    tx,
    { executionId: run.id },
    rows.map(({ id, name }) => ({ groupId: id, what: "owner", from: null, to: name })),
  );
}

async function filesOf(tx: TenantTransaction, run: ExecutionRow, ids: readonly string[]): Promise<{ id: string; file_path: string }[]> {
  const { rows } = await sql<{ id: string; file_path: string }>`
    select distinct on (g.id) g.id, t.file_path
    from failure_groups g
    join failure_occurrences o on o.org_id = g.org_id and o.execution_id = ${run.id} and o.fingerprint = g.fingerprint
    join test_results t on t.org_id = o.org_id and t.execution_id = o.execution_id and t.ordinal = o.ordinal and t.file_path is not null
    where g.org_id = ${tx.organizationId} and g.id = any(${ids as string[]}::text[])
    order by g.id, o.ordinal`.execute(tx);
  return rows;
}
