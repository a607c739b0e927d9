import { expect, test } from "vitest";
import { refetchIntervalMs } from "./refetch-interval.ts";

test("schedules are read again when the next of them is due", () => {
  const now = Date.parse("2026-11-28T12:00:00Z");
  const at = (...times: (string | null)[]) =>
    refetchIntervalMs(
      times.map((nextRunAt) => ({ nextRunAt })),
      now,
    );
  expect(at()).toBe(false);
  expect(at(null)).toBe(false);
  expect(at("2026-11-28T12:05:00Z", "2026-11-28T12:01:00Z", null)).toBe(65_000);
  // Due: it is asked for again until the server has started it.
  expect(at("2026-11-28T11:00:00Z")).toBe(5_000);
  expect(at("2027-11-28T12:00:00Z")).toBe(3_600_000);
});
