import { expect, test } from "vitest";
import { describeMachine, stateOf } from "./describe-worker.ts";

const state = (state: "active" | "paused" | "draining", connected: boolean, running = 0) => stateOf({ state, connected, running }).label;

test("a worker's state is what it does now, and what an admin wants of it", () => {
  expect([state("active", true), state("active", true, 1), state("active", false)]).toEqual(["Ready", "Running", "Offline"]);
  expect([state("paused", true, 1), state("paused", false)]).toEqual(["Paused", "Offline"]);
  expect([state("draining", true, 1), state("draining", false)]).toEqual(["Draining", "Drained"]);
});

test("a machine is described by what is known of it", () => {
  const machine = { os: "linux", arch: "arm64", cpus: 1, memoryMb: 2048 };
  expect(describeMachine({ engine: "docker", machine })).toBe("docker · linux arm64 · 1 CPU · 2 GB");
  expect(describeMachine({ engine: "podman", machine: null })).toBe("podman");
});
