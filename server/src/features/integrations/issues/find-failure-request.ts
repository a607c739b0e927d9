import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { lockGroup } from "../../failure-groups/lock-group.ts";
import type { IssueRequest } from "./create-issue.ts";
import { issueExists } from "./issue-exists.ts";

/**
 * The request for an issue about a failure: about the latest run in which it occurred, and its test there. Locks the failure, so that concurrent
 * requests create one issue.
 * @throws 404 `Failure not found`; 409 when an issue for it exists or is being created.
 */
export async function findFailureRequest(
  tx: TenantTransaction,
  id: string,
  wanted: Pick<IssueRequest, "provider" | "title">,
): Promise<IssueRequest> {
  const group = await lockGroup(tx, id);
  const { rows } = await sql<{ execution_id: string; test_key: string | null; is_taken: boolean }>`
    select o.execution_id, o.test_key, coalesce(i.key <> '' and not i.incomplete or i.held_until > clock_timestamp(), false) as is_taken
    from failure_occurrences o join executions e on e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is null
    left join tracked_issues i on i.org_id = o.org_id and i.execution_id = o.execution_id and i.test_key = coalesce(o.test_key, '')
      and i.provider = ${wanted.provider}
    where o.org_id = ${tx.organizationId} and o.project_id = ${group.project_id} and o.fingerprint = ${group.fingerprint}
    -- An attempt that was interrupted is continued.
    order by is_taken desc, (i.org_id is not null) desc, o.at desc, o.execution_id desc, o.ordinal limit 1`.execute(tx);
  const [latest] = rows;
  if (!latest) throw notFound("Failure not found");
  if (latest.is_taken) throw issueExists();
  return { ...wanted, executionId: latest.execution_id, ...(latest.test_key === null ? {} : { testKey: latest.test_key }) };
}
