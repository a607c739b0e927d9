import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { useSecondClock } from "../../ui/text/clock.ts";
import { formatDuration, formatRoundDuration } from "../../ui/text/format.ts";

/** How far a run is, by how long its suite usually takes. */
export function TimeLeft({ startedAtMs, expectedMs }: { startedAtMs: number; expectedMs: number }) {
  const elapsedMs = Math.max(0, useSecondClock() - startedAtMs);
  const leftMs = expectedMs - elapsedMs;
  return (
    <div className="flex max-w-md flex-1 basis-64 items-center gap-3 text-xs text-ink-soft">
      <ProgressBar value={elapsedMs} max={expectedMs} label="Progress, by the usual duration" tone={leftMs < 0 ? "warn" : "accent"} />
      <p className="tabular shrink-0">
        {leftMs >= 0 ? `About ${roughly(leftMs)} left` : `${roughly(-leftMs)} longer than usual`}, usually {formatDuration(expectedMs)}
      </p>
    </div>
  );
}

/** Whole seconds below two minutes, whole minutes above: an estimate is no more exact. */
function roughly(ms: number): string {
  return formatRoundDuration(ms < 120_000 ? Math.ceil(ms / 1000) * 1000 : Math.ceil(ms / 60_000) * 60_000);
}
