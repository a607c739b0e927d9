import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { type RunsQuery, matchesQuery } from "./filter.ts";
import { type RunsPage, isPartOfRow, newerOf } from "./merge-event.ts";

const maxRemembered = 500;

/** The newest event of each run, those of the last runs only: a response that was on its way may be older. */
const latest = new Map<string, Execution>();

/** Keeps an event for the responses that arrive after it. */
export function keepEvent(received: Execution): void {
  const newest = newerOf(latest.get(received.id), received);
  latest.delete(received.id);
  latest.set(received.id, newest);
  const [oldest] = latest.keys();
  if (latest.size > maxRemembered && oldest !== undefined) latest.delete(oldest);
}

/** A run of a response, or its state in an event if that is newer. */
export function withEvent(run: Execution): Execution {
  const received = latest.get(run.id);
  return received ? newerOf(run, received) : run;
}

/** A page of a list with the updates from events; a row that no longer belongs to the list is left out. */
export function withEvents(page: RunsPage, query: RunsQuery): RunsPage {
  const data = page.data.flatMap((run) => {
    if (isPartOfRow(run, query)) return [run];
    const now = withEvent(run);
    return now === run || matchesQuery(now, query) ? [now] : [];
  });
  const total = page.pagination.total - (page.data.length - data.length);
  return { ...page, data, pagination: { ...page.pagination, total } };
}
