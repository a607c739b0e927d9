import { z } from "zod";
import { button, facts, note, paragraph, sentence, userTextInSubject } from "../content.ts";
import { Link, Text, mailType } from "../mail-type.ts";

export const failureRegressed = mailType({
  data: z.object({
    organizationName: Text,
    projectName: Text,
    runNumber: z.number().int(),
    branch: z.string().max(300).nullable(),
    /** The first lines of their messages; the first ones of `total`. */
    failures: z.array(Text).min(1).max(10),
    total: z.number().int().min(1),
    link: Link,
  }),
  secretLink: false,
  compose: ({ organizationName, projectName, runNumber, branch, failures, total, link }) => {
    const what = total === 1 ? "A resolved failure" : `${total} resolved failures`;
    const run = `#${runNumber}`;
    return {
      subject: `${userTextInSubject(projectName)}: ${what.toLowerCase()} occurred again in run ${run}`,
      preview: userTextInSubject(failures[0] ?? ""),
      heading: `${what} occurred again`,
      blocks: [
        paragraph`Run ${run} of ${projectName} failed in a way that had been marked as resolved.`,
        ...failures.map((message) => ({ kind: "note" as const, parts: sentence`${message}` })),
        ...(total > failures.length ? [note`And ${String(total - failures.length)} more.`] : []),
        facts(["Run", run], ["Project", projectName], ...(branch ? ([["Branch", branch]] as const) : []), [
          "Organization",
          organizationName,
        ]),
        button(total === 1 ? "Open the failure" : "Open the failures", link),
      ],
      reason: "You received this email because you own or resolved this failure.",
    };
  },
});
