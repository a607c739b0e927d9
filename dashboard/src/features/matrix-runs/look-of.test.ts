import { expect, test } from "vitest";
import { lookOf } from "./look-of.ts";

const none = { total: 4, queued: 0, running: 0, passed: 0, failed: 0, errors: 0, cancelled: 0, deleted: 0 };

test("after a failure, the label says that other runs are still in progress", () => {
  expect(lookOf({ status: "FAILED", counts: { ...none, failed: 1, queued: 3 } })).toMatchObject({
    label: "Running · 1 failed so far",
    tone: "bad",
  });
  expect(lookOf({ status: "FAILED", counts: { ...none, failed: 1, errors: 1, queued: 3 } }).label).toBe("Running · 1 error so far");
  expect(lookOf({ status: "FAILED", counts: { ...none, cancelled: 2, running: 2 } }).label).toBe("Running · 2 cancelled so far");
  expect(lookOf({ status: "FAILED", counts: { ...none, failed: 1, passed: 3 } }).label).toBe("Failed");
  expect(lookOf({ status: "RUNNING", counts: { ...none, running: 4 } }).label).toBe("Running");
});

test("without a failed run, a cancelled one is what the label says", () => {
  expect(lookOf({ status: "FAILED", counts: { ...none, cancelled: 1, passed: 3 } }).label).toBe("Cancelled");
  expect(lookOf({ status: "FAILED", counts: { ...none, cancelled: 1, failed: 1, passed: 2 } }).label).toBe("Failed");
  expect(lookOf({ status: "QUEUED", counts: { ...none, queued: 4 } }).label).toBe("Pending");
});
