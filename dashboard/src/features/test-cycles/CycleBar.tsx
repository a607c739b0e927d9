import type { CycleSummary } from "@gantry/contract/test-cycles.ts";
import { cn } from "../../ui/cn.ts";

/** How far a cycle is, as one stacked bar with its numbers. */
export function CycleBar({ summary, className }: { summary: CycleSummary; className?: string }) {
  const parts = [
    { word: "failed", count: summary.failed, fill: "bg-bad-solid" },
    { word: "passed", count: summary.passed, fill: "bg-ok-solid" },
    { word: "skipped", count: summary.skipped, fill: "bg-idle-solid" },
    { word: "to do", count: summary.pending, fill: "" },
  ].filter((part) => part.count > 0);
  const words = `${summary.total} cases: ${parts.map((part) => `${part.count} ${part.word}`).join(", ")}`;
  const done = summary.total - summary.pending;
  return (
    <span className={cn("inline-flex items-center gap-2", className)} title={words}>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="flex h-1.5 min-w-20 flex-1 gap-px overflow-hidden rounded-full bg-edge">
        {parts.map((part) => (
          <span key={part.word} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
        ))}
      </span>
      <span aria-hidden="true" className="tabular text-xs whitespace-nowrap text-ink-soft">
        {done.toLocaleString("en")} / {summary.total.toLocaleString("en")}
        {summary.failed > 0 && <b className="font-semibold text-bad"> · {summary.failed} failed</b>}
      </span>
    </span>
  );
}
