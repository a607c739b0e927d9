import { expect, test } from "vitest";
import { findMeasuredTimes } from "./measured-times.ts";

test.each([
  ["const began = performance.now();", "performance.now()"],
  ["const { user } = process.cpuUsage(before);", "process.cpuUsage"],
  ["expect(Date.now() - startedAt).toBeLessThan(5_000);", "Date.now() - startedAt"],
])("%s measures a time", (source, text) => {
  expect(findMeasuredTimes(`const before = 1;\n${source}`)).toEqual([{ line: 2, text }]);
});

test.each([["const anHourAgo = new Date(Date.now() - 3_600_000);"], ["const given = { startedAt: new Date() };"]])(
  "%s does not",
  (source) => {
    expect(findMeasuredTimes(source)).toEqual([]);
  },
);
