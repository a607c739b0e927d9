import { z } from "zod";
import { maxPageSize, defaultPageSize } from "./constants.ts";

/** Query fields of every list. `cursor` is opaque: it comes from the previous response. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
  cursor: z.string().max(200).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

export const Pagination = z.object({
  limit: z.number(),
  /** `null`: there are no more. A page can have fewer items than `limit`, or none, and still a next one. */
  nextCursor: z.string().nullable(),
  /** Exact up to `totalCap`; with more it stays at the cap. There may be more if `totalIsExact` is false. */
  total: z.number(),
  totalIsExact: z.boolean().optional(),
});
export type Pagination = z.infer<typeof Pagination>;

/** The envelope of a list. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ success: z.literal(true), data: z.array(item), pagination: Pagination });
}
