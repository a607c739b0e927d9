import type { V1Container, V1Pod } from "@kubernetes/client-node";
import { expect, it } from "vitest";
import { requireUnchanged } from "./changed-pod.ts";

const spool = { name: "spool", mountPath: "/gantry" };
const container = (name: string, changes: Partial<V1Container> = {}): V1Container => ({
  name,
  image: "x",
  command: [`start ${name}`],
  volumeMounts: [spool],
  ...changes,
});
const pod = (...containers: V1Container[]): V1Pod => ({ spec: { initContainers: [container("tools")], containers } });
const asked = pod(container("gantry"), container("suite"));

it("accepts what admission controllers usually change", () => {
  const volumes = [{ name: "certificates", mountPath: "/certificates" }, spool];
  const created = pod(
    container("istio-proxy", { command: ["envoy"] }),
    container("suite", { image: "mirror/x", env: [{ name: "TEAM", value: "a" }], volumeMounts: volumes }),
    container("gantry", { imagePullPolicy: "Always" }),
  );
  expect(() => requireUnchanged(asked, created)).not.toThrow();
});

it.each([
  ["the container gantry is missing", pod(container("suite"))],
  ["the command of the container suite is another", pod(container("gantry"), container("suite", { command: ["wrapped"] }))],
  ["the command of the container suite is another", pod(container("gantry"), container("suite", { args: ["more"] }))],
  ["the container gantry lacks a volume", pod(container("gantry", { volumeMounts: [] }), container("suite"))],
])("says why suites cannot start in a changed pod: %s", (words, created) => {
  expect(() => requireUnchanged(asked, created)).toThrow(
    expect.objectContaining({ retryable: true, message: expect.stringContaining(words) }),
  );
});
