import type { CycleSummary } from "@gantry/contract/test-cycles/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { progressParts } from "./progress-parts.ts";

/** Progress of a cycle, as one stacked bar with its numbers. */
export function CycleBar({ summary, className }: { summary: CycleSummary; className?: string }) {
  const parts = [
    { label: "failed", count: summary.failed, fill: "bg-bad-solid" },
    { label: "passed", count: summary.passed, fill: "bg-ok-solid" },
    { label: "skipped", count: summary.skipped, fill: "bg-idle-solid" },
    { label: "to do", count: summary.pending, fill: "" },
  ].filter((part) => part.count > 0);
  const label = `${summary.total} ${summary.total === 1 ? "case" : "cases"}: ${parts.map((part) => `${part.count} ${part.label}`).join(", ")}`;
  return (
    <span className={cn("inline-flex flex-wrap items-center gap-x-2 gap-y-1", className)} title={label}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="flex h-1.5 min-w-20 flex-1 gap-px overflow-hidden rounded-full bg-edge">
        {parts.map((part) => (
          <span key={part.label} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
        ))}
      </span>
      <span aria-hidden="true" className="tabular text-xs text-ink-soft">
        {progressParts(summary).map(({ text, isFailed }, index) => (
          <span key={text} className={cn("whitespace-nowrap", isFailed && "font-semibold text-bad")}>
            {index > 0 && " · "}
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
