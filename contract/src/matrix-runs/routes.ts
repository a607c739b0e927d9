import { z } from "zod";
import { ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { everyone, route, writers } from "../route.ts";
import { MatrixRun, StartMatrixRun } from "./schemas.ts";

const params = z.object({ id: Id });
const read = { allow: everyone, limit: "api", noun: "matrix run" } as const;

export const matrixRuns = {
  start: route({
    ...read,
    allow: writers,
    method: "POST",
    path: "/api/matrix-runs",
    summary: "Queue a run for each combination of some values; all of them or none",
    unknownFields: "refuse",
    body: StartMatrixRun,
    reply: ok(MatrixRun),
    status: 201,
    idempotent: true,
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/matrix-runs/:id",
    summary: "Get a matrix run with its verdict and the latest run of each combination",
    params,
    reply: ok(MatrixRun),
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
