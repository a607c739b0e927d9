import { cn } from "../../ui/cn.ts";
import { formatCount, formatCounted } from "../../ui/text/format.ts";

const barWidth = 3;
const gap = 1;
const height = 20;

/** Occurrences by day as small bars, today on the right. */
export function Trend({ counts, className }: { counts: readonly number[]; className?: string }) {
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const label = `${formatCount(total)} in ${formatCounted(counts.length, "day")}, ${formatCount(counts.at(-1) ?? 0)} today`;
  const width = counts.length * (barWidth + gap) - gap;
  return (
    <span className={cn("inline-flex", className)} title={label}>
      <span className="sr-only">{label}</span>
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {counts.map((count, day) => {
          const tall = count === 0 ? 1 : Math.max(3, (count / most) * height);
          return (
            <rect
              key={day}
              x={day * (barWidth + gap)}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx={0.5}
              className={count === 0 ? "fill-edge" : "fill-bad-solid"}
            />
          );
        })}
      </svg>
    </span>
  );
}
