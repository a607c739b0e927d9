import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import { cn } from "../cn.ts";
import { formatCount } from "../text/format.ts";

interface TestsBarProps {
  counts: TestCounts;
  className?: string;
}

/** The tests of a run as one stacked bar with its numbers. `flaky` are part of the passed. */
export function TestsBar({ counts, className }: TestsBarProps) {
  const firm = Math.max(0, counts.passed - counts.flaky);
  const parts = [
    { label: "failed", count: counts.failed, fill: "bg-bad-solid" },
    { label: "flaky", count: counts.flaky, fill: "bg-warn-solid" },
    { label: "passed", count: firm, fill: "bg-ok-solid" },
    { label: "skipped", count: counts.skipped, fill: "bg-idle-solid" },
  ].filter((part) => part.count > 0);
  const words = [
    counts.failed > 0 && `${formatCount(counts.failed)} failed`,
    counts.passed > 0 && `${formatCount(counts.passed)} passed${counts.flaky > 0 ? ` (${formatCount(counts.flaky)} flaky)` : ""}`,
    counts.skipped > 0 && `${formatCount(counts.skipped)} skipped`,
  ];
  const label = `${formatCount(counts.total)} ${counts.total === 1 ? "test" : "tests"}: ${words.filter(Boolean).join(", ")}`;
  return (
    <span className={cn("inline-flex items-center gap-2", className)} title={label}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="flex h-1.5 w-20 shrink-0 gap-px overflow-hidden rounded-full bg-edge">
        {parts.map((part) => (
          // A single failure among thousands must stay visible.
          <span key={part.label} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
        ))}
      </span>
      <span aria-hidden="true" className="tabular text-xs whitespace-nowrap text-ink-soft">
        {counts.failed > 0 ? (
          <>
            <b className="font-semibold text-bad">{formatCount(counts.failed)} failed</b> / {formatCount(counts.total)}
          </>
        ) : (
          <>
            {formatCount(counts.passed)} / {formatCount(counts.total)}
          </>
        )}
      </span>
    </span>
  );
}
