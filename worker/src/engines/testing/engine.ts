import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { createDockerEngine, type DockerOptions } from "../docker/engine.ts";
import type { Engine } from "../engine.ts";

/** A Docker engine for one test file; its own worker id separates it from others on the same daemon. */
export function testEngine(host: string, changes: Partial<DockerOptions> = {}): Engine {
  return createDockerEngine({
    host,
    instance: "test",
    workerId: `test-${randomBytes(6).toString("hex")}`,
    network: "none",
    runtime: undefined,
    extraHosts: [],
    egress: "private",
    egressAllow: [],
    diskBytes: 1024 ** 3,
    pullPolicy: "missing",
    registries: ["registry.invalid", "suite.invalid"],
    localImages: "all",
    operatorLogins: undefined,
    pullTimeoutMs: 60_000,
    registryTimeoutMs: 10_000,
    startsAtOnce: 4,
    prepared: 0,
    log: pino({ level: process.env.TEST_LOG_LEVEL ?? "silent" }),
    ...changes,
  });
}
