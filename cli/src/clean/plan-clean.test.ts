import type { AbandonedReply } from "@gantry/contract/dispatch/schemas.ts";
import type { Leftover } from "@gantry/worker/engines/docker/leftovers/leftovers.ts";
import { expect, test } from "vitest";
import { planClean } from "./plan-clean.ts";

const run = (workerId: string, taskId: string, attempt = 1): Leftover => {
  const name = `run-${taskId}-${attempt}`;
  return { kind: "container", id: name, name, workerId, attempt: { taskId, attempt } };
};
const network = (workerId: string): Leftover => ({ kind: "network", id: `of-${workerId}`, name: `of-${workerId}`, workerId });

const reply = (changes: Partial<AbandonedReply>): AbandonedReply => ({
  success: true,
  attempts: [],
  workers: [],
  leased: [],
  known: [],
  ...changes,
});

function planOf(found: Leftover[], answer: Partial<AbandonedReply>, workers: { running?: string[]; lost?: string[] } = {}) {
  const facts = { running: new Set(workers.running), lost: new Set(workers.lost) };
  const { remove, keep } = planClean(found, reply(answer), facts);
  return { removed: remove.map(({ name }) => name), kept: keep.map(({ count, reason }) => `${count}: ${reason}`) };
}

test("leftovers of ended attempts and of lost workers are removed without naming the workers", () => {
  const found = [run("a", "t1"), run("a", "t2"), network("a")];
  expect(planOf(found, { attempts: [{ taskId: "t1", attempt: 1 }], workers: ["a"], known: [{ id: "a", silentMs: 700_000 }] })).toEqual({
    removed: ["run-t1-1", "of-a"],
    kept: [expect.stringMatching(/^1: its worker may come back/)],
  });
});

test("a leased run stays, even if its worker is named as lost", () => {
  const found = [run("a", "t1"), network("a")];
  const answer = { leased: [{ taskId: "t1", attempt: 1 }], known: [{ id: "a", silentMs: 40_000 }] };
  expect(planOf(found, answer, { lost: ["a"] })).toEqual({ removed: ["of-a"], kept: ["1: the run is held by its worker"] });
  // Another attempt of the run is leased, not this one.
  const next = { ...answer, leased: [{ taskId: "t1", attempt: 2 }] };
  expect(planOf(found, next, { lost: ["a"] })).toEqual({ removed: ["run-t1-1", "of-a"], kept: [] });
});

test("leftovers of a worker that was recently seen, or runs on this machine, stay, even if it is named as lost", () => {
  const found = [run("a", "t1"), network("a")];
  const heard = { known: [{ id: "a", silentMs: 12_300 }] };
  expect(planOf(found, heard, { lost: ["a"] })).toEqual({ removed: [], kept: ["2: its worker called the server 12 s ago"] });
  const over = { attempts: [{ taskId: "t1", attempt: 1 }], workers: ["a"] };
  expect(planOf(found, over, { lost: ["a"], running: ["a"] })).toEqual({ removed: [], kept: ["2: its worker runs on this machine"] });
});

test("leftovers unknown to the server stay unless their worker is named", () => {
  const found = [run("a", "t1"), network("a"), network("b")];
  const unknown = "this server does not know its worker: it belongs to another installation, or its data was lost";
  expect(planOf(found, {})).toEqual({ removed: [], kept: [`2: ${unknown}`, `1: ${unknown}`] });
  expect(planOf(found, {}, { lost: ["a"] })).toEqual({ removed: ["run-t1-1", "of-a"], kept: [`1: ${unknown}`] });
});
