import { expect, test } from "vitest";
import { createNotifier } from "./notifier.ts";

const never = new AbortController().signal;

test("a notification wakes the waiter that has waited longest; without a waiter it wakes the next one", async () => {
  const notifier = createNotifier(60_000);
  const woken: string[] = [];
  const wait = (name: string) => notifier.wait(60_000, never).then(() => woken.push(name));
  const both = [wait("first"), wait("second")];
  notifier.notify();
  await both[0];
  expect(woken).toEqual(["first"]);
  notifier.notify();
  await both[1];
  expect(woken).toEqual(["first", "second"]);
  expect(notifier.hasWaiter()).toBe(false);
  notifier.notify();
  await notifier.wait(60_000, never);
});

test("its timer wakes one of many waiters, not all of them", async () => {
  const notifier = createNotifier(100);
  let wakeUps = 0;
  const aborts = Array.from({ length: 50 }, () => new AbortController());
  const waiters = aborts.map(async ({ signal }) => {
    while (!signal.aborted) {
      await notifier.wait(60_000, signal);
      if (!signal.aborted) wakeUps++;
    }
  });
  await expect.poll(() => wakeUps).toBeGreaterThan(2);
  expect(wakeUps).toBeLessThan(50);
  for (const abort of aborts) abort.abort();
  await Promise.all(waiters);
  expect(notifier.hasWaiter()).toBe(false);
});

test("its timer wakes the many workers of one organization in turn, a few at a time, and all others", async () => {
  const notifier = createNotifier(50);
  const aborts = Array.from({ length: 26 }, () => new AbortController());
  const woken: number[] = [];
  const waiters = aborts.map(async ({ signal }, worker) => {
    const waiter = { kind: `w${worker}`, member: `w${worker}`, organizationId: worker === 25 ? "small" : "large" };
    await notifier.wait(0, signal, waiter);
    while (!signal.aborted) {
      await notifier.wait(60_000, signal, waiter);
      if (!signal.aborted) woken.push(worker);
    }
  });
  await expect.poll(() => woken.length).toBeGreaterThan(32);
  for (const abort of aborts) abort.abort();
  await Promise.all(waiters);
  const first = woken.slice(0, 33);
  expect(new Set(first.filter((worker) => worker < 25)).size).toBe(25);
  expect(first.filter((worker) => worker === 25).length).toBeGreaterThanOrEqual(3);
});

test("a notification wakes one waiter of each kind, and is kept for a kind that has none", async () => {
  const notifier = createNotifier(60_000);
  const woken: string[] = [];
  const abort = new AbortController();
  const gpu = { kind: "gpu", member: "w", organizationId: null };
  const wait = (name: string, kind: string) => notifier.wait(60_000, abort.signal, { ...gpu, kind }).then(() => woken.push(name));
  const waits = [wait("first", ""), wait("second", "")];
  // A kind that is new after no notification waits, too.
  await notifier.wait(0, abort.signal, gpu);
  waits.push(wait("gpu", "gpu"));
  notifier.notify();
  await Promise.all([waits[0], waits[2]]);
  expect(woken.sort()).toEqual(["first", "gpu"]);
  notifier.notify();
  await waits[1];
  await notifier.wait(60_000, abort.signal, gpu);
  const waiting = notifier.wait(60_000, abort.signal, gpu);
  expect(notifier.hasWaiter()).toBe(true);
  abort.abort();
  await waiting;
});

test("the members of a kind are woken in turn, however many waiters one of them has", async () => {
  const notifier = createNotifier(60_000);
  const abort = new AbortController();
  const woken: string[] = [];
  const wait = async (member: string): Promise<void> => {
    await notifier.wait(60_000, abort.signal, { kind: "", member, organizationId: null });
    if (abort.signal.aborted) return;
    woken.push(member);
    return wait(member);
  };
  const waits = [...Array.from({ length: 20 }, () => "large"), "small", "other"].map(wait);
  for (let n = 0; n < 6; n++) {
    notifier.notify();
    await expect.poll(() => woken.length).toBe(n + 1);
  }
  expect(woken).toEqual(["large", "small", "other", "large", "small", "other"]);
  abort.abort();
  await Promise.all(waits);
});

test("work of one organization wakes its waiters and those for everyone's, now and when they wait next", async () => {
  const notifier = createNotifier(60_000);
  const abort = new AbortController();
  const waiters = ["a", "b", null].map((organizationId) => ({ kind: `${organizationId}`, member: "w", organizationId }));
  const woken: (string | null)[] = [];
  const wait = (waiter: (typeof waiters)[number]) =>
    notifier.wait(60_000, abort.signal, waiter).then(() => abort.signal.aborted || woken.push(waiter.organizationId));
  // New kinds look once before they wait.
  for (const waiter of waiters) await notifier.wait(0, abort.signal, waiter);
  const first = waiters.map(wait);
  notifier.notify("a");
  await Promise.all([first[0], first[2]]);
  expect(woken).toEqual(["a", null]);
  // No one of these waits: it is kept.
  notifier.notify("a");
  notifier.notify("c");
  await Promise.all([waiters[0], waiters[2]].map((waiter) => waiter && wait(waiter)));
  expect(woken).toEqual(["a", null, "a", null]);
  const last = waiters.map(wait);
  notifier.notify(null);
  await last[2];
  expect(woken).toEqual(["a", null, "a", null, null]);
  notifier.notify();
  await Promise.all([first[1], last[0]]);
  expect(woken.toSorted()).toEqual(["a", "a", "a", "b", null, null, null].toSorted());
  abort.abort();
  await Promise.all(last);
});
