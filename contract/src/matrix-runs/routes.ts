import { z } from "zod";
import { ok } from "../errors.ts";
import { RunTestCounts } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { page } from "../pagination/schemas.ts";
import { everyone, route, writers } from "../route.ts";
import { ListedMatrixRun, MatrixRun, MatrixRunFilter, MatrixRunTest, MatrixRunTestFilter, StartMatrixRun } from "./schemas.ts";

const params = z.object({ id: Id });
const read = { allow: everyone, limit: "api", noun: "matrix run" } as const;

export const matrixRuns = {
  start: route({
    ...read,
    allow: writers,
    method: "POST",
    path: "/api/matrix-runs",
    summary: "Queue a run for each combination of some values, or for each shard of a suite; all of them or none",
    unknownFields: "refuse",
    body: StartMatrixRun,
    bodyLimitBytes: 8 * 1024 * 1024,
    reply: ok(MatrixRun),
    status: 201,
    idempotent: true,
  }),
  list: route({
    ...read,
    method: "GET",
    path: "/api/matrix-runs",
    summary: "List matrix runs and split suites, newest first, with their verdicts",
    query: MatrixRunFilter,
    reply: page(ListedMatrixRun),
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/matrix-runs/:id",
    summary: "Get a matrix run with its verdict and the latest run of each combination",
    params,
    reply: ok(MatrixRun),
  }),
  tests: route({
    ...read,
    method: "GET",
    path: "/api/matrix-runs/:id/tests",
    summary: "List the tests of the latest run of each combination, failed ones first",
    params,
    query: MatrixRunTestFilter,
    reply: page(MatrixRunTest).extend({
      /** For the matching tests of any status: how many each value of `status` would list. */
      counts: RunTestCounts,
      /** How many of these runs have no results left, because retention removed them. Neither list nor counts include their tests. */
      runsWithoutResults: z.number(),
    }),
  }),
  cancel: route({
    ...read,
    allow: writers,
    method: "POST",
    path: "/api/matrix-runs/:id/cancel",
    summary: "Stop the runs of a matrix run that have not ended",
    params,
    reply: ok(MatrixRun),
  }),
  rerunFailed: route({
    ...read,
    allow: writers,
    method: "POST",
    path: "/api/matrix-runs/:id/rerun-failed",
    summary: "Queue new runs of the combinations whose latest run has ended without passing",
    params,
    reply: ok(MatrixRun),
    status: 201,
    idempotent: true,
  }),
};
