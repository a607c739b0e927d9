import type { SinceLastPass } from "@gantry/contract/analysis/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { sameCombination } from "../../executions/same-combination.ts";

type Compared = Pick<ExecutionRow, "image" | "command" | "base_url" | "ci_context">;

/** What changed since the last passing run of the same project, group, folder, environment and values of a matrix. */
export async function sinceLastPass(tx: TenantTransaction, failed: ExecutionRow): Promise<SinceLastPass | null> {
  const passed = await tx
    .selectFrom("executions")
    .select(["id", "finished_at", "image", "command", "base_url", "ci_context"])
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "is not distinct from", failed.project_id)
    .where("group_name", "is not distinct from", failed.group_name)
    .where("folder", "=", failed.folder)
    .where("environment", "=", failed.environment)
    .where(sameCombination(failed))
    .where("status", "=", "PASSED")
    .where("deleted_at", "is", null)
    .where("flake_check_id", "is", null)
    .where("created_at", "<", failed.created_at)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!passed?.finished_at) return null;
  return { taskId: passed.id, finishedAt: passed.finished_at.toISOString(), changes: changesBetween(passed, failed) };
}

function changesBetween(before: Compared, after: Compared): SinceLastPass["changes"] {
  const [then, now] = [factsOf(before), factsOf(after)];
  return Object.keys(now).flatMap((what) => {
    const [was, is] = [then[what] ?? "", now[what] ?? ""];
    return was === is || (was === "" && is === "") ? [] : [{ what, before: was, after: is }];
  });
}

function factsOf(row: Compared): Record<string, string> {
  return {
    image: row.image,
    command: row.command,
    baseUrl: row.base_url,
    commit: row.ci_context?.commitSha ?? "",
    branch: row.ci_context?.branch ?? "",
  };
}
