import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { IssueLink } from "./IssueLink.tsx";
import { issuesQuery } from "./queries.ts";

/** Links to the issues that were made from a run and from its tests. */
export function RunIssues({ executionId }: { executionId: string }) {
  const issues = useQuery(issuesQuery(executionId)).data ?? [];
  if (issues.length === 0) return null;
  return (
    <div className="inline-flex min-w-0 items-center gap-1.5">
      <dt className="text-ink-soft">{issues.length === 1 ? "Issue" : "Issues"}</dt>
      <dd className="min-w-0">
        {issues.map((issue, index) => (
          <Fragment key={`${issue.provider} ${issue.key}`}>
            {index > 0 && ", "}
            <IssueLink issue={issue} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
