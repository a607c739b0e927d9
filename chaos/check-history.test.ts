import { expect, test } from "vitest";
import { checkHistory } from "./check-history.ts";
import type { Fault, History, RunRecord } from "./history.ts";

/** Two correct runs: one passed, one failed with 3. */
function goodHistory(): History {
  const record = (id: string, key: string, exitCode: number, from: number): RunRecord => ({
    tenant: "ada",
    id,
    key,
    status: exitCode === 0 ? "PASSED" : "FAILED",
    exitCode,
    errorCode: null,
    attempt: 1,
    createdAt: from,
    startedAt: from + 100,
    finishedAt: from + 1_000,
    log: "seq=1\nseq=2\n",
    files: [{ path: "reports/part.txt", sizeBytes: 5_000 }],
    tests: { total: 1, passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 },
    differs: false,
  });
  const request = (key: string, exitCode: number, id: string) => ({
    tenant: "ada",
    planned: { key, lines: 2, exitCode, reportKb: 5 },
    outcome: "accepted" as const,
    id,
  });
  return {
    faults: [],
    requests: [request("one", 0, "1"), request("two", 3, "2")],
    records: [record("1", "one", 0, 1_000), record("2", "two", 3, 2_500)],
    tenants: [
      { name: "ada", maxRuns: 2, maxConcurrent: 1, usedRuns: 2, usedStorageBytes: 2_000, heldStorageBytes: 2_000, correctedBytes: 0 },
    ],
    updates: [{ tenant: "ada", taskId: "1", status: "PASSED" }],
    logEvents: [{ tenant: "ada", connection: 1, taskId: "1", seq: 1 }],
    containers: [
      { taskId: "1", attempt: 1, action: "start", at: 1_100 },
      { taskId: "2", attempt: 1, action: "start", at: 2_600 },
    ],
    incidents: [],
    leftovers: [],
  };
}

const broken = (history: History) =>
  checkHistory(history)
    .filter((one) => one.broken.length > 0)
    .map(({ promise }) => promise);
const fault = (target: string, from: number, to: number): Fault => ({ kind: "SIGKILL", target, from, to });

test("missing lines are excused when Docker was interrupted and the log says so, doubled ones are not", () => {
  const history = goodHistory();
  const record = first(history);
  record.log = "seq=2\nGantry: Output of this run may be missing: the container engine was interrupted, or could not store it.\n";
  expect(broken(history)).toEqual(["every line of the log is there once"]);
  history.faults.push(fault("engine", record.createdAt, record.createdAt + 1));
  expect(broken(history)).toEqual([]);
  record.log = `seq=2\n${record.log}`;
  expect(broken(history)).toEqual(["every line of the log is there once"]);
});

test("a history without a fault breaks no promise", () => {
  expect(broken(goodHistory())).toEqual([]);
});

const first = ({ records: [record] }: History): RunRecord => record as RunRecord;
test.each<[string, string, (history: History) => unknown]>([
  ["an accepted run is gone", "no accepted run is lost", (history) => history.records.shift() && (history.tenants = [])],
  [
    "a request made two runs",
    "no request makes two runs",
    (history) => history.records.push({ ...first(history), id: "3", startedAt: null }),
  ],
  [
    "a refused request made a run",
    "no request makes two runs",
    (history) => Object.assign(history.requests[0] ?? {}, { outcome: "refused" }),
  ],
  ["a run still runs", "every run ends", (history) => (first(history).status = "RUNNING")],
  [
    "a client was told another outcome",
    "every run ends",
    (history) => history.updates.push({ tenant: "ada", taskId: "1", status: "FAILED" }),
  ],
  ["the verdict is not the suite's", "the verdict is", (history) => Object.assign(first(history), { status: "FAILED", exitCode: 1 })],
  [
    "an error without any fault",
    "the verdict is",
    (history) => Object.assign(first(history), { status: "ERROR", errorCode: "INFRASTRUCTURE" }),
  ],
  ["a line is missing", "every line", (history) => (first(history).log = "seq=2\n")],
  ["a line is doubled", "every line", (history) => (first(history).log = "seq=1\nseq=1\nseq=2\n")],
  ["the report is cut", "the report", (history) => (first(history).files = [{ path: "reports/part.txt", sizeBytes: 4_999 }])],
  ["the report has no tests", "the report", (history) => (first(history).tests = null)],
  [
    "a suite ran twice",
    "no suite is started again",
    (history) => history.containers.push({ taskId: "1", attempt: 2, action: "start", at: 1_500 }),
  ],
  [
    "an attempt had two containers",
    "no attempt has two",
    (history) => history.containers.push({ taskId: "1", attempt: 1, action: "start", at: 1_500 }),
  ],
  [
    "another tenant's output arrived",
    "live events",
    (history) => history.logEvents.push({ tenant: "bob", connection: 1, taskId: "1", seq: 2 }),
  ],
  ["a chunk arrived twice", "live events", (history) => history.logEvents.push({ tenant: "ada", connection: 1, taskId: "1", seq: 1 })],
  ["two ran at once where one may", "quotas", (history) => Object.assign(first(history), { finishedAt: 3_000 })],
  ["the counter of runs is wrong", "quotas", (history) => Object.assign(history.tenants[0] ?? {}, { usedRuns: 3 })],
  ["the counter of bytes is wrong", "quotas", (history) => Object.assign(history.tenants[0] ?? {}, { usedStorageBytes: 1 })],
  ["more runs than the plan allows", "quotas", (history) => Object.assign(history.tenants[0] ?? {}, { maxRuns: 1 })],
  ["a container was left", "nothing is left", (history) => history.leftovers.push("container x")],
  ["a worker ended", "no process ends", (history) => history.incidents.push("worker-1 ended unexpectedly")],
])("%s: breaks the promise", (_, promise, spoil) => {
  const history = goodHistory();
  spoil(history);
  expect(broken(history)).toContainEqual(expect.stringContaining(promise));
});

