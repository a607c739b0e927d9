import { expect, test } from "vitest";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { environmentOf, secretsOf } from "./environment.ts";

test("a registry's password is masked in output, and is not in the container's environment", () => {
  const run: ClaimedRun = {
    taskId: "a".repeat(24),
    attempt: 1,
    leaseToken: "lease",
    organizationId: "b".repeat(24),
    projectId: "c".repeat(24),
    image: "registry.example.com/suite:1",
    command: "",
    folder: "all",
    baseUrl: "",
    variables: [{ name: "TOKEN", value: "of the suite", secret: true }],
    files: [],
    registryLogin: { registry: "registry.example.com", username: "ci", password: "of the registry" },
    reportFolder: null,
    repeatedTests: "separate",
    timeoutMs: 1,
    resources: { cpus: 1, memoryMb: 128 },
    services: [],
    caches: [],
    cacheScopes: [],
    clearedCaches: [],
    source: null,
    lastSeq: 0,
    logBytes: { stdout: 0, stderr: 0 },
    logEnd: { stdout: "", stderr: "" },
    startedAt: null,
  };
  expect(secretsOf(run, new Map())).toEqual([{ name: "TOKEN", value: "of the suite" }, { value: "of the registry" }]);
  const source = {
    repository: "https://git.example.com/a/b",
    ref: null,
    path: "",
    commit: null,
    token: "ci:of the repository",
    missingToken: null,
  };
  expect(secretsOf({ ...run, source }, new Map())).toContainEqual({ value: "of the repository" });
  expect([...environmentOf(run, new Map()).values()]).not.toContain("of the registry");
});
