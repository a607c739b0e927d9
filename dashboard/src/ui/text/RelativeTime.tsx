import { useMinuteClock } from "./clock.ts";
import { formatExactTime, formatRelativeTime } from "./format.ts";

interface RelativeTimeProps {
  /** An ISO time. */
  at: string;
  /** For sentences: "in 7 days" instead of "in 7 d". */
  inWords?: boolean;
  className?: string;
}

/** A relative time; the exact time on hover. */
export function RelativeTime({ at, inWords = false, className }: RelativeTimeProps) {
  const nowMs = useMinuteClock();
  const atMs = Date.parse(at);
  if (Number.isNaN(atMs)) return <span className={className}>{at}</span>;
  return (
    <time dateTime={at} onPointerEnter={({ currentTarget }) => (currentTarget.title = formatExactTime(atMs))} className={className}>
      {formatRelativeTime(atMs, nowMs, inWords)}
    </time>
  );
}
