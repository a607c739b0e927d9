import { maxPageSize } from "@gantry/contract/pagination/constants.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** A project's schedules, newest first; a project rarely has more than a page of them. */
export const schedulesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["schedules", projectId],
    queryFn: ({ signal }) => call("GET /api/schedules", { query: { project: projectId, limit: maxPageSize }, signal }),
  });

/** The next times of a cron expression, or the API's message about what is wrong with it. */
export const schedulePreviewQuery = (cron: string, timeZone: string) =>
  queryOptions({
    queryKey: ["schedule-preview", cron, timeZone],
    queryFn: async ({ signal }) => (await call("GET /api/schedules/preview", { query: { cron, timeZone }, signal })).data.nextRuns,
    retry: false,
  });
