import { useQuery } from "@tanstack/react-query";
import { fieldErrorsOf, remainingError } from "../../forms/field-errors.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { schedulePreviewQuery } from "./queries.ts";
import { timesLabels } from "./schedule-form.ts";

const typingPauseMs = 400;

export interface NextTimes {
  /** `undefined`: not known, or wrong. */
  times: readonly string[] | undefined;
  /** The server's error about a field, as it is typed. */
  refused: (name: string) => string | undefined;
  /** Why they could not be requested. */
  rest: Error | null;
}

/** The next times of a cron expression; requested when the typing pauses, or with `isNow` at once. */
export function useNextTimes(cron: string, timeZone: string, isNow: boolean): NextTimes {
  const typed = `${cron.trim()}\n${timeZone.trim()}`;
  const paused = useDebounced(typed, typingPauseMs);
  const [askedCron = "", askedZone = ""] = (isNow ? typed : paused).split("\n");
  const { data, error } = useQuery({ ...schedulePreviewQuery(askedCron, askedZone), enabled: askedCron !== "" && askedZone !== "" });
  const standing = isNow || typed === paused ? error : null;
  const refused = fieldErrorsOf(standing, timesLabels);
  return { times: standing ? undefined : data, refused: (name) => refused.get(name), rest: remainingError(standing, timesLabels) };
}
