import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { expect, test } from "vitest";
import { asSuite } from "./suite-row.ts";

const since = "2026-11-28T12:00:00.000Z";
const row = (inProgressSince: string | null) =>
  asSuite({ startedAt: "2026-11-28T11:00:00.000Z" } as Execution, { axes: [], inProgressSince } as unknown as ListedMatrixRun);

test("no duration grows before the first shard has started", () => {
  expect(row(null).startedAt).toBeNull();
  expect(row(since).startedAt).toBe(since);
});
