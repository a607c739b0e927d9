import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Execution } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { page } from "../pagination/schemas.ts";
import { everyone, writers, route } from "../route.ts";
import { Line } from "../text.ts";
import { CycleFilter, TestCycle, CreateCycle, ChangeItem } from "./schemas.ts";

const CycleParams = z.object({ id: Id });
const ItemParams = z.object({ id: Id, itemId: Id });
const read = { allow: everyone, limit: "api", noun: "test cycle" } as const;
const change = { allow: writers, limit: "api", noun: "test cycle" } as const;

export const testCycles = {
  list: route({
    ...read,
    method: "GET",
    path: "/api/test-cycles",
    summary: "List test cycles, newest first",
    query: CycleFilter,
    reply: page(TestCycle.partial({ items: true })),
  }),
  create: route({
    ...change,
    method: "POST",
    path: "/api/test-cycles",
    summary: "Create a test cycle from test cases",
    unknownFields: "warn",
    body: CreateCycle,
    reply: ok(TestCycle),
    status: 201,
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/test-cycles/:id",
    summary: "Get a test cycle with its items",
    params: CycleParams,
    reply: ok(TestCycle),
  }),
  executions: route({
    ...read,
    method: "GET",
    path: "/api/test-cycles/:id/executions",
    summary: "List the runs of a test cycle, oldest first",
    params: CycleParams,
    reply: ok(z.array(Execution)),
  }),
  change: route({
    ...change,
    method: "PATCH",
    path: "/api/test-cycles/:id",
    summary: "Rename a test cycle, or close it and skip items without a result",
    params: CycleParams,
    unknownFields: "warn",
    body: z.object({ name: Line(200).min(1).optional(), status: z.literal("COMPLETED").optional() }),
    reply: ok(TestCycle),
  }),
  changeItem: route({
    ...change,
    method: "PATCH",
    path: "/api/test-cycles/:id/items/:itemId",
    summary: "Record the result and comment of an item, or of its steps",
    params: ItemParams,
    unknownFields: "warn",
    body: ChangeItem,
    reply: ok(TestCycle),
  }),
  delete: route({
    ...change,
    method: "DELETE",
    path: "/api/test-cycles/:id",
    summary: "Delete a test cycle that is not running; its runs are kept",
    params: CycleParams,
    reply: Done,
  }),
};
