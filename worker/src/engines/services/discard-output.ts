import type { RunningService } from "../engine.ts";

/** No one wants to see its output; unread, it would block the service. */
export function discardOutput(service: RunningService): void {
  const read = async () => {
    for await (const _ of service.logs);
  };
  read().catch(() => {});
}
