import { randomBytes } from "node:crypto";
import type { ClaimedService } from "@gantry/contract/dispatch/schemas.ts";
import type { RunSpec, ServiceSpec } from "../engine.ts";

export function newRun(image: string, command: string, changes: Partial<RunSpec> = {}): RunSpec {
  return {
    taskId: randomBytes(12).toString("hex"),
    attempt: 1,
    organizationId: "a".repeat(24),
    image,
    command,
    folder: "all",
    registryLogin: null,
    timeoutMs: 600_000,
    resources: { cpus: 1, memoryMb: 128 },
    environment: new Map([["COMMAND", command]]),
    files: new Map(),
    services: [],
    caches: [],
    ...changes,
  };
}

/** A service whose program is the shell. */
export function newService(image: string, name: string, command: string): ServiceSpec {
  return {
    name,
    image,
    command: `/bin/sh -c '${command.replaceAll("'", `'"'"'`)}'`,
    user: null,
    readyWhen: null,
    readyWithinMs: 30_000,
    resources: { cpus: 0.5, memoryMb: 64 },
    registryLogin: null,
    environment: new Map(),
  };
}

/** The same, as a worker claims it. */
export function newClaimedService(image: string, name: string, command: string, changes: Partial<ClaimedService> = {}): ClaimedService {
  const { environment: _, ...spec } = newService(image, name, command);
  const log = { lastSeq: 0, logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } };
  return { ...spec, variables: [], missingVariables: [], log, ...changes };
}
