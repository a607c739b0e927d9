import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Execution } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { page } from "../pagination/schemas.ts";
import { maxScreenshotBytes } from "./constants.ts";
import { everyone, writers, route } from "../route.ts";
import { AddScreenshot, ChangeCycle, CycleFilter, TestCycle, TestCycleRow, CreateCycle, CreateCycles, ChangeItem } from "./schemas.ts";

const CycleParams = z.object({ id: Id });
const ItemParams = z.object({ id: Id, itemId: Id });
const ScreenshotParams = z.object({ id: Id, screenshotId: Id });
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
  createSeveral: route({
    ...change,
    method: "POST",
    path: "/api/test-cycles/bulk",
    summary: "Create a test cycle for each of up to 20 configurations, all or none; together they have at most 5,000 items",
    unknownFields: "warn",
    body: CreateCycles,
    reply: ok(z.array(TestCycleRow)),
    status: 201,
    idempotent: true,
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
    summary: "Change a test cycle, or close it and skip items without a result",
    params: CycleParams,
    unknownFields: "warn",
    body: ChangeCycle,
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
  export: route({
    ...read,
    method: "GET",
    path: "/api/test-cycles/:id/export",
    summary: "Download the results of a test cycle as a CSV file, one line per item",
    params: CycleParams,
    reply: z.string(),
    gives: "text",
  }),
  addScreenshot: route({
    ...change,
    method: "POST",
    path: "/api/test-cycles/:id/items/:itemId/screenshots",
    summary: "Attach a screenshot to an item; it counts towards the organization's storage",
    params: ItemParams,
    unknownFields: "warn",
    body: AddScreenshot,
    bodyLimitBytes: 2 * maxScreenshotBytes,
    reply: ok(TestCycle),
    status: 201,
  }),
  screenshot: route({
    ...read,
    method: "GET",
    path: "/api/test-cycles/:id/screenshots/:screenshotId",
    summary: "Get the picture of a screenshot",
    params: ScreenshotParams,
    reply: z.unknown(),
    gives: "stream",
  }),
  deleteScreenshot: route({
    ...change,
    method: "DELETE",
    path: "/api/test-cycles/:id/screenshots/:screenshotId",
    summary: "Delete a screenshot",
    params: ScreenshotParams,
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
