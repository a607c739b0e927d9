import { errorText } from "../../api/api-error.ts";
import { formatExactTime } from "../../ui/text/format.ts";
import type { NextTimes } from "./use-next-times.ts";

/** The next times of a cron expression, in local time. What is wrong with it is said at its fields. */
export function NextRuns({ times, rest }: Pick<NextTimes, "times" | "rest">) {
  return (
    <p role="status" className="min-h-10 text-xs text-ink-soft sm:col-span-2">
      {rest && <span className="text-bad">{errorText(rest)}</span>}
      {times && times.length > 0 && `Next: ${times.slice(0, 3).map(exact).join("; ")}.`}
      {times?.length === 0 && "No time matches."}
    </p>
  );
}

const exact = (at: string) => formatExactTime(Date.parse(at));
