import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type RunLog, runLogOf } from "./run-log.ts";

/** The output of a run's suite, or of one of its services, kept up to date while the page is open. `stamp` changes with the output. */
export function useRunLog(
  id: string,
  service: string | undefined,
  isLive: boolean,
): {
  log: RunLog;
  stamp: ReturnType<RunLog["readStamp"]>;
} {
  const log = useMemo(() => runLogOf(id, service), [id, service]);
  const stamp = useSyncExternalStore(log.subscribe, log.readStamp);
  useEffect(() => log.start(), [log]);
  const wasLive = useRef(isLive);
  useEffect(() => {
    // The last chunks may have been sent before this page listened.
    if (wasLive.current && !isLive) void log.fetchMissing();
    wasLive.current = isLive;
  }, [isLive, log]);
  return { log, stamp };
}
