import { ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import { expect, test } from "vitest";
import { isStoredRunValid, optionError, storedRunIn, textOfStoredRun } from "./stored-run-form.ts";

const total = { cpus: 2, memoryMb: 4096 };
const stored = {
  image: "suite:1",
  baseUrl: "https://staging.example.com",
  groupName: "nightly",
  reportFolder: "reports",
  priority: -3,
  timeoutMinutes: 90,
  retries: 2,
  repeatedTests: "retries" as const,
  workerLabels: ["arch=arm64", "gpu"],
  concurrencyGroup: "staging-database",
};

test("what is stored of a run is shown, and sent as it was", () => {
  const form = textOfStoredRun(ScheduledRun.parse(stored));
  expect(form).toMatchObject({ timeoutMinutes: "90", retries: "2", workerLabels: "arch=arm64, gpu", groupName: "nightly" });
  expect(isStoredRunValid(form, total)).toBe(true);
  expect(ScheduledRun.parse({ image: "suite:1", ...storedRunIn(form, undefined) })).toEqual(stored);
});

test("empty fields are left to the project", () => {
  const sent = storedRunIn(textOfStoredRun(undefined), undefined);
  expect(Object.values(sent).filter((value) => value !== undefined)).toEqual([]);
});

test('explicit "any worker" and "no concurrency group" override the project\'s settings', () => {
  const run = ScheduledRun.parse({ image: "suite:1", workerLabels: [], concurrencyGroup: null });
  const form = textOfStoredRun(run);
  expect(form).toMatchObject({ workerLabels: "*", concurrencyGroup: "" });
  expect(isStoredRunValid(form, total)).toBe(true);
  expect(storedRunIn(form, run)).toMatchObject({ workerLabels: [], concurrencyGroup: null });
  expect(storedRunIn({ ...form, workerLabels: "", concurrencyGroup: "db" }, run)).toMatchObject({ concurrencyGroup: "db" });
  expect(storedRunIn({ ...form, workerLabels: "" }, run).workerLabels).toBeUndefined();
});

test.each([
  ["priority", "11", "A whole number from -10 to 10, or empty."],
  ["priority", "1.5", "A whole number from -10 to 10, or empty."],
  ["timeoutMinutes", "0", "A whole number from 1 to 240, or empty."],
  ["retries", "6", "A whole number from 0 to 5, or empty."],
  ["workerLabels", "two words", "At most 10 labels such as gpu"],
  ["baseUrl", "staging", "Enter an http or https address"],
  ["reportFolder", "../reports", "A path relative to /app"],
  ["groupName", "x".repeat(101), "At most 100 characters."],
] as const)("refuses %s %s", (name, text, problem) => {
  const form = { ...textOfStoredRun(undefined), [name]: text };
  expect(optionError(form, name)).toContain(problem);
  expect(isStoredRunValid(form, total)).toBe(false);
});
