import { z } from "zod";
import { route } from "../route.ts";

/** Public for the guard: the handler checks ticket, token or key, because a browser page can send only the first. */
export const report = {
  method: "GET",
  allow: "public",
  limit: "none",
  noun: "report",
  query: z.object({
    /** The page of a listing, from 1; other values mean the first. A report's own pages may use the query freely. */
    page: z.coerce.number().int().min(1).catch(1),
  }),
  reply: z.unknown(),
  gives: "stream",
} as const;
/** Checked by the handler, after the credentials. */
const ids = { organizationId: z.string(), taskId: z.string() };

export const reports = {
  index: route({
    ...report,
    path: "/reports/:organizationId/:taskId/",
    summary: "A report: redirects to its index page, or lists its files. With a token or a key",
    params: z.object(ids),
  }),
  file: route({
    ...report,
    path: "/reports/:organizationId/:taskId/*",
    summary: "A file or folder of a report, with a token, a key, or a ticket in the path",
    params: z.object({ ...ids, "*": z.string() }),
  }),
};
