import type { FailureGroupDetail, FailureRun } from "@gantry/contract/failure-groups/schemas.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { categoryText } from "../../analysis/category-labels.ts";
import { IssueLink } from "../../issues/IssueLink.tsx";
import { nameOfRun, nameOfTest, extentOf } from "../failure-text.ts";
import { Trend } from "../Trend.tsx";

/** What is known about a failure, at any time. */
export function FailureFacts({ failure }: { failure: FailureGroupDetail }) {
  const { test, branches, branchCount, firstRun, lastRun, issues } = failure;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Fact name="Cause">{categoryText(failure)}</Fact>
      <Fact name="Seen">
        {extentOf(failure)} <Trend counts={failure.trend} className="ml-2 align-middle" />
      </Fact>
      <Fact name="First seen">
        <RelativeTime at={failure.firstSeenAt} />
        {firstRun && (
          <>
            {" in "}
            <RunLink run={firstRun} />
          </>
        )}
      </Fact>
      <Fact name="Last seen">
        <RelativeTime at={failure.lastSeenAt} /> in <RunLink run={lastRun} />
      </Fact>
      {test && (
        <Fact name="Latest test">
          {nameOfTest(test)}
          {test.filePath && <code className="block text-xs break-all text-ink-soft">{visibleText(test.filePath)}</code>}
        </Fact>
      )}
      {branches.length > 0 && (
        <Fact name={branchCount === 1 ? "Branch" : "Branches"}>
          {branches.map(visibleText).join(", ")}
          {branchCount > branches.length && ` and ${branchCount - branches.length} more`}
        </Fact>
      )}
      {issues.length > 0 && (
        <Fact name={issues.length === 1 ? "Issue" : "Issues"}>
          <span className="flex flex-wrap gap-x-3">
            {issues.map((issue) => (
              <IssueLink key={`${issue.provider} ${issue.key}`} issue={issue} />
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-xs text-ink-soft sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 break-words max-sm:-mt-1.5">{children}</dd>
    </>
  );
}

function RunLink({ run }: { run: FailureRun }) {
  return (
    <Link to="/runs/$id" params={{ id: run.taskId }} className="text-accent-text underline underline-offset-2">
      {nameOfRun(run)}
    </Link>
  );
}
