import { useMinuteClock } from "./clock.ts";
import { formatExactTime, formatRelativeTime } from "./format.ts";

/** A relative time; the exact time on hover. `at` is an ISO time. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const nowMs = useMinuteClock();
  const atMs = Date.parse(at);
  if (Number.isNaN(atMs)) return <span className={className}>{at}</span>;
  return (
    <time dateTime={at} title={formatExactTime(atMs)} className={className}>
      {formatRelativeTime(atMs, nowMs)}
    </time>
  );
}
