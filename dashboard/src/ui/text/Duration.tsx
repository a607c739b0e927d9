import { useSecondClock } from "./clock.ts";
import { formatDuration } from "./format.ts";

/** A duration in ms; with `since` (ISO) one that is still growing. */
export function Duration({ ms, since, className }: { ms?: number | null; since?: string | null; className?: string }) {
  if (ms !== null && ms !== undefined) return <span className={className}>{formatDuration(ms)}</span>;
  if (since) return <GrowingDuration since={since} {...(className ? { className } : {})} />;
  return <span className={className}>–</span>;
}

function GrowingDuration({ since, className }: { since: string; className?: string }) {
  const nowMs = useSecondClock();
  const elapsedMs = Math.max(0, nowMs - Date.parse(since));
  return <span className={className}>{formatDuration(Math.floor(elapsedMs / 1000) * 1000)}</span>;
}
