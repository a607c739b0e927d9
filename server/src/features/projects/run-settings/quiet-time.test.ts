import { describe, expect, test } from "vitest";
import type { QuietHours } from "@gantry/contract/projects/schemas.ts";
import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { HttpError } from "../../../platform/errors.ts";
import { nextQuietTime, quietTimeOf } from "./quiet-time.ts";

type Window = QuietHours["windows"][number];
const everyDay: Window["days"] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const nights: Window = { days: everyDay, from: "22:00", to: "06:00" };
const berlin = (...windows: Window[]): QuietHours => ({ timeZone: "Europe/Berlin", windows });

function quiet(quietHours: QuietHours, now: string): string | undefined {
  const time = nextQuietTime(quietHours, new Date(now));
  return time && [time.from, time.until].map((at) => at.toISOString().slice(0, 16)).join(" ");
}

describe("the quiet time at a moment, or the next one", () => {
  test("crosses midnight, and its end does not belong to it", () => {
    const night = "2026-06-10T20:00 2026-06-11T04:00";
    expect(quiet(berlin(nights), "2026-06-10T12:00:00Z")).toBe(night);
    expect(quiet(berlin(nights), "2026-06-10T20:00:00Z")).toBe(night);
    expect(quiet(berlin(nights), "2026-06-11T03:59:59.999Z")).toBe(night);
    expect(quiet(berlin(nights), "2026-06-11T04:00:00Z")).toBe("2026-06-11T20:00 2026-06-12T04:00");
  });

  test("belongs to the day on which it starts, by the clock of its time zone", () => {
    const friday: Window = { days: ["fri"], from: "22:00", to: "06:00" };
    // Friday the 12th, 22:00 in Auckland.
    expect(quiet({ timeZone: "Pacific/Auckland", windows: [friday] }, "2026-06-08T00:00:00Z")).toBe("2026-06-12T10:00 2026-06-12T18:00");
    expect(quiet({ timeZone: "America/New_York", windows: [friday] }, "2026-06-08T00:00:00Z")).toBe("2026-06-13T02:00 2026-06-13T10:00");
  });

  test("joins windows that overlap or follow one another", () => {
    const weekend = berlin(
      { days: ["sat", "sun"], from: "00:00", to: "00:00" },
      { ...nights, days: ["fri"] },
      { ...nights, days: ["sun"] },
    );
    expect(quiet(weekend, "2026-06-10T12:00:00Z")).toBe("2026-06-12T20:00 2026-06-15T04:00");
    expect(quiet(weekend, "2026-06-14T12:00:00Z")).toBe("2026-06-13T22:00 2026-06-15T04:00");
  });

  test("keeps its clock times when the clocks go forward or back", () => {
    expect(quiet(berlin(nights), "2026-03-28T22:00:00Z")).toBe("2026-03-28T21:00 2026-03-29T04:00");
    expect(quiet(berlin(nights), "2026-10-24T22:00:00Z")).toBe("2026-10-24T20:00 2026-10-25T05:00");
  });

  test("treats hours that the clocks leave out or repeat", () => {
    const days = everyDay;
    // 02:30 is left out: 03:00 is the first time after it.
    expect(quiet(berlin({ days, from: "02:30", to: "05:00" }), "2026-03-29T00:00:00Z")).toBe("2026-03-29T01:00 2026-03-29T03:00");
    expect(quiet(berlin({ days, from: "01:00", to: "02:30" }), "2026-03-29T00:00:00Z")).toBe("2026-03-29T00:00 2026-03-29T01:00");
    // Wholly within the hour that is left out: no window on that day.
    expect(quiet(berlin({ days: ["sun"], from: "02:00", to: "02:30" }), "2026-03-29T00:00:00Z")).toBe("2026-04-05T00:00 2026-04-05T00:30");
    // 02:30 comes twice: the first one counts.
    expect(quiet(berlin({ days, from: "02:30", to: "05:00" }), "2026-10-25T00:00:00Z")).toBe("2026-10-25T00:30 2026-10-25T04:00");
    expect(quiet(berlin({ days, from: "01:00", to: "02:30" }), "2026-10-25T00:00:00Z")).toBe("2026-10-24T23:00 2026-10-25T00:30");
  });
});

test("refuses unknown time zones and windows that leave no time for a run", () => {
  const refuse = (quietHours: QuietHours) => {
    try {
      quietTimeOf(RunSettings.parse({ quietHours }), new Date("2026-06-10T12:00:00Z"));
    } catch (error) {
      if (error instanceof HttpError) return JSON.stringify(error.reply);
    }
    return "accepted";
  };
  expect(refuse({ timeZone: "Europe/Atlantis", windows: [nights] })).toContain("time zone such as Europe/Berlin");
  const always = "must leave some time of the week";
  expect(refuse(berlin({ days: everyDay, from: "08:00", to: "08:00" }))).toContain(always);
  expect(refuse(berlin(nights, { days: everyDay, from: "05:00", to: "23:00" }))).toContain(always);
  expect(refuse(berlin(nights, { days: everyDay, from: "06:00", to: "21:59" }))).toBe("accepted");
});
