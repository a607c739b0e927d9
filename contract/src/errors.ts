import { z } from "zod";

/** The body of every error response. `error` is the specified text where there is one. */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string().optional(),
  /** A stable code for programs: `RUN_LIMIT_REACHED`. */
  code: z.string().optional(),
  /** For a plan's limit. `resetsAt` is null when the limit does not reset. Storage is in bytes. */
  quota: z.object({ used: z.number(), limit: z.number(), plan: z.string(), resetsAt: z.string().nullable() }).optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/** The success envelope around a payload. */
export function ok<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

export const Done = z.object({ success: z.literal(true), message: z.string().optional() });
export type Done = z.infer<typeof Done>;

/** Part of any successful JSON response: fields and query parameters that were ignored, one sentence each. */
export const Warnings = z.array(z.string());
