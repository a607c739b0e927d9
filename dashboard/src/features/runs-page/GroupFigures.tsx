import type { GroupStatus, RunOfGroup } from "@gantry/contract/executions/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { cancelledLook, executionStyles } from "../../ui/figures/StatusBadge.tsx";
import { formatDuration } from "../../ui/text/format.ts";

const length = 20;

/** A failure is a tall bar, so that color is not the only difference. */
const bars: Record<GroupStatus, string> = {
  PENDING: "h-1 bg-idle-solid",
  RUNNING: "h-1 bg-busy-solid",
  ANALYZING: "h-4 bg-think-solid",
  PASSED: "h-2 bg-ok-solid",
  FAILED: "h-4 bg-bad-solid",
  UNSTABLE: "h-3 bg-warn-solid",
  ERROR: "h-4 bg-fault-solid",
  CANCELLED: "h-1 bg-idle-solid",
  INCOMPLETE: "h-3 bg-warn-solid",
};

const ended: ReadonlySet<GroupStatus> = new Set(["PASSED", "FAILED", "UNSTABLE", "ERROR"]);

/** Of the figures and their headings. The bars are 3 pixels wide, with 2 between them. */
const widths = { median: "w-16", bars: "w-[98px]", rate: "w-14" };

export function GroupFigureHeads() {
  return (
    <>
      <span className={cn("text-right", widths.median)}>Median</span>
      <span className={widths.bars}>Last {length} runs</span>
      <span className={cn("text-right whitespace-nowrap", widths.rate)}>Pass rate</span>
    </>
  );
}

interface GroupFiguresProps {
  /** Newest first. A matrix run or split suite is one. */
  latest: readonly RunOfGroup[];
}

/** The last runs of a group as bars, the latest on the right, with their pass rate and median duration. */
export function GroupFigures({ latest }: GroupFiguresProps) {
  const done = latest.filter(({ status }) => ended.has(status));
  const passed = done.filter(({ status }) => status === "PASSED").length;
  const median = medianOf(done.flatMap(({ durationMs }) => durationMs || []));
  const shown = latest.slice(0, length).toReversed();
  const counted = `${lastRuns(done.length)}${leftOutText(latest)}`;
  const label = shown.map(({ number, status }) => `#${number} ${labelOf(status).toLowerCase()}`).join(", ");
  return (
    <span className="hidden items-center gap-3 sm:inline-flex">
      <span
        className={cn("tabular text-right text-xs whitespace-nowrap text-ink-soft", widths.median)}
        title={`Median duration of the ${counted}`}
      >
        <span className="sr-only">Median duration </span>
        {median === undefined ? "–" : formatDuration(median)}
      </span>
      <span className={cn("inline-flex h-4 items-end gap-[2px]", widths.bars)} title={`${lastRuns(shown.length, "Last")}: ${label}`}>
        {Array.from({ length: length - shown.length }, (_, index) => (
          <span key={`none-${index}`} aria-hidden="true" className="h-1 w-[3px] rounded-[1px] bg-edge" />
        ))}
        {shown.map(({ id, status }) => (
          <span key={id} aria-hidden="true" className={cn("w-[3px] rounded-[1px]", bars[status])} />
        ))}
      </span>
      <span className={cn("tabular text-right text-xs font-medium", widths.rate)} title={`Pass rate of the ${counted}`}>
        <span className="sr-only">Pass rate of the {counted} </span>
        {done.length === 0 ? "–" : `${Math.round((100 * passed) / done.length)} %`}
      </span>
    </span>
  );
}

const labelOf = (status: GroupStatus): string =>
  status === "INCOMPLETE" ? status : status === "CANCELLED" ? cancelledLook.label : executionStyles[status].label;

const lastRuns = (count: number, last: "last" | "Last" = "last"): string => (count === 1 ? `${last} run` : `${last} ${count} runs`);

/** `; not counted: 1 cancelled, 2 incomplete` */
function leftOutText(latest: readonly RunOfGroup[]): string {
  const parts = (["CANCELLED", "INCOMPLETE"] as const).flatMap((status) => {
    const count = latest.filter((run) => run.status === status).length;
    return count > 0 ? [`${count} ${labelOf(status).toLowerCase()}`] : [];
  });
  return parts.length > 0 ? `; not counted: ${parts.join(", ")}` : "";
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
