import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { formatCount } from "../../../ui/text/format.ts";

/** Where a run is in the queue and why it waits; `undefined`: it is not queued, or this is not known yet. */
export function queuedText({ status, queuePosition, waitReasons }: Execution): string | undefined {
  if (status !== "PENDING" || queuePosition === null) return undefined;
  const place = queuePosition === 1 ? "First in" : `Number ${formatCount(queuePosition)} in`;
  const reasons = waitReasons.map(({ message }) => message).join(" ");
  const why = reasons || "It starts when a worker is free and your plan's limit of parallel runs allows it.";
  return `${place} your organization's queue. ${why}`;
}
