import { expect, test } from "vitest";
import { createBell } from "./bell.ts";

const never = new AbortController().signal;

test("a ring wakes one waiter, the one that has waited longest, and one that nobody heard wakes the next to come", async () => {
  const bell = createBell(60_000);
  const woken: string[] = [];
  const wait = (name: string) => bell.wait(60_000, never).then(() => woken.push(name));
  const both = [wait("first"), wait("second")];
  bell.ring();
  await both[0];
  expect(woken).toEqual(["first"]);
  bell.ring();
  await both[1];
  expect(woken).toEqual(["first", "second"]);
  expect(bell.hasWaiter()).toBe(false);
  bell.ring();
  await bell.wait(60_000, never);
});

test("by itself it wakes one of many in its time, not each of them", async () => {
  const bell = createBell(100);
  let looks = 0;
  const hangUps = Array.from({ length: 50 }, () => new AbortController());
  const waiters = hangUps.map(async ({ signal }) => {
    while (!signal.aborted) {
      await bell.wait(60_000, signal);
      if (!signal.aborted) looks++;
    }
  });
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(looks).toBeLessThan(50);
  for (const hangUp of hangUps) hangUp.abort();
  await Promise.all(waiters);
  expect(bell.hasWaiter()).toBe(false);
});
