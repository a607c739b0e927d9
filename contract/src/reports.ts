import { z } from "zod";
import { Id } from "./ids.ts";
import { route } from "./route.ts";

export const reports = {
  /** Public to the guard: the path's ticket, a token or a key is judged by the handler, because a browser page can carry only the first. */
  file: route({
    method: "GET",
    path: "/reports/:organizationId/:taskId/*",
    summary: "A file of a report, with a token, a key, or a ticket in the path",
    allow: "public",
    limit: "none",
    noun: "report",
    params: z.object({ organizationId: Id, taskId: Id, "*": z.string().max(2000) }),
    reply: z.unknown(),
    gives: "stream",
  }),
};
