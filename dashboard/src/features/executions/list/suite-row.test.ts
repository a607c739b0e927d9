import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { expect, test } from "vitest";
import { asSuite } from "./suite-row.ts";

const since = "2026-11-28T12:00:00.000Z";
const row = (status: ListedMatrixRun["status"]) =>
  asSuite({ startedAt: null } as Execution, { status, axes: [], inProgressSince: since } as unknown as ListedMatrixRun);

test("no duration grows before the first shard has started", () => {
  expect(row("QUEUED").startedAt).toBeNull();
  expect(row("RUNNING").startedAt).toBe(since);
  expect(row("FAILED").startedAt).toBe(since);
});
