import { randomBytes } from "node:crypto";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";

/** A run as the server gives it to a worker. */
export function newClaimedRun(changes: Partial<ClaimedRun> & { image: string }): ClaimedRun {
  return {
    taskId: randomBytes(12).toString("hex"),
    attempt: 1,
    leaseToken: randomBytes(32).toString("base64url"),
    organizationId: "a".repeat(24),
    projectId: "b".repeat(24),
    command: "",
    folder: "all",
    baseUrl: "http://target.example",
    variables: [],
    files: [],
    registryLogin: null,
    reportFolder: null,
    repeatedTests: "separate",
    timeoutMs: 60_000,
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
    ...changes,
  };
}
