import { z } from "zod";
import { issueProviders } from "../integrations/constants.ts";
import { Timestamp } from "../ids.ts";

/** An issue that was created for a run. */
export const TrackedIssue = z.object({
  provider: z.enum(issueProviders),
  /** The tracker's key: `SHOP-12`, on GitHub and GitLab `#12`. */
  key: z.string(),
  url: z.string(),
  executionId: z.string(),
  testKey: z.string().nullable(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
});
export type TrackedIssue = z.infer<typeof TrackedIssue>;
