import { expect, test } from "vitest";
import { formatDate, formatDay, formatExactTime, formatShortDate } from "./format.ts";

test("months have three letters in every form of a date", () => {
  expect(formatShortDate("2026-09-28")).toBe("28 Sep");
  expect(formatShortDate("2026-01-31")).toBe("31 Jan");
  expect(formatDate("2026-09-28")).toBe("28 Sep 2026");
  expect(formatDay("2026-09-15T12:00:00Z")).toBe("15 Sep 2026");
  expect(formatExactTime(Date.parse("2026-09-15T12:00:00Z"))).toMatch(/^15 Sep 2026, /);
});
