import { errorText } from "../../api/api-error.ts";
import { formatExactTime } from "../../ui/text/format.ts";
import { CronWords } from "./CronWords.tsx";
import type { NextTimes } from "./use-next-times.ts";

interface NextRunsProps extends Pick<NextTimes, "times" | "rest"> {
  /** The expression and the time zone as they are typed. */
  cron: string;
  timeZone: string;
}

/** A cron expression that the server accepts in words, and its next times, in local time. Errors are shown at its fields. */
export function NextRuns({ times, rest, cron, timeZone }: NextRunsProps) {
  return (
    <p role="status" className="min-h-10 text-xs text-ink-soft sm:col-span-2">
      {rest && <span className="text-bad">{errorText(rest)}</span>}
      {times && (
        <span className="block">
          <CronWords cron={cron.trim()} after={`, ${timeZone.trim()}.`} />
        </span>
      )}
      {times && times.length > 0 && <span className="block">{`Next: ${times.slice(0, 3).map(exact).join("; ")}.`}</span>}
      {times?.length === 0 && "No time matches."}
    </p>
  );
}

const exact = (at: string) => formatExactTime(Date.parse(at));
