import { posix } from "node:path";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import type { FoundTest } from "../../formats/format.ts";

/**
 * The test with paths from the root of the upload for attachments that the report names relative to itself: `att/a.png` of `one/report.json` is
 * `one/att/a.png`, if that was sent. Other paths stay.
 */
export function resolveFromReport(test: FoundTest, report: string, sent: ReadonlySet<string>): FoundTest {
  const folder = posix.dirname(report);
  if (folder === ".") return test;
  const own = (attachment: Attachment): Attachment => {
    const path = attachment.path.replaceAll("\\", "/");
    if (path.startsWith("/")) return attachment;
    const beside = posix.join(folder, path);
    return sent.has(beside) ? { ...attachment, path: beside } : attachment;
  };
  return {
    ...test,
    ...(test.attachments ? { attachments: test.attachments.map(own) } : {}),
    ...(test.attempts
      ? {
          attempts: test.attempts.map((attempt) =>
            attempt.attachments ? { ...attempt, attachments: attempt.attachments.map(own) } : attempt,
          ),
        }
      : {}),
  };
}
