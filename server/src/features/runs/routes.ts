import { executions } from "@gantry/contract/runs/routes.ts";
import type { Context } from "../../context.ts";
import { decodeCursor } from "../../platform/db/keyset.ts";
import { runNotFound } from "../../platform/errors.ts";
import { clientDisconnected } from "../../platform/http/client-disconnected.ts";
import { type Handlers, type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { textStream } from "../../platform/http/bodies/text-stream.ts";
import { actorOf } from "../audit/record-audit.ts";
import { readLog, streamLogText } from "../logs/read-log.ts";
import { listArtifacts } from "../reports/list-artifacts.ts";
import { linkToReport } from "../reports/report-link.ts";
import { getHar, getHarRequest } from "../reports/har/get-har.ts";
import { getTrace } from "../reports/trace/get-trace.ts";
import { getTest } from "../results/get-test.ts";
import { listSuites } from "../results/list-suites.ts";
import { listTests } from "../results/list-tests.ts";
import { getTimeline } from "../timeline/get-timeline.ts";
import { cancelExecution } from "./end/cancel-execution.ts";
import { deleteExecution, deleteExecutions } from "./end/delete-executions.ts";
import { exportRuns } from "./export-runs.ts";
import { groupExecutions } from "./group-executions.ts";
import { presentExecution } from "../executions/record/present.ts";
import { requestExecution } from "./accept/request-execution.ts";
import { rerunExecution } from "./accept/rerun-execution.ts";
import { expectedDurationMs } from "../executions/earlier-runs/expected-duration.ts";
import { findExecution } from "../executions/record/find-execution.ts";
import { matrixRunsOfRows } from "../matrix-runs/matrix-runs-of-rows.ts";
import { setPriority } from "./dispatch/set-priority.ts";
import { waitReasons } from "./dispatch/wait-reasons.ts";
import { personOf, requester, triggerOf } from "./requester.ts";
import { listExecutions, paginationOf, queuePosition } from "../executions/lists/list-executions.ts";
import { listGroups } from "../executions/lists/list-groups.ts";
import { listRunValues } from "../executions/lists/list-run-values.ts";

export function mountRuns(mounting: Mounting, ctx: Context): void {
  mount(mounting, executions, { ...changingHandlers(ctx), ...listHandlers(ctx), ...outputHandlers(ctx) });
}

type RunHandlers = Handlers<typeof executions>;
type ChangingHandlers = Pick<RunHandlers, "create" | "request" | "rerun" | "cancel" | "prioritize" | "bulkGroup" | "delete" | "bulkDelete">;
type ListHandlers = Pick<RunHandlers, "list" | "export" | "groups" | "values" | "get">;

const changingHandlers = (ctx: Context): ChangingHandlers => ({
  create: async ({ caller, body, request }) =>
    ok(await requestExecution(ctx, requester(caller, request), { ...body, trigger: triggerOf(caller) })),
  request: async ({ caller, body, request }) =>
    ok(await requestExecution(ctx, requester(caller, request), { ...body, trigger: triggerOf(caller) })),
  delete: async (call) => {
    await deleteExecution(ctx, actorOf(call), call.params.id);
    return { success: true as const, message: "Run deleted" };
  },
  cancel: async ({ caller, params }) => ok(await cancelExecution(ctx, caller.organizationId, personOf(caller), params.id)),
  prioritize: async ({ caller, params, body }) => ok(await setPriority(ctx, caller.organizationId, params.id, body.priority)),
  rerun: async ({ caller, params, body, request }) => ok(await rerunExecution(ctx, requester(caller, request), params.id, body.only)),
  bulkGroup: async ({ caller, body }) => ok({ modified: await groupExecutions(ctx, caller.organizationId, body.taskIds, body.groupName) }),
  bulkDelete: async (call) => ok({ deleted: await deleteExecutions(ctx, actorOf(call), call.body.taskIds) }),
});

const listHandlers = (ctx: Context): ListHandlers => ({
  list: async ({ caller, query }) => {
    const cursor = decodeCursor(query.cursor);
    const page = await ctx.db.withTenant(caller.organizationId, (tx) => listExecutions(tx, query, cursor));
    const suites = await matrixRunsOfRows(ctx, caller.organizationId, page.rows, query);
    return {
      success: true as const,
      data: page.rows.map((row) => presentExecution(row)),
      pagination: paginationOf(page, query.limit),
      ...suites,
    };
  },
  export: async ({ caller, query, reply }) => {
    const csv = await textStream(exportRuns(ctx, caller.organizationId, query));
    reply.headers({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="runs-${new Date(ctx.now()).toISOString().slice(0, 10)}.csv"`,
      "cache-control": "private, no-store",
    });
    return reply.send(csv);
  },
  groups: async ({ caller, query }) => {
    const groups = await ctx.db.withTenant(caller.organizationId, (tx) => listGroups(tx, query));
    return ok(groups.map((group) => ({ ...group, lastCreatedAt: new Date(group.lastCreatedAt).toISOString() })));
  },
  values: async ({ caller, query }) => ok(await ctx.db.withTenant(caller.organizationId, (tx) => listRunValues(tx, query))),
  get: async ({ caller, params }) =>
    ctx.db.withTenant(caller.organizationId, async (tx) => {
      const row = await findExecution(tx, params.id);
      if (!row) throw runNotFound();
      return ok(
        presentExecution(row, {
          queuePosition: row.status === "PENDING" ? await queuePosition(tx, row.id) : null,
          waitReasons: row.status === "PENDING" ? await waitReasons(ctx, tx, row) : [],
          expectedDurationMs: await expectedDurationMs(tx, row),
        }),
      );
    }),
});

/** What a run has produced. */
const outputHandlers = (ctx: Context): Omit<RunHandlers, keyof ChangingHandlers | keyof ListHandlers> => ({
  logs: async ({ caller, params, query }) => ({
    success: true as const,
    ...(await readLog(ctx, caller.organizationId, params.id, query)),
  }),
  logsDownload: async ({ caller, params, query, reply }) => {
    const text = await streamLogText(ctx, caller.organizationId, params.id, query.service);
    reply
      .type("text/plain; charset=utf-8")
      .header("content-disposition", `attachment; filename="${params.id}${query.service === undefined ? "" : `-${query.service}`}.log"`)
      .header("cache-control", "private, no-store");
    return text;
  },
  tests: async ({ caller, params, query }) => ({
    success: true as const,
    ...(await listTests(ctx, caller.organizationId, params.id, query)),
  }),
  testSuites: async ({ caller, params, query }) => ({
    success: true as const,
    ...(await listSuites(ctx, caller.organizationId, params.id, query)),
  }),
  test: async ({ caller, params, query }) => ok(await getTest(ctx, caller.organizationId, params.id, params.test, query)),
  timeline: async ({ caller, params }) => ok(await getTimeline(ctx, caller.organizationId, params.id)),
  artifacts: async ({ caller, params }) => ok(await listArtifacts(ctx, caller.organizationId, params.id)),
  trace: async ({ caller, params, query, request, reply }) =>
    ok(
      await getTrace(ctx, caller.organizationId, {
        executionId: params.id,
        path: query.path,
        signal: clientDisconnected(request, reply),
      }),
    ),
  har: async ({ caller, params, query, request, reply }) =>
    ok(await getHar(ctx, caller.organizationId, { executionId: params.id, path: query.path, signal: clientDisconnected(request, reply) })),
  harRequest: async ({ caller, params, query, request, reply }) =>
    ok(await getHarRequest(ctx, caller.organizationId, { executionId: params.id, ...query, signal: clientDisconnected(request, reply) })),
  reportLink: async ({ caller, params, query, request }) =>
    ok(await linkToReport(ctx, caller, { executionId: params.id, path: query.path, request })),
});
