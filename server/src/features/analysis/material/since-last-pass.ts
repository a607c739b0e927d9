import type { SinceLastPass } from "@gantry/contract/analysis/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { comparedBranches, lastPassedId } from "../../executions/earlier-runs/earlier-runs.ts";
import { findExecutionRow } from "../../executions/record/find-execution.ts";

type Compared = Pick<ExecutionRow, "image" | "command" | "base_url" | "ci_context" | "source">;

/**
 * What changed since the last passing run of the same project, group, image (any tag), folder, environment and values of a matrix: on the same branch, else on
 * the one that it is to be merged into. A run that names no branch is compared with any.
 */
export async function sinceLastPass(tx: TenantTransaction, failed: ExecutionRow): Promise<SinceLastPass | null> {
  const branches = comparedBranches(failed);
  let id: string | undefined;
  for (const branch of branches.length > 0 ? branches : [undefined]) id ??= await lastPassedId(tx, failed, branch);
  const passed = id === undefined ? undefined : await findExecutionRow(tx, id);
  if (!passed?.finished_at) return null;
  return {
    taskId: passed.id,
    number: passed.number,
    finishedAt: passed.finished_at.toISOString(),
    changes: changesBetween(passed, failed),
  };
}

function changesBetween(before: Compared, after: Compared): SinceLastPass["changes"] {
  const [then, now] = [factsOf(before), factsOf(after)];
  return Object.keys(now).flatMap((what) => {
    const [was, is] = [then[what] ?? "", now[what] ?? ""];
    // A pipeline names the commit of its run, which another run of the same commit may not have.
    const isSaid = ofPipeline.has(what) && (was === "" || is === "");
    return was === is || isSaid ? [] : [{ what, before: was, after: is }];
  });
}

const ofPipeline: ReadonlySet<string> = new Set(["commit", "branch"]);

function factsOf(row: Compared): Record<string, string> {
  return {
    image: row.image,
    command: row.command,
    baseUrl: row.base_url,
    commit: row.ci_context?.commitSha ?? "",
    branch: row.ci_context?.branch ?? "",
    source: row.source?.repository ?? "",
    sourceCommit: row.source?.commit ?? "",
  };
}
