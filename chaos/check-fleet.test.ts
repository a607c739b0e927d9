import { expect, test } from "vitest";
import { checkFleet } from "./check-fleet.ts";
import type { FleetHistory, History, RunRecord } from "./history.ts";

/** A run with two chunks of output, seen through both servers, while two tenants share six slots and a third uses its two. */
function goodHistory(): { history: History; fleet: FleetHistory } {
  const record: RunRecord = {
    tenant: "ada",
    id: "1",
    key: "one",
    status: "PASSED",
    exitCode: 0,
    errorCode: null,
    attempt: 1,
    createdAt: 1_000,
    startedAt: 1_100,
    finishedAt: 2_000,
    log: "",
    files: [],
    tests: null,
    differs: false,
  };
  const servers = ["server-1", "server-2"];
  const through = (name: string) => ({ tenant: "ada", through: name, connection: 1 });
  const samples = Array.from({ length: 30 }, (_, at) => [
    { at, tenant: "ada", waiting: 5, inProgress: 3 },
    { at, tenant: "bob", waiting: 1, inProgress: 3 },
    { at, tenant: "three", waiting: 1, inProgress: 2 },
  ]).flat();
  const counters = { usedRuns: 0, usedStorageBytes: 0, heldStorageBytes: 0, correctedBytes: 0 };
  const history: History = {
    faults: [],
    requests: [],
    records: [record],
    tenants: [
      { name: "ada", maxRuns: null, maxConcurrent: null, ...counters },
      { name: "three", maxRuns: 1_000, maxConcurrent: 2, ...counters },
    ],
    updates: servers.map((name) => ({ ...through(name), taskId: "1", status: "PASSED", at: 2_500 })),
    logEvents: servers.flatMap((name) => [1, 2].map((seq) => ({ ...through(name), taskId: "1", seq }))),
    containers: [],
    incidents: [],
    leftovers: [],
  };
  const connections = servers.map((name) => ({ ...through(name), from: 0, to: 600_000 }));
  return { history, fleet: { answered: 10, failed: [], samples, connections } };
}

const broken = ({ history, fleet }: ReturnType<typeof goodHistory>) =>
  checkFleet(history, fleet)
    .filter((one) => one.broken.length > 0)
    .map(({ promise }) => promise);

test("a fleet without a fault breaks no promise", () => {
  const good = goodHistory();
  expect(broken(good)).toEqual([]);
  expect(checkFleet(good.history, good.fleet).map(({ checked }) => checked)).toEqual([10, 90, 30, 2]);
});

const everyEvent = "each server's clients get every event";
const fairShares = "tenants with waiting runs get equal shares";
const limits = "limits are never exceeded, and used up";
type Good = ReturnType<typeof goodHistory>;
const of = ({ fleet: { samples } }: Good, name: string) => samples.filter(({ tenant }) => tenant === name);

test.each<[string, string, (good: Good) => unknown]>([
  ["a request failed", "no request fails", ({ fleet }) => fleet.failed.push("GET: no answer")],
  [
    "one sample is above the limit",
    limits,
    (good) =>
      of(good, "three")
        .slice(0, 1)
        .forEach((one) => (one.inProgress = 3)),
  ],
  ["a tenant never uses up its limit", limits, (good) => of(good, "three").forEach((one) => (one.inProgress = 1))],
  ["a tenant gets half of the other's share", fairShares, (good) => of(good, "bob").forEach((one) => (one.inProgress = 1.5))],
  ["the tenants never waited at once", fairShares, (good) => of(good, "bob").forEach((one) => (one.waiting = 0))],
  ["a chunk of output arrived through one server only", everyEvent, ({ history }) => history.logEvents.pop()],
  ["the end was told by one server only", everyEvent, ({ history }) => history.updates.pop()],
  ["the end was told by nobody", everyEvent, ({ history }) => (history.updates = [])],
  ["a chunk arrived on an earlier connection", everyEvent, ({ history }) => Object.assign(history.logEvents[0] ?? {}, { connection: 0 })],
])("finds that %s", (_, promise, change) => {
  const good = goodHistory();
  change(good);
  expect(broken(good)).toEqual([promise]);
});

test("demands nothing of connections that were not open from the request to the end", () => {
  const good = goodHistory();
  good.history.logEvents = [];
  good.history.updates = [];
  for (const connection of good.fleet.connections) connection.from = 1_500;
  expect(broken(good)).toEqual([]);
});
