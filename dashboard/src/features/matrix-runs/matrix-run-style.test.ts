import { expect, test } from "vitest";
import { matrixRunStyle } from "./matrix-run-style.ts";

const none = { total: 4, queued: 0, running: 0, passed: 0, failed: 0, errors: 0, cancelled: 0, deleted: 0 };

test("after a failure, the label says that other runs are still in progress", () => {
  expect(matrixRunStyle({ status: "FAILED", counts: { ...none, failed: 1, queued: 3 } })).toMatchObject({
    label: "Running · 1 failed so far",
    tone: "bad",
  });
  expect(matrixRunStyle({ status: "FAILED", counts: { ...none, failed: 1, errors: 1, queued: 3 } }).label).toBe("Running · 1 error so far");
  expect(matrixRunStyle({ status: "FAILED", counts: { ...none, cancelled: 2, running: 2 } }).label).toBe("Running · 2 cancelled so far");
  expect(matrixRunStyle({ status: "FAILED", counts: { ...none, failed: 1, passed: 3 } }).label).toBe("Failed");
  expect(matrixRunStyle({ status: "RUNNING", counts: { ...none, running: 4 } }).label).toBe("Running");
});

test("without a failed run, a cancelled one is what the label says", () => {
  expect(matrixRunStyle({ status: "FAILED", counts: { ...none, cancelled: 1, passed: 3 } }).label).toBe("Cancelled");
  expect(matrixRunStyle({ status: "FAILED", counts: { ...none, cancelled: 1, failed: 1, passed: 2 } }).label).toBe("Failed");
  expect(matrixRunStyle({ status: "QUEUED", counts: { ...none, queued: 4 } }).label).toBe("Pending");
});