test("a second attempt is expected only when the worker was away for longer than a lease", () => {
  const history = goodHistory();
  history.containers.push({ taskId: "1", attempt: 2, action: "start", at: 22_000 });
  Object.assign(first(history), {
    attempt: 2,
    startedAt: 22_000,
    finishedAt: 23_000,
    log: "seq=1\nGantry: the worker was lost; attempt 2 follows.\nseq=1\nseq=2\n",
  });
  for (const target of ["server-1", "postgres", "database's network"]) {
    history.faults = [fault(target, 1_200, 21_500)];
    expect(broken(history)).toEqual(["no suite is started again without need"]);
  }
  history.faults = [fault("worker-1", 1_200, 4_000)];
  expect(broken(history)).toEqual(["no suite is started again without need"]);
  // Two faults of one worker without time for a heartbeat in between count as one.
  history.faults = [fault("worker-1", 1_200, 10_000), fault("workers' network", 10_500, 21_500)];
  expect(broken(history)).toEqual([]);
});

test("an engine fault during the run may cost its verdict, one before it may not", () => {
  const history = goodHistory();
  Object.assign(first(history), { status: "ERROR", exitCode: null, errorCode: "INFRASTRUCTURE" });
  history.updates = [];
  history.faults = [fault("engine", 1_200, 1_500)];
  expect(broken(history)).toEqual([]);
  history.faults = [fault("engine", 100, 500)];
  expect(broken(history)).toEqual(["the verdict is what the suite did"]);
});

test("the end of a suite as if killed may be forgotten only when no worker recorded it and the engine was killed afterwards", () => {
  const history = goodHistory();
  Object.assign(first(history), { status: "ERROR", exitCode: 143, errorCode: "INFRASTRUCTURE" });
  Object.assign(history.requests[0]?.planned ?? {}, { exitCode: 143 });
  history.updates = [];
  history.containers.push({ taskId: "1", attempt: 1, action: "die", at: 2_000 });
  const worker = fault("worker-1", 1_500, 30_000);
  const engine = fault("engine", 10_000, 15_000);
  const wrong = ["the verdict is what the suite did", "the report is there, whole"];
  history.faults = [worker, engine];
  expect(broken(history)).toEqual([]);
  first(history).tests = null;
  expect(broken(history)).toEqual([]);
  // The worker had no time to record the end between or after its outages.
  history.faults = [worker, fault("worker-1", 31_000, 40_000), fault("engine", 41_000, 42_000)];
  expect(broken(history)).toEqual([]);
  for (const faults of [[worker], [engine], [fault("worker-1", 4_100, 30_000), engine], [worker, fault("engine", 33_000, 34_000)]]) {
    history.faults = faults;
    expect(broken(history)).toEqual(wrong);
  }
});

test("a full disk of the engine may cost a run's verdict or report, but gives no wrong verdict", () => {
  const history = goodHistory();
  history.faults = [fault("engine's disk", 1_200, 1_500)];
  first(history).files = [];
  first(history).log = "seq=1\n";
  expect(broken(history)).toEqual(["every line of the log is there once"]);
  first(history).log += "Gantry: Output of this run may be missing: the container engine was interrupted, or could not store it.\n";
  expect(broken(history)).toEqual([]);
  history.updates = [];
  Object.assign(first(history), { status: "FAILED", errorCode: "REPORT_INCOMPLETE" });
  expect(broken(history)).toEqual([]);
  history.faults = [];
  expect(broken(history)).toContain("the verdict is what the suite did");
  history.faults = [fault("engine's disk", 1_200, 1_500)];
  first(history).errorCode = null;
  Object.assign(first(history), { status: "FAILED", exitCode: 1 });
  expect(broken(history)).toEqual(["the verdict is what the suite did"]);
  Object.assign(first(history), { status: "ERROR", exitCode: null, errorCode: "DISK_FULL" });
  expect(broken(history)).toEqual([]);
});
