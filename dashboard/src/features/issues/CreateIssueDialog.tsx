import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { IssueDialog } from "./IssueDialog.tsx";
import { issuesOf, issuesQuery } from "./queries.ts";

interface CreateIssueDialogProps {
  executionId: string;
  /** One failed test of the run; left out: the run as a whole. */
  testKey?: string | undefined;
  onClose: () => void;
}

/** Makes an issue of a failed run, or of one of its failed tests, in a linked tracker. */
export function CreateIssueDialog({ executionId, testKey, onClose }: CreateIssueDialogProps) {
  const client = useQueryClient();
  const issues = issuesOf(useQuery(issuesQuery(executionId)).data, testKey);
  return (
    <IssueDialog
      description={`The issue contains the ${testKey ? "test's error" : "failed tests"}, details of the run and a link to it.`}
      issues={issues}
      create={async (wanted) =>
        (
          await call("POST /api/executions/:id/issues", {
            params: { id: executionId },
            body: { ...wanted, ...(testKey ? { testKey } : {}) },
          })
        ).data
      }
      refresh={() => client.invalidateQueries(issuesQuery(executionId))}
      onClose={onClose}
    />
  );
}
