import { expect, test } from "vitest";
import { lastSending, mondayOf, nextSending } from "./weeks.ts";

test.each([
  ["UTC", "2026-11-23T07:59:59Z", "2026-11-16T08:00:00.000Z", "2026-11-16"],
  ["UTC", "2026-11-23T08:00:00Z", "2026-11-23T08:00:00.000Z", "2026-11-23"],
  ["Europe/Berlin", "2026-11-23T07:00:00Z", "2026-11-23T07:00:00.000Z", "2026-11-23"],
  // The clock changes on Sunday, 25 October.
  ["Europe/Berlin", "2026-10-26T06:59:59Z", "2026-10-19T06:00:00.000Z", "2026-10-19"],
  ["Pacific/Kiritimati", "2026-11-22T18:00:00Z", "2026-11-22T18:00:00.000Z", "2026-11-23"],
  ["America/Los_Angeles", "2026-11-23T15:59:59Z", "2026-11-16T16:00:00.000Z", "2026-11-16"],
])("in %s at %s the last sending was %s, for the week before %s", (timeZone, now, sending, monday) => {
  const last = lastSending(timeZone, new Date(now));
  expect(last.toISOString()).toBe(sending);
  expect(mondayOf(last, timeZone)).toBe(monday);
  expect(nextSending(timeZone, new Date(now)).getTime()).toBeGreaterThan(Date.parse(now));
});
