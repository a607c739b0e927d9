import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { refusedFields, restOfRefusal } from "../../forms/refused-fields.ts";
import { formatExactTime } from "../../ui/text/format.ts";
import { schedulePreviewQuery } from "./queries.ts";
import { timesLabels } from "./schedule-form.ts";

const typingPauseMs = 400;

interface NextRunsProps {
  cron: string;
  timeZone: string;
  /** The fields already say what is wrong. */
  isRefused: boolean;
}

/** The next times of a cron expression in local time; requested when the typing pauses. */
export function NextRuns({ cron, timeZone, isRefused }: NextRunsProps) {
  const [asked, setAsked] = useState({ cron: cron.trim(), timeZone: timeZone.trim() });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ cron: cron.trim(), timeZone: timeZone.trim() }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [cron, timeZone]);
  const next = useQuery({ ...schedulePreviewQuery(asked.cron, asked.timeZone), enabled: asked.cron !== "" && asked.timeZone !== "" });
  return (
    <p role="status" className="min-h-10 text-xs text-ink-soft sm:col-span-2">
      {next.isError ? (
        !isRefused && <span className="text-bad">{refusalText(next.error)}</span>
      ) : next.data && next.data.length > 0 ? (
        <>
          Next:{" "}
          {next.data
            .slice(0, 3)
            .map((at) => formatExactTime(Date.parse(at)))
            .join("; ")}
          .
        </>
      ) : (
        next.data && "No time matches."
      )}
    </p>
  );
}

function refusalText(error: Error): string {
  const rest = restOfRefusal(error, timesLabels);
  return [...refusedFields(error, timesLabels).values(), ...(rest ? [errorText(rest)] : [])].join(" ");
}
