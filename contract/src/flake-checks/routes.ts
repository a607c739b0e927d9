import { z } from "zod";
import { ok } from "../errors.ts";
import { ExecutionParams } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { page } from "../pagination/schemas.ts";
import { everyone, route, writers } from "../route.ts";
import { FlakeCheck, FlakeCheckFilter, NewTests, StartFlakeCheck } from "./schemas.ts";

const params = z.object({ id: Id });
const read = { allow: everyone, limit: "api", noun: "flake check" } as const;

export const flakeChecks = {
  list: route({
    ...read,
    method: "GET",
    path: "/api/flake-checks",
    summary: "List flake checks, newest first",
    query: FlakeCheckFilter,
    reply: page(FlakeCheck),
  }),
  start: route({
    ...read,
    allow: writers,
    method: "POST",
    path: "/api/flake-checks",
    summary: "Run tests several times to find out whether they are flaky",
    unknownFields: "refuse",
    body: StartFlakeCheck,
    reply: ok(z.array(FlakeCheck)),
    status: 201,
    idempotent: true,
  }),
  get: route({ ...read, method: "GET", path: "/api/flake-checks/:id", summary: "Get a flake check", params, reply: ok(FlakeCheck) }),
  cancel: route({
    ...read,
    allow: writers,
    method: "POST",
    path: "/api/flake-checks/:id/cancel",
    summary: "Stop the runs of a flake check that have not ended",
    params,
    reply: ok(FlakeCheck),
  }),
  newTests: route({
    ...read,
    noun: "execution",
    method: "GET",
    path: "/api/executions/:id/new-tests",
    summary: "List the tests of a run that no earlier run had",
    params: ExecutionParams,
    reply: ok(NewTests),
  }),
};
