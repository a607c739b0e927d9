import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { mapInTurns } from "./map-in-turns.ts";

const iteration = () => performance.nodeTiming.uvMetricsInfo.loopCount;

/** Takes longer than a turn, however fast the machine is. */
function work(): number {
  for (const end = performance.now() + 6; performance.now() < end; );
  return iteration();
}

test("long computations never run twice in one iteration of the event loop, several at once included", async () => {
  const items = [1, 2, 3, 4, 5];
  const computations = await Promise.all([mapInTurns(items, work), mapInTurns(items, work)]);
  expect(new Set(computations.flat()).size).toBe(2 * items.length);
});

test("results keep the order of the items", async () => {
  const items = Array.from({ length: 1_000 }, (_, index) => index);
  expect(await mapInTurns(items, (item) => 2 * item)).toEqual(items.map((item) => 2 * item));
  expect(await mapInTurns([], work)).toEqual([]);
});

test("an error ends one computation and no other", async () => {
  const failing = mapInTurns([1], () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await mapInTurns([1], (item) => item)).toEqual([1]);
});
