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
