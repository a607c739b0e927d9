import { randomBytes } from "node:crypto";
import type { RunSpec } from "../engine.ts";

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
    ...changes,
  };
}
