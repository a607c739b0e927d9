import type { Execution, ExecutionTest } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Bug } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { runAddress } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { IssueLink } from "./IssueLink.tsx";
import { issuesOf, issuesQuery } from "./queries.ts";

const CreateIssueDialog = lazy(async () => ({ default: (await loadFile(() => import("./CreateIssueDialog.tsx"))).CreateIssueDialog }));

/** The issues made from one failed test of a run, the way to make one, and its text for any other tracker. */
export function TestIssue({ run, test }: { run: Execution; test: ExecutionTest }) {
  // Of a run that passed, the server makes no issue: its failures are in quarantine.
  const isAsked = hasVerdict(run) && run.verdict !== "PASSED";
  const issues = issuesOf(useQuery({ ...issuesQuery(run.id), enabled: isAsked }).data, test.testKey);
  const mayWrite = useMayWrite();
  const [isAsking, setIsAsking] = useState(false);
  const markdown = async () => (await loadFile(() => import("./test-markdown.ts"))).testMarkdown(run, test, runAddress(run.id, test.id));
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {issues.map((issue) => (
        <IssueLink key={`${issue.provider} ${issue.key}`} issue={issue} />
      ))}
      {isAsked && mayWrite && (
        <Button size="sm" onClick={() => setIsAsking(true)}>
          <Bug aria-hidden="true" />
          Create an issue
        </Button>
      )}
      <CopyButton size="sm" text={markdown} what="the failure as Markdown" label="Copy as Markdown" />
      <Suspense>
        {isAsking && <CreateIssueDialog executionId={run.id} testKey={test.testKey} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </p>
  );
}
