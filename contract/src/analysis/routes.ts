import { z } from "zod";
import { ok } from "../errors.ts";
import { ExecutionParams } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { PageQuery, page } from "../pagination/schemas.ts";
import { everyone, route, writers } from "../route.ts";
import { Analysis, FailureCategory, FailureCluster, FailureOccurrence, Fingerprint } from "./schemas.ts";

export const Where = PageQuery.extend({
  project: Id.optional(),
  projectId: Id.optional(),
  /** How far back to search. */
  days: z.coerce.number().int().min(1).max(365).default(30),
});

const common = { allow: everyone, limit: "api" } as const;

export const analysis = {
  get: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/analysis",
    summary: "Get the analysis of a failed run",
    noun: "execution",
    params: ExecutionParams,
    reply: ok(Analysis),
  }),
  analyze: route({
    allow: writers,
    limit: "strict",
    method: "POST",
    path: "/api/executions/:id/analyze",
    summary: "Analyze a failed run again",
    noun: "execution",
    params: ExecutionParams,
    reply: ok(Analysis),
  }),
  clusters: route({
    ...common,
    method: "GET",
    path: "/api/failures",
    summary: "List failures grouped across tests and runs, newest first",
    query: Where.extend({ category: FailureCategory.optional() }),
    reply: page(FailureCluster),
  }),
  occurrences: route({
    ...common,
    method: "GET",
    path: "/api/failures/:fingerprint",
    summary: "List the occurrences of a failure, newest first",
    noun: "failure",
    params: z.object({ fingerprint: Fingerprint }),
    query: Where,
    reply: page(FailureOccurrence).extend({ cluster: FailureCluster }),
  }),
};
