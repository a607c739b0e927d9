import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countTicks, durationTicks } from "./ticks.ts";

describe("the marks of an axis", () => {
  test("use whole numbers", () => {
    expect(countTicks(0)).toEqual([0, 1]);
    expect(countTicks(1)).toEqual([0, 1]);
    expect(countTicks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(countTicks(120)).toEqual([0, 50, 100, 150]);
  });

  test("use seconds, minutes and hours for times", () => {
    expect(durationTicks(3200)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(durationTicks(100_000)).toEqual([0, 30_000, 60_000, 90_000, 120_000]);
  });

  test("start at 0, reach the maximum, and are two to five for any maximum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (most) => {
        for (const ticks of [countTicks(most), durationTicks(most)]) {
          expect(ticks[0]).toBe(0);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
