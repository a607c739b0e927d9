import { useMemo } from "react";
import { TestCounter } from "../../logs/test-counter.ts";
import { useRunLog } from "../../logs/use-run-log.ts";

/** How many tests of a running run have ended, by its output. Nothing when no known runner writes it. */
export function TestsSoFar({ id }: { id: string }) {
  const { log } = useRunLog(id, undefined, true);
  const counter = useMemo(() => new TestCounter(log.buffer), [log]);
  const tests = counter.read();
  if (!tests) return null;
  const { done, failed, total } = tests;
  const number = (value: number) => value.toLocaleString("en");
  return (
    <p className="tabular text-xs text-ink-soft">
      {total === undefined
        ? `${number(done)} ${done === 1 ? "test" : "tests"} so far`
        : `${number(done)} of ${number(total)} ${total === 1 ? "test" : "tests"}`}
      {failed > 0 && <span className="font-medium text-bad">, {number(failed)} failed</span>}
    </p>
  );
}
