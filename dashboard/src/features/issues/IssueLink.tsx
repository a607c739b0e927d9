import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

/** Leads to an issue in its tracker. */
export function IssueLink({ issue }: { issue: Pick<TrackedIssue, "key" | "url"> }) {
  return (
    <a href={issue.url} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {visibleText(issue.key)}
    </a>
  );
}
