import { z } from "zod";

/** Every answer that is not a success has this shape. `error` is the specification's text where it gives one. */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string().optional(),
  /** A stable machine word: `RUN_LIMIT_REACHED`. */
  code: z.string().optional(),
  /** Of a plan's limit that is reached. `resetsAt` is null when time alone frees nothing. Storage is bytes. */
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

/** Beside the payload of any successful JSON answer: fields and query parameters that were sent and ignored, one sentence each. */
export const Warnings = z.array(z.string());
