import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Id, Timestamp } from "../ids.ts";
import { ListedMatrixRun } from "../matrix-runs/schemas.ts";
import { page } from "../pagination/schemas.ts";
import { runTestOrders } from "../results/constants.ts";
import { commaList } from "../text.ts";
import { runCsvColumns } from "../executions/constants.ts";
import { TestCounts } from "../results/schemas.ts";
import { everyone, writers, route } from "../route.ts";
import {
  Execution,
  CreateExecution,
  ExecutionRequest,
  ExecutionFilter,
  GroupName,
  GroupStatus,
  RunOfGroup,
  ExecutionParams,
  Priority,
  LogDownloadQuery,
  LogPage,
  RunLogQuery,
  RunTestFilter,
  ListedTest,
  RunTestCounts,
  RunSuite,
  RunValuesQuery,
  RunTestId,
  ExecutionTest,
  FailureNeighbours,
  Artifact,
} from "../executions/schemas.ts";
import { Timeline } from "../timeline/schemas.ts";
import { HarFile, HarRequestDetails } from "../har/schemas.ts";
import { PlaywrightTrace } from "../traces/schemas.ts";

const TaskIds = z.array(Id).min(1).max(100);
const OneExecution = ok(Execution);
const Flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
/** Of a file in a stored report. */
const ReportPath = z.string().min(1).max(1000);

const common = { allow: everyone, limit: "api", noun: "execution" } as const;
const change = { allow: writers, limit: "api", noun: "execution" } as const;

