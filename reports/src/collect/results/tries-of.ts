import { latestStartMs } from "@gantry/contract/results/constants.ts";
import type { TestTry } from "@gantry/contract/results/schemas.ts";
import type { FoundTest } from "../../formats/format.ts";
import { cut } from "../notes/cut.ts";

/**
 * When the attempts of a result ran, as far as the report says when each started. A result with several attempts and only one start has none: its
 * duration may be that of all of them.
 */
export function triesOf(test: FoundTest): TestTry[] {
  if (test.tries !== undefined) return test.tries.filter(isSane).map(within);
  const { startedAtMs, durationMs, lane, status, retries = 0 } = test;
  if (startedAtMs === undefined || retries > 0) return [];
  const only: TestTry = { startedAtMs, durationMs, status, ...(lane === undefined ? {} : { lane }) };
  return isSane(only) ? [within(only)] : [];
}

const isSane = ({ startedAtMs, durationMs }: TestTry): boolean =>
  startedAtMs > 0 && startedAtMs <= latestStartMs && Number.isFinite(durationMs);

function within({ lane, ...test }: TestTry): TestTry {
  return { ...test, durationMs: Math.max(0, test.durationMs), ...(lane?.trim() ? { lane: cut(lane.trim(), 100) } : {}) };
}
