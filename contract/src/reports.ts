import { z } from "zod";
import { route } from "./route.ts";

/** Public to the guard: the handler judges ticket, token or key, because a browser page can carry only the first. */
const report = {
  method: "GET",
  allow: "public",
  limit: "none",
  noun: "report",
  query: z.object({
    /** Of a listing, from 1; anything else than a number is the first. A report's own pages may use the query as they like. */
    page: z.coerce.number().int().min(1).catch(1),
  }),
  reply: z.unknown(),
  gives: "stream",
} as const;
/** Judged by the handler, after the credentials. */
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
