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

test("a notification wakes one waiter of each kind, and is kept for a kind that has none", async () => {
  const notifier = createNotifier(60_000);
  const woken: string[] = [];
  const abort = new AbortController();
  const wait = (name: string, kind: string) => notifier.wait(60_000, abort.signal, kind).then(() => woken.push(name));
  const waits = [wait("first", ""), wait("second", "")];
  // A kind that is new after no notification waits, too.
  await notifier.wait(0, abort.signal, "gpu");
  waits.push(wait("gpu", "gpu"));
  notifier.notify();
  await Promise.all([waits[0], waits[2]]);
  expect(woken.sort()).toEqual(["first", "gpu"]);
  notifier.notify();
  await waits[1];
  await notifier.wait(60_000, abort.signal, "gpu");
  const waiting = notifier.wait(60_000, abort.signal, "gpu");
  expect(notifier.hasWaiter()).toBe(true);
  abort.abort();
  await waiting;
});
