import { expect, test } from "vitest";
import { formatCount, formatDate, formatDay, formatExactTime, formatRelativeTime, formatRoundDuration, formatShortDate } from "./format.ts";

test("months have three letters in every form of a date", () => {
  expect(formatShortDate("2026-09-28")).toBe("28 Sep");
  expect(formatShortDate("2026-01-31")).toBe("31 Jan");
  expect(formatDate("2026-09-28")).toBe("28 Sep 2026");
  expect(formatDay("2026-09-15T12:00:00Z")).toBe("15 Sep 2026");
  expect(formatExactTime(Date.parse("2026-09-15T12:00:00Z"))).toMatch(/^15 Sep 2026, /);
});

test("a relative time in a sentence has whole words", () => {
  const dayMs = 86_400_000;
  expect(formatRelativeTime(7 * dayMs, 1, true)).toBe("in 7 days");
  expect(formatRelativeTime(0, dayMs, true)).toBe("1 day ago");
  expect(formatRelativeTime(0, 2 * 3_600_000, true)).toBe("2 hours ago");
  expect(formatRelativeTime(7 * dayMs, 1)).toBe("in 7 d");
});

test("a round duration has no parts that are zero", () => {
  expect([0, 1000, 15_000, 120_000, 64_000, 3_600_000, 5_400_000].map(formatRoundDuration)).toEqual([
    "0 s",
    "1 s",
    "15 s",
    "2 min",
    "1 min 04 s",
    "1 h",
    "1 h 30 min",
  ]);
});

test("a count has a comma before each three digits", () => {
  expect([0, 7, 999, 1000, 12_480, 1_234_567].map(formatCount)).toEqual(["0", "7", "999", "1,000", "12,480", "1,234,567"]);
});
