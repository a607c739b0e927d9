import { useEffect, useMemo, useSyncExternalStore } from "react";
import { JoinedLog, type LogPart } from "./joined-log.ts";

/** The outputs of several runs as one, kept up to date while the page is open. Other runs are another log. */
export function useJoinedLog(parts: readonly LogPart[]): JoinedLog {
  const runs = parts.map(({ id }) => id).join(" ");
  // Their states follow below.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const log = useMemo(() => new JoinedLog(parts), [runs]);
  // What the caller says of it changes with it.
  useSyncExternalStore(log.subscribe, log.readStamp);
  useEffect(() => log.start(), [log]);
  useEffect(() => log.update(parts), [log, parts]);
  return log;
}
