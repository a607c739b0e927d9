import type { TestOutcome } from "@gantry/contract/executions/schemas.ts";
import { cn } from "../cn.ts";
import { testStyles } from "./StatusBadge.tsx";

interface HistoryStripProps {
  /** Oldest first. */
  outcomes: readonly TestOutcome[];
  /** Maximum number of bars, newest; the rest of the strip stays empty. */
  length?: number;
  className?: string;
}

/** The last outcomes of a test as small bars, the latest on the right: a failure is a tall bar, a flaky pass a shorter one. */
export function HistoryStrip({ outcomes, length = 20, className }: HistoryStripProps) {
  const shown = outcomes.slice(-length);
  const failures = shown.filter((outcome) => outcome.status === "failed").length;
  const flaky = shown.filter((outcome) => outcome.flaky).length;
  const label =
    shown.length === 0
      ? "no outcome yet"
      : `last ${shown.length}: ${failures} failed${flaky > 0 ? `, ${flaky} flaky` : ""}, latest ${testStyles[shown.at(-1)?.status ?? "other"].label.toLowerCase()}`;
  return (
    <span className={cn("inline-flex h-4 items-end gap-[2px]", className)} title={label}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: Math.max(0, length - shown.length) }, (_, index) => (
        <span key={`none-${index}`} aria-hidden="true" className="h-1 w-[3px] rounded-[1px] bg-edge" />
      ))}
      {shown.map((outcome) => (
        <span key={outcome.executionId} aria-hidden="true" className={cn("w-[3px] rounded-[1px]", barOf(outcome))} />
      ))}
    </span>
  );
}

function barOf({ status, flaky }: TestOutcome): string {
  if (status === "failed") return "h-4 bg-bad-solid";
  if (flaky) return "h-3 bg-warn-solid";
  if (status === "passed") return "h-2 bg-ok-solid";
  return "h-1 bg-idle-solid";
}
