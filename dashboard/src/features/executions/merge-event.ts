import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { filtersByTest, type RunsQuery, matchesQuery } from "./filter.ts";

export interface RunsPage {
  data: Execution[];
  pagination: Pagination;
  /** The matrix runs and split suites that are listed in place of their runs, if the list asks for it. */
  matrixRuns?: ListedMatrixRun[] | undefined;
}

/** Whether the run is a part of a matrix run that is one row of the list: only the server knows whether and where it is. */
export const isPartOfRow = ({ matrixRunId }: Execution, query: RunsQuery): boolean =>
  query.matrixRuns === "together" && matrixRunId !== null;

/**
 * The record after an event. Events may come late or twice: an older one changes nothing. Of two with the same time, which another server may send in
 * the wrong order, the one that has ended counts.
 * Position in the queue, reasons for waiting and expected duration are only in the response for a single execution, so the known values are kept.
 */
export function newerOf(known: Execution | undefined, received: Execution): Execution {
  if (!known) return received;
  if (received.updatedAt < known.updatedAt) return known;
  if (received.updatedAt === known.updatedAt && isTerminal(known.status) && !isTerminal(received.status)) return known;
  return {
    ...received,
    queuePosition: received.status === "PENDING" ? (received.queuePosition ?? known.queuePosition) : null,
    waitReasons: received.status === "PENDING" ? known.waitReasons : [],
    expectedDurationMs: received.expectedDurationMs ?? known.expectedDurationMs,
  };
}

/**
 * The pages of a list after an event: a listed run is updated in place, or removed if it no longer matches;
 * a new run is added at the top. An unlisted run that is older than the first row is on a page that was not loaded yet.
 */
export function mergeIntoPages(pages: readonly RunsPage[], received: Execution, query: RunsQuery): RunsPage[] {
  if (isPartOfRow(received, query)) return [...pages];
  const belongs = matchesQuery(received, query);
  const isThere = pages.some((page) => page.data.some((row) => row.id === received.id));
  // An event does not say which tests a run has.
  if (!isThere) return belongs && !filtersByTest(query) ? putOnTop(pages, received) : [...pages];
  return pages.map((page) => {
    const index = page.data.findIndex((row) => row.id === received.id);
    if (index < 0) return belongs ? page : withTotal(page, page.pagination.total - 1);
    const latest = newerOf(page.data[index], received);
    if (matchesQuery(latest, query)) return { ...page, data: page.data.map((row) => (row.id === received.id ? latest : row)) };
    return withTotal({ ...page, data: page.data.filter((row) => row.id !== received.id) }, page.pagination.total - 1);
  });
}

function putOnTop(pages: readonly RunsPage[], received: Execution): RunsPage[] {
  const [first, ...rest] = pages;
  if (!first) return [];
  const newest = first.data[0];
  if (newest && (received.createdAt < newest.createdAt || (received.createdAt === newest.createdAt && received.id < newest.id)))
    return [...pages];
  return [{ ...first, data: [received, ...first.data] }, ...rest].map((page) => withTotal(page, page.pagination.total + 1));
}

function withTotal(page: RunsPage, total: number): RunsPage {
  return { ...page, pagination: { ...page.pagination, total: Math.max(0, total) } };
}
