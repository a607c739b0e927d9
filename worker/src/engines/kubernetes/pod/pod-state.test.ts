import type { V1ContainerState, V1Pod } from "@kubernetes/client-node";
import { expect, it } from "vitest";
import {
  hasPodEnded,
  hasSuiteEnded,
  hasSuiteStarted,
  isInDoubt,
  lostExit,
  mayHaveStarted,
  recordedExit,
  sidecarProblem,
  startProblem,
  suiteImageDigest,
  suiteStartedAt,
} from "./pod-state.ts";
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

const started = { name: "suite", image: "x", imageID: "", ready: true, restartCount: 0 };
const beside = (state: V1ContainerState, suiteState: V1ContainerState = { running: {} }, changes: Partial<V1Pod> = {}): V1Pod => ({
  status: {
    phase: "Running",
    containerStatuses: [
      { ...started, state: suiteState },
      { ...started, name: "gantry", state },
    ],
  },
  ...changes,
});
const stuck = { waiting: { reason: "ImagePullBackOff", message: "Back-off pulling image" } };
const preparing = { waiting: { reason: "ContainerCreating" } };

it.each([
  ["cannot be pulled", beside(stuck), /did not start/],
  ["was killed for memory", beside({ terminated: { exitCode: 137, reason: "OOMKilled" } }), /ended before/],
  ["could not be started", beside({ terminated: { exitCode: 128, reason: "StartError" } }), /did not start/],
  ["did not come while the suite waited for it", beside(preparing, { terminated: { exitCode: 1, reason: "Error" } }), /in time/],
])("knows that the sidecar will not be there: it %s", (_, pod, words) => {
  expect(sidecarProblem(pod)).toMatchObject({ code: "ENGINE_FAILED", retryable: true, message: expect.stringMatching(words) });
});

it.each([
  ["runs", beside({ running: {} })],
  ["is prepared", beside(preparing)],
  ["is guessed to have ended", beside({ terminated: { exitCode: 0 } })],
  ["is guessed to have ended with 137", beside({ terminated: { exitCode: 137, reason: "ContainerStatusUnknown" } })],
  ["waits beside a suite that could not be started", beside(preparing, { terminated: { exitCode: 128, reason: "StartError" } })],
  ["is removed with its pod", beside({ terminated: { exitCode: 137, reason: "Error" } }, {}, { metadata: { deletionTimestamp: now } })],
  [
    "ended with the suite",
    beside({ terminated: { exitCode: 137, reason: "Error" } }, { terminated: { exitCode: 0, reason: "Completed" } }),
  ],
])("does not miss a sidecar that %s", (_, pod) => {
  expect(sidecarProblem(pod)).toBeUndefined();
});

it("takes a pod for ended whose suite and sidecar have, although another container runs", () => {
  const ended = { terminated: { exitCode: 137, reason: "Error" } };
  expect([beside(ended, ended), beside({ running: {} }, ended), beside(ended)].map(hasPodEnded)).toEqual([true, false, false]);
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

// As a kubelet 1.20.2 said it that was killed and started again between the creation of a container and its start.
const guessed = { exitCode: 0, startedAt: null, finishedAt: null, containerID: "containerd://a94d" };

it.each([
  ["suite", guessed, { isInDoubt: true, mayHave: true, hasStarted: false, hasEnded: false }],
  ["gantry", guessed, { isInDoubt: true, mayHave: true, hasStarted: false, hasEnded: false }],
  ["suite", { exitCode: 137, reason: "ContainerStatusUnknown" }, { isInDoubt: true, mayHave: true, hasStarted: false, hasEnded: false }],
  ["suite", { exitCode: 0, reason: "Completed" }, { isInDoubt: false, mayHave: false, hasStarted: true, hasEnded: true }],
  ["suite", { exitCode: 137, reason: "OOMKilled" }, { isInDoubt: false, mayHave: false, hasStarted: true, hasEnded: true }],
  ["suite", { exitCode: 128, reason: "StartError" }, { isInDoubt: false, mayHave: true, hasStarted: false, hasEnded: true }],
])("does not take a kubelet's guess for an end: %s, %j", (name, terminated, expected) => {
  const status = { name, image: "x", imageID: "", ready: false, restartCount: 0, state: { terminated } };
  const pod = { status: { phase: "Running", containerStatuses: [status] } } as unknown as V1Pod;
  const found = {
    isInDoubt: isInDoubt(pod),
    mayHave: mayHaveStarted(pod),
    hasStarted: hasSuiteStarted(pod),
    hasEnded: hasSuiteEnded(pod),
  };
  expect(found).toEqual(expected);
  expect(suiteStartedAt(pod)).toBeUndefined();
});

const killed = { exitCode: 137, reason: "Error" };
const forMemory = { exitCode: 137, reason: "OOMKilled" };
const byCluster = expect.stringContaining("killed from outside Gantry");
it.each([
  ["the suite's own end, and the kubelet says nothing", "7 1 0 0 1", undefined, { code: 7, outOfMemory: false }],
  ["the suite's own end, and the kubelet says something else", "7 1 0 0 1", killed, { code: 7, outOfMemory: false }],
  ["the suite's own end, and the kubelet only guesses", "7 1 0 0 1", { exitCode: 0 }, { code: 7, outOfMemory: false }],
  ["the suite's own success, and the kubelet says something else", "0 1 0 0 1", killed, { code: 0, outOfMemory: false }],
  ["the suite's own end after a process was killed for memory", "7 1 0 2 1", undefined, { code: 7, outOfMemory: true }],
  ["the suite's own end, and the kubelet noted the kill for memory", "7 1 0 0 1", forMemory, { code: 7, outOfMemory: true }],
  ["the sidecar's record of a container that was killed", "137 1 0 0 1 killed", killed, { code: 137, infrastructure: byCluster }],
  ["the sidecar's record when the kubelet only guesses", "137 1 0 0 1 killed", { exitCode: 0 }, { code: 137, infrastructure: byCluster }],
  ["the sidecar's record of one killed for memory", "137 1 0 0 1 killed", forMemory, { code: 137, outOfMemory: true }],
])("believes %s", (_, line, ended, expected) => {
  const end = parseEnd(line);
  if (!end) throw new Error("not an end");
  const exit = recordedExit(end, now, ended);
  expect(exit).toMatchObject({ finishedAt: now, ...expected });
  expect("infrastructure" in exit).toBe("infrastructure" in expected);
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
  const end = { code: 7, outBytes: 100, errBytes: 0, memoryKills: 1, endedAt: 1795475278 };
  expect(parseEnd("7 100 0 1 1795475278\n")).toEqual({ ...end, isKilled: false });
  expect(parseEnd("7 100 0 1 1795475278 killed\n")).toEqual({ ...end, isKilled: true });
  for (const line of [
    "",
    "7",
    "x 1 1 1 1",
    "256 1 1 1 1",
    "-1 1 1 1 1",
    "1 1 1 1 1 1",
    "1 1 1 1 killed",
    "1 1 1 1 1 killed killed",
    `1 ${"9".repeat(30)} 1 1 1`,
  ])
    expect(parseEnd(line)).toBeUndefined();
});
