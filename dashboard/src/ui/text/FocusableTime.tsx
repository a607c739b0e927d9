import { cn } from "../cn.ts";
import { Tooltip } from "../Tooltip.tsx";
import { useMinuteClock } from "./clock.ts";
import { formatExactTime, formatRelativeTime } from "./format.ts";

/** A relative time that is in no link or button. The exact time is shown on hover and when it has the focus. `at`: an ISO time. */
export function FocusableTime({ at, className }: { at: string; className?: string }) {
  const nowMs = useMinuteClock();
  const atMs = Date.parse(at);
  return (
    <Tooltip content={formatExactTime(atMs)}>
      <time dateTime={at} tabIndex={0} className={cn("rounded", className)}>
        {formatRelativeTime(atMs, nowMs)}
      </time>
    </Tooltip>
  );
}
