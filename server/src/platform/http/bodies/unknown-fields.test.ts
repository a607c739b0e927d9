import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "@gantry/contract/api.ts";
import { CreateApiKey } from "@gantry/contract/api-keys/schemas.ts";
import { CreateExecution } from "@gantry/contract/executions/schemas.ts";
import { StartMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { projects } from "@gantry/contract/projects/routes.ts";
import type { Route } from "@gantry/contract/route.ts";
import { findUnknownFields } from "./unknown-fields.ts";

test.each([
  [CreateApiKey, { expiresInDays: 30 }, "expiresInDays", "expiresAt"],
  [CreateApiKey, { Name: "x" }, "Name", "name"],
  [CreateExecution, { project_id: "x" }, "project_id", "projectId"],
  [CreateExecution, { config: { enviroment: "x" } }, "config.enviroment", "config.environment"],
  [CreateExecution, { timeout: 3 }, "timeout", "timeoutMinutes"],
  [CreateExecution, { config: { image: "x" } }, "config.image", "image"],
  [CreateExecution, { colour: "x" }, "colour", undefined],
  [CreateExecution, { envVars: { ANYTHING: "x" }, config: { envVars: { ELSE: "x" } }, "": 1 }, "", undefined],
  [projects.change.body, { autoQuarantine: true }, "autoQuarantine", "runSettings.autoQuarantine"],
  [projects.change.body, { runSettings: { resources: { memory: 1 } } }, "runSettings.resources.memory", "runSettings.resources.memoryMb"],
  [
    z.object({ list: z.array(z.object({ title: z.string() })) }),
    { list: [{ title: "a" }, { tilte: "b" }] },
    "list.1.tilte",
    "list.1.title",
  ],
  [StartMatrixRun, { matrix: { axes: { A: [{ value: "1", imagee: "suite:1" }] } } }, "matrix.axes.A.0.imagee", "matrix.axes.A.0.image"],
  [z.preprocess((value) => value, z.object({ a: z.string() })).optional(), { b: 1 }, "b", undefined],
])("%# finds an unknown field by its path, with the field that was probably meant", (schema, value, path, meant) => {
  expect(findUnknownFields(schema, value)).toEqual({ named: [{ path, meant }], count: 1 });
});

test("a union's best matching alternative decides which fields are unknown", () => {
  const schema = z.object({ of: z.union([z.string(), z.object({ a: z.string() }), z.object({ b: z.string(), c: z.string() })]) });
  expect(findUnknownFields(schema, { of: { b: "", c: "" } }).count).toBe(0);
  expect(findUnknownFields(schema, { of: { b: "", d: "" } }).named).toEqual([{ path: "of.d", meant: undefined }]);
  expect(findUnknownFields(schema, { of: "text" }).count).toBe(0);
});

test("counts all unknown fields, lists only some, and cuts long or unprintable names", () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${"\u0007k".repeat(200)}${index}`, index]));
  const { named, count } = findUnknownFields(CreateExecution, many);
  expect([named.length, count]).toEqual([20, 10_000]);
  for (const { path } of named) expect(path).toMatch(/^[\ufffdk]{100}$/);
});

test("only these requests accept unknown fields; none of them changes a credential, a member, a role, an integration or a setting", () => {
  const warn = Object.values(api).flatMap((routes) =>
    Object.values(routes).flatMap((route: Route) =>
      route.body !== undefined && route.unknownFields === "warn" && route.allow !== "worker" ? [`${route.method} ${route.path}`] : [],
    ),
  );
  expect(warn.sort()).toEqual([
    "DELETE /api/executions/bulk",
    "DELETE /api/test-cases/bulk",
    "DELETE /api/test-cases/suite",
    "PATCH /api/executions/bulk",
    "PATCH /api/failure-groups/bulk",
    "PATCH /api/quarantine/:id",
    "PATCH /api/test-cases/:id",
    "PATCH /api/test-cycles/:id",
    "PATCH /api/test-cycles/:id/items/:itemId",
    "PATCH /api/tests/:id",
    "POST /api/auth/forgot-password",
    "POST /api/auth/login",
    "POST /api/auth/resend-verification",
    "POST /api/auth/switch",
    "POST /api/ci/trigger",
    "POST /api/execution-request",
    "POST /api/executions",
    "POST /api/executions/:id/issues",
    "POST /api/executions/:id/rerun",
    "POST /api/failure-groups/:id/issues",
    "POST /api/quarantine",
    "POST /api/shards/next",
    "POST /api/shards/renew",
    "POST /api/shards/start",
    "POST /api/test-cases",
    "POST /api/test-cases/:id/attachments",
    "POST /api/test-cases/bulk",
    "POST /api/test-cases/import",
    "POST /api/test-cycles",
    "POST /api/test-cycles/:id/items/:itemId/issues",
    "POST /api/test-cycles/:id/items/:itemId/screenshots",
    "POST /api/test-cycles/bulk",
    "POST /api/webhooks/ci/pr",
  ]);
});
