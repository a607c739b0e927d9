import { useMemo } from "react";
import { TestCounter } from "../logs/tests/test-counter.ts";
import { useRunLog } from "../logs/lines/use-run-log.ts";
import { formatCount } from "../../ui/text/format.ts";

/** How many tests of a running run have ended, by its output. Nothing when no known runner writes it. */
export function TestsSoFar({ id }: { id: string }) {
  const { log } = useRunLog(id, undefined, true);
  const counter = useMemo(() => new TestCounter(log.buffer), [log]);
  const tests = counter.read();
  if (!tests) return null;
  const { done, failed, total } = tests;
  return (
    <p className="tabular text-xs text-ink-soft">
      {total === undefined
        ? `${formatCount(done)} ${done === 1 ? "test" : "tests"} so far`
        : `${formatCount(done)} of ${formatCount(total)} ${total === 1 ? "test" : "tests"}`}
      {failed > 0 && <span className="font-medium text-bad">, {formatCount(failed)} failed</span>}
    </p>
  );
}
