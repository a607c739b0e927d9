import { sql } from "kysely";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { RunTestKind } from "@gantry/contract/executions/schemas.ts";
import type { SharedRun, SharedTest } from "@gantry/contract/run-links/schemas.ts";
import type { Context } from "../../context.ts";
import { getAnalysis } from "../analysis/get-analysis.ts";
import { findExecution } from "../executions/record/find-execution.ts";
import { presentExecution } from "../executions/record/present.ts";
import { readLog } from "../logs/read-log.ts";
import { ownVariants } from "../matrix-runs/combination-variants.ts";
import { listTests } from "../results/list-tests.ts";
import { ordinalIn } from "../results/run-tests-filter.ts";
import { linkNotFound, openLink } from "./open-link.ts";

/** The run of a link, reduced to what its page shows. @throws 404 `Link not found` */
export async function showSharedRun(ctx: Context, token: string): Promise<SharedRun> {
  const { organizationId, executionId, projectName, includesLog, expiresAt } = await openLink(ctx, token);
  const row = await ctx.db.withTenant(organizationId, (tx) => findExecution(tx, executionId));
  if (!row) throw linkNotFound();
  const run = presentExecution(row);
  return {
    projectName,
    number: run.number,
    status: run.status,
    verdict: run.verdict,
    error: run.error && { code: run.error.code },
    exitCode: run.exitCode,
    tests: run.tests,
    resultsRemovedAt: run.resultsRemovedAt,
    isPassInDoubt: run.notes.some(({ code }) => code === "POSSIBLE_FAILURE"),
    branch: run.ciContext?.branch ?? null,
    commitSha: run.ciContext?.commitSha ?? null,
    createdAt: run.createdAt,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    durationMs: run.durationMs,
    cause: await causeOf(ctx, organizationId, executionId),
    includesLog,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Without evidence and root cause, which quote the output. */
async function causeOf(ctx: Context, organizationId: string, executionId: string): Promise<SharedRun["cause"]> {
  const { status, category, isGuess, summary } = await getAnalysis(ctx, organizationId, executionId);
  return status === "READY" && summary ? { category, isGuess, summary } : null;
}

interface TestsQuery {
  limit: number;
  cursor?: string | undefined;
  status?: RunTestKind[] | undefined;
}

/**
 * A page of the tests of a link's run with their messages, failed ones first, with the variants of the suite's own report: the values of a matrix may name
 * an image or an environment, which links do not show.
 * @throws 404 `Link not found`
 */
export async function listSharedTests(
  ctx: Context,
  token: string,
  query: TestsQuery,
): Promise<{ data: SharedTest[]; pagination: Pagination }> {
  const { organizationId, executionId } = await openLink(ctx, token);
  const { data, pagination } = await listTests(ctx, organizationId, executionId, { ...query, order: "failed", details: false });
  const run = await ctx.db.withTenant(organizationId, (tx) => findExecution(tx, executionId));
  if (!run) throw linkNotFound();
  const ordinals = data.map(({ id }) => ordinalIn(executionId, id) ?? -1);
  const messages = await messagesOf(ctx, organizationId, executionId, ordinals);
  return {
    data: ownVariants(run.combination, data).map((test, index) => ({
      name: test.name,
      suite: test.suite,
      filePath: test.filePath,
      line: test.line,
      variant: test.variant,
      status: test.status,
      durationMs: test.durationMs,
      retries: test.retries,
      flaky: test.flaky,
      quarantined: test.quarantined,
      message: messages.get(ordinals[index] ?? -1) ?? null,
    })),
    pagination,
  };
}

async function messagesOf(
  ctx: Context,
  organizationId: string,
  executionId: string,
  ordinals: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("test_results")
      .select(["ordinal", "message"])
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", executionId)
      .where(sql<boolean>`ordinal = any(${ordinals as number[]}::int[])`)
      .execute(),
  );
  return new Map(rows.map((row) => [row.ordinal, row.message]));
}

/** Console output of a link's run. @throws 404 `Link not found`, also for a link without the output */
export async function readSharedLog(ctx: Context, token: string, query: { after: number; limit: number }) {
  const { organizationId, executionId, includesLog } = await openLink(ctx, token);
  if (!includesLog) throw linkNotFound();
  return readLog(ctx, organizationId, executionId, query);
}
