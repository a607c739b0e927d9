import { type RunCsvColumn, runCsvColumns } from "@gantry/contract/executions/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import { byteOrderMark, csvLines } from "../../platform/csv.ts";
import type { Cursor } from "../../platform/db/keyset.ts";
import { type RunFilter, readRuns } from "../executions/lists/list-executions.ts";
import { presentExecution } from "../executions/record/present.ts";
import { projectNames } from "../projects/record/project-names.ts";

const atOnce = 500;

/** The matching runs as CSV, newest first, without a limit. Each page is read on its own, so that neither memory nor a transaction grows. */
export async function* exportRuns(
  ctx: Context,
  organizationId: string,
  { columns: wanted, ...filter }: RunFilter & { columns?: readonly RunCsvColumn[] | undefined },
): AsyncGenerator<string> {
  const columns = runCsvColumns.filter((column) => wanted === undefined || wanted.length === 0 || wanted.includes(column));
  yield byteOrderMark + csvLines([columns]);
  for (let cursor: Cursor | undefined; ; ) {
    const after = cursor;
    const { rows, next, projects } = await ctx.db.withTenant(organizationId, async (tx) => ({
      ...(await readRuns(tx, filter, after, atOnce)),
      projects: await projectNames(tx),
    }));
    yield csvLines(
      rows.map((row) => {
        const run = presentExecution(row);
        return columns.map((column) => String(cells[column](run, projects.get(run.projectId)) ?? ""));
      }),
    );
    if (!next) return;
    cursor = next;
  }
}

type Cell = string | number | null | undefined;

const cells: Record<RunCsvColumn, (run: Execution, project: string | undefined) => Cell> = {
  number: (run) => run.number,
  project: (_run, project) => project,
  status: (run) => run.status,
  verdict: (run) => run.verdict,
  error: (run) => run.error?.code,
  branch: (run) => run.ciContext?.branch,
  pullRequest: (run) => run.ciContext?.prNumber,
  commit: (run) => run.ciContext?.commitSha,
  author: (run) => run.ciContext?.author,
  message: (run) => run.ciContext?.message,
  repository: (run) => run.ciContext?.repository,
  image: (run) => run.image,
  command: (run) => run.command,
  folder: (run) => run.folder,
  environment: (run) => run.environment,
  group: (run) => run.groupName,
  trigger: (run) => run.trigger,
  requestedBy: (run) => run.requestedBy?.name,
  tests: (run) => run.tests?.total,
  passed: (run) => run.tests?.passed,
  failed: (run) => run.tests?.failed,
  skipped: (run) => run.tests?.skipped,
  flaky: (run) => run.tests?.flaky,
  quarantined: (run) => run.tests?.quarantined,
  durationMs: (run) => run.durationMs,
  createdAt: (run) => run.createdAt,
  startedAt: (run) => run.startedAt,
  finishedAt: (run) => run.finishedAt,
  id: (run) => run.id,
};
