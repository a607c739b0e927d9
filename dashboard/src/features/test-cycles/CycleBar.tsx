import type { CycleSummary } from "@gantry/contract/test-cycles/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { formatCount } from "../../ui/text/format.ts";

/** Progress of a cycle, as one stacked bar with its numbers. */
export function CycleBar({ summary, className }: { summary: CycleSummary; className?: string }) {
  const parts = [
    { label: "failed", count: summary.failed, fill: "bg-bad-solid" },
    { label: "passed", count: summary.passed, fill: "bg-ok-solid" },
    { label: "skipped", count: summary.skipped, fill: "bg-idle-solid" },
    { label: "to do", count: summary.pending, fill: "" },
  ].filter((part) => part.count > 0);
  const label = `${summary.total} ${summary.total === 1 ? "case" : "cases"}: ${parts.map((part) => `${part.count} ${part.label}`).join(", ")}`;
  const done = summary.total - summary.pending;
  return (
    <span className={cn("inline-flex items-center gap-2", className)} title={label}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="flex h-1.5 min-w-20 flex-1 gap-px overflow-hidden rounded-full bg-edge">
        {parts.map((part) => (
          <span key={part.label} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
        ))}
      </span>
      <span aria-hidden="true" className="tabular text-xs whitespace-nowrap text-ink-soft">
        {formatCount(done)} / {formatCount(summary.total)}
        {summary.failed > 0 && <b className="font-semibold text-bad"> · {summary.failed} failed</b>}
      </span>
    </span>
  );
}
