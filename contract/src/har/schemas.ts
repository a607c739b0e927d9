import { z } from "zod";
import { harTypes } from "./constants.ts";

/** A request of a HAR file. */
export const HarRequest = z.object({
  /** Its position in the file, from 0. */
  index: z.number(),
  method: z.string(),
  /** At most 2,000 characters. */
  url: z.string(),
  /** `null` when no response arrived. */
  status: z.number().nullable(),
  /** Why no response arrived, where the file says so. */
  failure: z.string().nullable(),
  type: z.enum(harTypes),
  /** What was transferred, or the size of the content where the file does not say it. */
  sizeBytes: z.number().nullable(),
  /** Milliseconds since the first request. */
  startMs: z.number().nullable(),
  durationMs: z.number().nullable(),
});
export type HarRequest = z.infer<typeof HarRequest>;

/** The requests of a HAR file, in its order. At most 2,000: those that failed, then the first others. */
export const HarFile = z.object({
  requests: z.array(HarRequest),
  totalRequests: z.number(),
  /** Requests without a response, or with a status of 400 or more. */
  totalFailed: z.number(),
});
export type HarFile = z.infer<typeof HarFile>;

const HarField = z.object({ name: z.string(), value: z.string() });

/** The body of a request or a response. */
export const HarBody = z.object({
  contentType: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  /** At most the first 65,536 characters; `null` when the file does not have the body, or it is not text. */
  text: z.string().nullable(),
  isCut: z.boolean(),
  isBinary: z.boolean(),
  /** The file next to the HAR file that has the body. */
  file: z.string().nullable(),
});
export type HarBody = z.infer<typeof HarBody>;

/** The details of one request of a HAR file. Of each list, at most 200. */
export const HarRequestDetails = z.object({
  httpVersion: z.string().nullable(),
  statusText: z.string().nullable(),
  serverAddress: z.string().nullable(),
  requestHeaders: z.array(HarField),
  query: z.array(HarField),
  /** `null` for a request without a body. */
  requestBody: HarBody.nullable(),
  responseHeaders: z.array(HarField),
  responseBody: HarBody.nullable(),
  /** The phases that the file has, in their order, in milliseconds. */
  timings: z.array(z.object({ phase: z.enum(["blocked", "dns", "connect", "ssl", "send", "wait", "receive"]), durationMs: z.number() })),
});
export type HarRequestDetails = z.infer<typeof HarRequestDetails>;
