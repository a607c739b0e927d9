import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { queuedText } from "./queued-text.ts";

const textOf = (run: Partial<Execution>) => queuedText({ status: "PENDING", queuePosition: 1, waitReasons: [], ...run } as Execution);

test("a queued run says where it is in the queue and why it waits", () => {
  const waitReasons = ["No worker is connected.", "Quiet hours until 15:00 UTC."].map((message) => ({ code: "X", message }));
  expect(textOf({ queuePosition: 1234, waitReasons })).toBe(
    "Number 1,234 in your organization's queue. No worker is connected. Quiet hours until 15:00 UTC.",
  );
  expect(textOf({})).toContain("First in your organization's queue. It starts when a worker is free");
  expect(textOf({ status: "RUNNING" })).toBeUndefined();
  expect(textOf({ queuePosition: null })).toBeUndefined();
});
