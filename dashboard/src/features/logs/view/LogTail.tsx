import { LoaderCircle } from "lucide-react";
import { errorText } from "../../../api/api-error.ts";
import { Button } from "../../../ui/Button.tsx";
import type { ShownLog } from "../lines/run-log.ts";

/** Shown under the last line: a gap that is being fetched, or an error with a button to retry. */
export function LogTail({ log }: { log: ShownLog }) {
  const gap = log.buffer.gap;
  if (log.state.kind === "failed") {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-term-edge bg-[oklch(0.29_0.07_25)] px-4 py-2 text-sm">
        <span className="min-w-0 flex-1">Could not load all output. {errorText(log.state.error)}</span>
        <Button size="sm" onClick={() => void log.fetchMissing()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!gap) return null;
  return (
    <div role="status" className="flex items-center gap-2 border-t border-term-edge bg-[oklch(0.3_0.06_70)] px-4 py-1.5 text-xs">
      <LoaderCircle className="size-3.5 animate-spin" aria-hidden="true" />
      Loading missing output (chunks {gap.from} to {gap.to}). Later output is shown after it.
    </div>
  );
}
