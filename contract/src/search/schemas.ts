import { z } from "zod";

export const SearchKind = z.enum(["run", "test", "testCase", "testCycle", "failure"]);
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchResult = z.object({
  kind: SearchKind,
  id: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  /** Of a run the commit's message, otherwise the branch or the image; of a failure the first line of its last message, or the compared values. */
  title: z.string(),
  /** Of runs and test cases, in their project: `#1482`, `TC-12`. */
  number: z.number().nullable(),
  /** Of a test: the browser, device or combination in which it ran. */
  variant: z.string().nullable(),
  /** The branch of a run, the file or suite of a test, the suite of a test case. */
  detail: z.string().nullable(),
  /** Of a test's last run. */
  branch: z.string().nullable(),
  /** The status of a run, a test's last run or a cycle; the state of a failure. */
  status: z.string().nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;
