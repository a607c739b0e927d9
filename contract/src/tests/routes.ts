import { z } from "zod";
import { Printable } from "../text.ts";
import { ok } from "../errors.ts";
import { Id, Timestamp } from "../ids.ts";
import { maxPageSize } from "../pagination/constants.ts";
import { page } from "../pagination/schemas.ts";
import { everyone, route, writers } from "../route.ts";
import { TestFilter, TestSummary, QuarantineSkipped, TestDetail, TestHistoryEntry, Comparison, ComparisonWith } from "./schemas.ts";

const Params = z.object({ id: Id });
const test = { allow: everyone, limit: "api", noun: "test" } as const;

export const tests = {
  list: route({
    ...test,
    method: "GET",
    path: "/api/tests",
    summary: "List the tests of a project with their history",
    query: TestFilter,
    reply: page(TestSummary).extend({ quarantineSkipped: QuarantineSkipped.nullable() }),
  }),
  get: route({
    ...test,
    method: "GET",
    path: "/api/tests/:id",
    summary: "Get a test, with its statistics and since when it fails",
    params: Params,
    reply: ok(TestDetail),
  }),
  change: route({
    ...test,
    allow: writers,
    method: "PATCH",
    path: "/api/tests/:id",
    summary: "Set the owner of a test",
    params: Params,
    unknownFields: "warn",
    body: z.object({
      owner: Printable(200).nullable(),
    }),
    reply: ok(TestDetail),
  }),
  history: route({
    ...test,
    method: "GET",
    path: "/api/tests/:id/history",
    summary: "List the outcomes of a test, newest first",
    params: Params,
    query: z.object({ limit: z.coerce.number().int().min(1).max(maxPageSize).default(50), cursor: z.string().max(200).optional() }),
    reply: page(TestHistoryEntry).extend({
      /** Retention removed results of runs that ended before; `null`: none were removed. */
      resultsRemovedBefore: Timestamp.nullable(),
    }),
  }),
  compare: route({
    allow: everyone,
    limit: "api",
    noun: "execution",
    method: "GET",
    path: "/api/executions/:id/compare",
    summary: "Compare a run with another one: its tests, duration and settings",
    params: Params,
    query: z.object({ with: ComparisonWith.default("previous") }),
    reply: ok(Comparison),
  }),
};
