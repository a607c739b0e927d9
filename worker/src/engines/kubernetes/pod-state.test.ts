import type { V1Pod } from "@kubernetes/client-node";
import { expect, it } from "vitest";
import { hasSuiteStarted, lostExit, startProblem, suiteImageDigest } from "./pod-state.ts";
import { parseEnd } from "./spool.ts";

const rights = { hasLogin: false, isChosenByTenant: false };
const suite = { container: "suite", image: "team/x:1", rights };
const now = new Date("2026-11-23T12:00:00Z");

const waiting = (reason: string, message: string, name = "suite"): V1Pod => ({
  status: {
    phase: "Pending",
    containerStatuses: [{ name, image: "x", imageID: "", ready: false, restartCount: 0, state: { waiting: { reason, message } } }],
  },
});

it.each([
  ["ErrImagePull", 'failed to pull: pull access denied, repository does not exist "team/x:1"', "IMAGE_UNAVAILABLE", /knows no such image/],
  ["ErrImagePull", "dial tcp 10.1.2.3:443: connect: connection refused", "IMAGE_UNAVAILABLE", /could not be reached/],
  ["ErrImagePull", "no match for platform in manifest: no matching manifest for linux/arm64", "IMAGE_WRONG_PLATFORM", /platform/],
  ["ErrImageNeverPull", "not present with pull policy of Never", "IMAGE_UNAVAILABLE", /IMAGE_PULL_POLICY=never/],
  ["InvalidImageName", "couldn't parse", "IMAGE_UNAVAILABLE", /cannot read/],
  ["CreateContainerConfigError", "container has runAsNonRoot and image will run as root", "ENTRYPOINT_FAILED", /runs as root/],
  [
    "CreateContainerError",
    "unable to find user nosuch: no matching entries in passwd file",
    "ENTRYPOINT_FAILED",
    /user "nosuch" is not in the image/,
  ],
])("says why a container does not start: %s, %s", (reason, message, code, words) => {
  const problem = startProblem(waiting(reason, message), suite);
  expect(problem).toMatchObject({ code, retryable: false, message: expect.stringMatching(words) });
  expect(problem?.message).not.toContain("10.1.2.3");
});

it("waits while a container is prepared, also when its secret is not there yet", () => {
  expect(startProblem(waiting("ContainerCreating", ""), suite)).toBeUndefined();
  expect(startProblem(waiting("CreateContainerConfigError", 'secret "run-1" not found'), suite)).toBeUndefined();
});

it("returns a run when its own container or the cluster is the problem", () => {
  const tools = startProblem(waiting("ErrImagePull", "not found", "gantry"), suite);
  expect(tools).toMatchObject({ code: "ENGINE_FAILED", retryable: true, message: expect.stringContaining("KUBERNETES_TOOLS_IMAGE") });
  const evicted: V1Pod = { status: { phase: "Failed", reason: "Evicted", message: "The node had condition: [DiskPressure]." } };
  expect(startProblem(evicted, suite)).toMatchObject({ retryable: true, message: expect.stringContaining("DiskPressure") });
});

it.each([
  [`docker.io/team/suite@sha256:${"a".repeat(64)}`, `sha256:${"a".repeat(64)}`],
  [`docker://sha256:${"b".repeat(64)}`, `sha256:${"b".repeat(64)}`],
  ["", undefined],
])("reads the digest of the suite's image from %j", (imageID, digest) => {
  const status = { name: "suite", image: "x", imageID, ready: true, restartCount: 0, state: {} };
  expect(suiteImageDigest({ status: { containerStatuses: [status] } })).toBe(digest);
});

it("knows a container that was never seen running, and one that could not start", () => {
  const ended = (reason: string): V1Pod => ({
    status: {
      containerStatuses: [
        { name: "suite", image: "x", imageID: "", ready: false, restartCount: 0, state: { terminated: { exitCode: 128, reason } } },
      ],
    },
  });
  expect(hasSuiteStarted(ended("Completed"))).toBe(true);
  expect(hasSuiteStarted(ended("StartError"))).toBe(false);
});

it.each([
  ["Evicted", 'Usage of EmptyDir volume "spool" exceeds the limit "64Mi".', { diskFull: "limit" }],
  ["Evicted", 'Container suite exceeded its local ephemeral storage limit "64Mi".', { diskFull: "limit" }],
  ["Evicted", "Pod ephemeral local storage usage exceeds the total limit of containers 64Mi.", { diskFull: "limit" }],
  [
    "Evicted",
    "The node was low on resource: memory. Container suite exceeds its request.",
    { infrastructure: expect.stringContaining("low on resource: memory") },
  ],
  ["Preempting", "Preempted in order to admit critical pod", { infrastructure: expect.stringContaining("critical pod") }],
  ["DeadlineExceeded", "Pod was active longer", { infrastructure: expect.stringContaining("worker was away") }],
])("says how the cluster ended a run: %s, %s", (reason, message, expected) => {
  const exit = lostExit({ status: { phase: "Failed", reason, message } }, now);
  expect(exit).toMatchObject({ code: 137, outOfMemory: false, ...expected });
});

it("says that a pod was deleted, with the reason for the disruption if there is one", () => {
  expect(lostExit(undefined, now).infrastructure).toContain("removed from outside Gantry");
  const condition = { type: "DisruptionTarget", status: "True", message: "taint manager: deleting due to NoExecute taint" };
  const drained: V1Pod = { metadata: { deletionTimestamp: now }, status: { phase: "Running", conditions: [condition] } };
  expect(lostExit(drained, now).infrastructure).toContain("NoExecute taint");
});

it("does not believe what is not an end", () => {
  expect(parseEnd("7 100 0 1 1795475278\n")).toEqual({ code: 7, outBytes: 100, errBytes: 0, memoryKills: 1, endedAt: 1795475278 });
  for (const line of ["", "7", "x 1 1 1 1", "256 1 1 1 1", "-1 1 1 1 1", "1 1 1 1 1 1", `1 ${"9".repeat(30)} 1 1 1`])
    expect(parseEnd(line)).toBeUndefined();
});
