import { sql } from "kysely";
import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { withoutTag } from "../../executions/earlier-runs/expected-duration.ts";
import { failedTestPath } from "../../executions/results/failed-test-path.ts";
import { sameCombination } from "../../executions/earlier-runs/same-combination.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { oneLine } from "../../integrations/providers/api/provider-message.ts";
import { countText, totals } from "../../integrations/source-hosts/count-text.ts";
import { duration } from "../../integrations/source-hosts/markdown.ts";
import type { Notice } from "../channels/channel.ts";
import { projectName } from "./project-name.ts";
import { runName, verdictText } from "./run-text.ts";
import { whereItRan } from "./where-it-ran.ts";
import { hasEnded } from "../../executions/record/lifecycle.ts";
import { testTitle } from "../../results/test-title.ts";

const maxFailures = 5;

/** Composes the chat message about an ended run. */
export async function composeRunNotice(
  tx: TenantTransaction,
  run: ExecutionRow,
  before: string | undefined,
  link: (path: string) => string,
): Promise<Notice> {
  const project = await projectName(tx, run.project_id);
  const failed = await failedTests(tx, run.id);
  const [first] = failed;
  const { durationMs, error } = presentExecution(run);
  const facts = [
    error ? oneLine(error.message, 300) : "",
    countText(totals([run])),
    durationMs === null ? "" : duration(durationMs),
    ...whereItRan({ folder: run.folder, groupName: run.group_name, environment: run.environment, ciContext: run.ci_context }),
    before && before !== run.status ? `previous run: ${before.toLowerCase()}` : "",
  ];
  return {
    status: isTerminal(run.status) ? run.status : undefined,
    title: oneLine(`${runName(project, run)}: ${verdictText(run)}`, 200),
    facts: facts.filter(Boolean),
    failures: failed.map((test) => oneLine(testTitle(test), 200)),
    moreFailures: Math.max(0, (run.tests?.failed ?? 0) - (run.tests?.quarantined ?? 0) - maxFailures),
    link: { label: "Open the run", url: link(first ? failedTestPath(run.id, first.ordinal) : `/runs/${run.id}`) },
  };
}

function failedTests(tx: TenantTransaction, executionId: string) {
  return tx
    .selectFrom("test_results")
    .select(["ordinal", "name", "suite", "variant"])
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("status", "=", "failed")
    .where("quarantined", "=", false)
    .orderBy("ordinal")
    .limit(maxFailures)
    .execute();
}

/** How the previous run ended: the same suite, folder, environment, group and values of a matrix, on the same branch or pull request. */
export async function statusOfPreviousRun(tx: TenantTransaction, run: ExecutionRow): Promise<string | undefined> {
  const { branch = null, prNumber = null } = run.ci_context ?? {};
  const { rows } = await sql<{ status: string }>`
    select status from executions
    where org_id = ${tx.organizationId} and project_id = ${run.project_id} and deleted_at is null and finished_at is not null
      and flake_check_id is null
      and ${hasEnded("status")}
      and (created_at, id) < (${run.created_at}, ${run.id}) and created_at > ${run.created_at}::timestamptz - interval '90 days'
      and ${withoutTag(sql`image`)} = ${withoutTag(sql`${run.image}`)}
      and folder = ${run.folder} and environment = ${run.environment} and group_name is not distinct from ${run.group_name}
      and ${sameCombination(run)}
      and ci_context ->> 'branch' is not distinct from ${branch}
      and ci_context ->> 'prNumber' is not distinct from ${prNumber === null ? null : String(prNumber)}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.status;
}