export const executions = {
  create: route({
    ...change,
    method: "POST",
    path: "/api/executions",
    summary: "Queue a run",
    unknownFields: "warn",
    body: CreateExecution,
    reply: OneExecution,
    status: 201,
    idempotent: true,
  }),
  request: route({
    ...change,
    method: "POST",
    path: "/api/execution-request",
    summary: "Queue a run of a project",
    unknownFields: "warn",
    body: ExecutionRequest,
    reply: OneExecution,
    status: 201,
    idempotent: true,
  }),
  list: route({
    ...common,
    method: "GET",
    path: "/api/executions",
    summary: "List runs, newest first",
    query: ExecutionFilter,
    reply: page(Execution).extend({
      /** With `shards=together`: the split suites on this page. A run with `shard` represents the split suite with its `matrixRunId`. */
      splitSuites: z.array(ListedMatrixRun).optional(),
      /** With `matrixRuns=together`: the matrix runs and split suites of this page. A run with a `matrixRunId` stands for the one with this ID. */
      matrixRuns: z.array(ListedMatrixRun).optional(),
    }),
  }),
  export: route({
    ...common,
    method: "GET",
    path: "/api/executions/export",
    summary: "Download runs as a CSV file, newest first",
    limit: "strict",
    query: ExecutionFilter.omit({ limit: true, cursor: true, shards: true, matrixRuns: true }).extend({
      /** Only these columns, separated by commas; left out: all. Their order is always the same. */
      columns: commaList(z.enum(runCsvColumns)).optional(),
    }),
    reply: z.string(),
    gives: "stream",
  }),
  groups: route({
    ...common,
    method: "GET",
    path: "/api/executions/groups",
    summary: "List group names in use with their last 20 runs, newest first; with filters, of these runs only",
    query: ExecutionFilter.omit({ limit: true, cursor: true, shards: true, matrixRuns: true }),
    reply: ok(
      z.array(
        z.object({
          groupName: z.string(),
          /** Of each project, exact up to `totalCap`. With a filter: of the newest 100,000 runs. */
          executions: z.number(),
          /** `false`: the group may have more runs than `executions` says. */
          executionsAreExact: z.boolean(),
          /** Status of the newest run, regardless of the `status` filter. For a run of a matrix run or split suite: the status of the whole. */
          lastStatus: GroupStatus,
          lastCreatedAt: Timestamp,
          /** Of the last 20 runs. A matrix run or split suite is one, with its status, and with the id and number of its newest run. */
          latest: z.array(RunOfGroup),
        }),
      ),
    ),
  }),
  values: route({
    ...common,
    method: "GET",
    path: "/api/executions/values",
    summary: "List branches, authors, images, suites or tests to filter runs by, those of the newest runs first",
    query: RunValuesQuery,
    reply: ok(
      z.object({
        /** At most 50. */
        values: z.array(z.string()),
        /**
         * There may be more: a search finds others. Branches, authors and images are those of the newest 20,000 runs; of suites and tests,
         * the 50,000 tests that ran last are read.
         */
        isPartial: z.boolean(),
      }),
    ),
  }),
  bulkGroup: route({
    ...change,
    method: "PATCH",
    path: "/api/executions/bulk",
    summary: "Set or remove the group name of up to 100 runs",
    unknownFields: "warn",
    body: z.object({ taskIds: TaskIds, groupName: GroupName.nullable() }),
    reply: ok(z.object({ modified: z.number() })),
  }),
  bulkDelete: route({
    ...change,
    method: "DELETE",
    path: "/api/executions/bulk",
    summary: "Delete up to 100 runs; stops active ones first",
    unknownFields: "warn",
    body: z.object({ taskIds: TaskIds }),
    reply: ok(z.object({ deleted: z.number() })),
  }),
  get: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id",
    summary: "Get a run",
    params: ExecutionParams,
    reply: OneExecution,
  }),
  delete: route({
    ...change,
    method: "DELETE",
    path: "/api/executions/:id",
    summary: "Delete a run; stops it first if it is active",
    params: ExecutionParams,
    reply: Done,
  }),
  cancel: route({
    ...change,
    method: "POST",
    path: "/api/executions/:id/cancel",
    summary: "Stop a run",
    params: ExecutionParams,
    reply: OneExecution,
  }),
  prioritize: route({
    ...change,
    method: "PUT",
    path: "/api/executions/:id/priority",
    summary: "Set the priority of a run that waits in the queue",
    params: ExecutionParams,
    unknownFields: "refuse",
    body: z.object({ priority: Priority }),
    reply: OneExecution,
  }),
  rerun: route({
    ...change,
    method: "POST",
    path: "/api/executions/:id/rerun",
    summary: "Queue the same run again, all of it or only its failed tests",
    params: ExecutionParams,
    unknownFields: "warn",
    body: z.object({ only: z.enum(["all", "failed"]).default("all") }),
    idempotent: true,
    reply: OneExecution,
    status: 201,
  }),
  logs: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/logs",
    summary: "Get log chunks of the suite, or of a service, after a sequence number",
    params: ExecutionParams,
    query: RunLogQuery,
    reply: LogPage,
  }),
  logsDownload: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/logs/download",
    summary: "Download the log of the suite, or of a service, as text",
    params: ExecutionParams,
    query: LogDownloadQuery,
    reply: z.string(),
    gives: "text",
  }),
  tests: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/tests",
    summary: "List the tests of a run, failed ones first",
    params: ExecutionParams,
    query: RunTestFilter.extend({
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      cursor: z.string().max(200).optional(),
      order: z.enum(runTestOrders).default("failed"),
      details: Flag.default(true),
    }),
    reply: page(ListedTest).extend({
      /** For the matching tests of any status: how many each value of `status` would list. */
      counts: RunTestCounts,
      /** The record's own counts, from the same snapshot. */
      tests: TestCounts.nullable(),
      /** A run of the project is not in the tests' history yet: `new`, `known` and `quarantined` may still change. */
      historyPending: z.boolean(),
      /** When retention removed the run's results; `null`: it has not. Then the list is empty, and the counts are those of the record. */
      resultsRemovedAt: Timestamp.nullable(),
    }),
  }),
  testSuites: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/tests/suites",
    summary: "List the files and suites of a run with their counts, those with failed tests first",
    params: ExecutionParams,
    query: RunTestFilter.extend({
      limit: z.coerce.number().int().min(1).max(5000).default(100),
      cursor: z.string().max(200).optional(),
    }),
    reply: page(RunSuite),
  }),
  test: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/tests/:test",
    summary: "Get a test of a run, and the failed tests before and after it",
    params: ExecutionParams.extend({ test: RunTestId }),
    query: RunTestFilter,
    reply: ok(
      z.object({
        test: ExecutionTest,
        /** Whether the query's filter matches the test. */
        matches: z.boolean(),
        /** For the failed tests that match the query's filter. */
        failures: FailureNeighbours,
      }),
    ),
  }),
  timeline: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/timeline",
    summary: "Get when the tests of a run ran, and what its container used",
    params: ExecutionParams,
    reply: ok(Timeline),
  }),
  artifacts: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/artifacts",
    summary: "List the files of the stored report",
    params: ExecutionParams,
    reply: ok(z.array(Artifact)),
  }),
  trace: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/trace",
    summary: "Read a Playwright trace of the stored report",
    params: ExecutionParams,
    query: z.object({ path: ReportPath }),
    reply: ok(PlaywrightTrace),
  }),
  har: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/har",
    summary: "List the requests of a HAR file of the stored report",
    params: ExecutionParams,
    query: z.object({ path: ReportPath }),
    reply: ok(HarFile),
  }),
  harRequest: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/har/request",
    summary: "Get the headers, bodies and timings of a request of a HAR file",
    params: ExecutionParams,
    query: z.object({ path: ReportPath, index: z.coerce.number().int().min(0).max(10_000_000) }),
    reply: ok(HarRequestDetails),
  }),
  reportLink: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/report-link",
    summary: "Create a link to the report, valid for five minutes",
    params: ExecutionParams,
    query: z.object({ path: z.string().max(1000).optional() }),
    reply: ok(
      z.object({
        /** Absolute if reports open at an origin of their own, otherwise relative. */
        url: z.string(),
        /**
         * Opens the zip file that `path` names as a Playwright trace in Playwright's viewer; null if it is none, or this installation
         * cannot show it.
         */
        viewerUrl: z.string().nullable(),
        expiresAt: Timestamp,
      }),
    ),
  }),
};
