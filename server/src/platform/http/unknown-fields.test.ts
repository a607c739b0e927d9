import { expect, test } from "vitest";
import { z } from "zod";
import { CreateApiKey } from "@gantry/contract/auth.ts";
import { CreateExecution } from "@gantry/contract/executions.ts";
import { projects } from "@gantry/contract/projects.ts";
import { findUnknownFields } from "./unknown-fields.ts";

test.each([
  [CreateApiKey, { expiresInDays: 30 }, "expiresInDays", "expiresAt"],
  [CreateApiKey, { Name: "x" }, "Name", "name"],
  [CreateExecution, { project_id: "x" }, "project_id", "projectId"],
  [CreateExecution, { config: { enviroment: "x" } }, "config.enviroment", "config.environment"],
  [CreateExecution, { timeout: 3 }, "timeout", "timeoutMinutes"],
  [CreateExecution, { config: { image: "x" } }, "config.image", "image"],
  [CreateExecution, { workerLabels: ["x"] }, "workerLabels", undefined],
  [CreateExecution, { envVars: { ANYTHING: "x" }, config: { envVars: { ELSE: "x" } }, "": 1 }, "", undefined],
  [projects.change.body, { autoQuarantine: true }, "autoQuarantine", "runSettings.autoQuarantine"],
  [projects.change.body, { runSettings: { resources: { memory: 1 } } }, "runSettings.resources.memory", "runSettings.resources.memoryMb"],
  [
    z.object({ list: z.array(z.object({ title: z.string() })) }),
    { list: [{ title: "a" }, { tilte: "b" }] },
    "list.1.tilte",
    "list.1.title",
  ],
  [z.preprocess((value) => value, z.object({ a: z.string() })).optional(), { b: 1 }, "b", undefined],
])("%# a field that the schema does not know is found at its place, with the one that was probably meant", (schema, value, path, meant) => {
  expect(findUnknownFields(schema, value)).toEqual({ named: [{ path, meant }], count: 1 });
});

test("of a union's alternatives the one that fits best is taken, and known fields are none of its", () => {
  const schema = z.object({ of: z.union([z.string(), z.object({ a: z.string() }), z.object({ b: z.string(), c: z.string() })]) });
  expect(findUnknownFields(schema, { of: { b: "", c: "" } }).count).toBe(0);
  expect(findUnknownFields(schema, { of: { b: "", d: "" } }).named).toEqual([{ path: "of.d", meant: undefined }]);
  expect(findUnknownFields(schema, { of: "text" }).count).toBe(0);
});

test("of very many only some are named, all are counted, and long or unprintable names are cut", () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${"\u0007k".repeat(200)}${index}`, index]));
  const { named, count } = findUnknownFields(CreateExecution, many);
  expect([named.length, count]).toEqual([20, 10_000]);
  for (const { path } of named) expect(path).toMatch(/^[\ufffdk]{100}$/);
});
