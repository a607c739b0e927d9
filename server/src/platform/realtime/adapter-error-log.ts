import type { Logger } from "pino";
import { createOutageLog } from "../db/outage-log.ts";

/** Logs errors of the live channel's adapter, which sends something every few seconds. An outage of the database is one line without a stack trace. */
export function adapterErrorLog(log: Pick<Logger, "warn">): (error: Error) => void {
  const isOutage = createOutageLog(log, "live updates do not reach the other servers because the database cannot be used; trying again");
  return (error) => {
    if (!isOutage(error)) log.warn({ err: error }, "a live update may not have reached the other servers");
  };
}
