import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { ExecutionParams, LogPage, LogQuery, RunTestKind } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { Organization } from "../organizations/schemas.ts";
import { PageQuery, page } from "../pagination/schemas.ts";
import { admins, everyone, route, writers } from "../route.ts";
import { commaList } from "../text.ts";
import { CreatedRunLink, CreateRunLink, RunLink, SharedRun, SharedTest } from "./schemas.ts";

/** Limited by address, since there is no organization to count for. */
const shared = { method: "GET", allow: "public", limit: "api", params: z.object({ token: z.string() }) } as const;

export const runLinks = {
  switch: route({
    method: "PATCH",
    path: "/api/organization/run-links",
    summary: "Allow or forbid public links of runs; forbidding them ends all existing links",
    allow: admins,
    limit: "strict",
    credential: "token",
    unknownFields: "refuse",
    body: z.object({ enabled: z.boolean() }),
    refusal: (issues) => (issues.some(({ missing }) => missing) ? "Missing required field" : "Validation failed"),
    reply: ok(Organization),
  }),
  list: route({
    noun: "execution",
    method: "GET",
    path: "/api/executions/:id/links",
    summary: "List the valid public links of a run, newest first, without their addresses",
    allow: everyone,
    limit: "api",
    params: ExecutionParams,
    reply: ok(z.array(RunLink)),
  }),
  create: route({
    noun: "execution",
    method: "POST",
    path: "/api/executions/:id/links",
    summary: "Create a public, read-only link of a run",
    allow: writers,
    limit: "api",
    credential: "token",
    params: ExecutionParams,
    unknownFields: "refuse",
    body: CreateRunLink,
    reply: ok(CreatedRunLink),
    status: 201,
  }),
  revoke: route({
    noun: "link",
    method: "DELETE",
    path: "/api/executions/:id/links/:linkId",
    summary: "Revoke a public link of a run",
    allow: writers,
    limit: "api",
    params: z.object({ id: Id, linkId: Id }),
    reply: Done,
  }),
  show: route({
    ...shared,
    path: "/api/shared-runs/:token",
    summary: "Get the run of a public link",
    reply: ok(SharedRun),
  }),
  tests: route({
    ...shared,
    path: "/api/shared-runs/:token/tests",
    summary: "List the tests of a public link's run, failed ones first",
    query: PageQuery.extend({
      /** Tests of any of these kinds. */
      status: commaList(RunTestKind).optional(),
    }),
    reply: page(SharedTest),
  }),
  log: route({
    ...shared,
    path: "/api/shared-runs/:token/log",
    summary: "Get log chunks of a public link's run; only for a link that includes the output",
    query: LogQuery,
    reply: LogPage,
  }),
};
