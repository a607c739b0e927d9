import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { integrationsQuery } from "../integrations/queries.ts";
import { IssueLink } from "./IssueLink.tsx";
import { issuesOf, issuesQuery } from "./queries.ts";

const trackers = ["jira", "linear", "monday"] as const;
type Tracker = (typeof trackers)[number];

interface CreateIssueDialogProps {
  executionId: string;
  /** One failed test of the run; left out: the run as a whole. */
  testKey?: string | undefined;
  onClose: () => void;
}

/** Makes an issue of a failed run, or of one of its failed tests, in a linked tracker. */
export function CreateIssueDialog({ executionId, testKey, onClose }: CreateIssueDialogProps) {
  const integrations = useQuery(integrationsQuery());
  const linked = (integrations.data ?? []).filter(({ kind, enabled }) => kind === "tracker" && enabled);
  const [chosen, setChosen] = useState<Tracker>();
  const [title, setTitle] = useState("");
  const provider = chosen ?? trackers.find((tracker) => linked.some((entry) => entry.provider === tracker));
  // Only one issue per tracker: show the existing one.
  const made = issuesOf(useQuery(issuesQuery(executionId)).data, testKey).find((issue) => issue.provider === provider);
  const create = useCreateIssue({ executionId, testKey, onClose });
  return (
    <FormDialog
      title="Create an issue"
      description={`The issue contains the ${testKey ? "test's error" : "failed tests"}, details of the run and a link to it.`}
      submitLabel="Create issue"
      save={{ isPending: create.isPending, error: made ? null : create.error }}
      isComplete={provider !== undefined && !made}
      onSubmit={() => provider && create.mutate({ provider, title: title.trim() })}
      onClose={onClose}
    >
      {integrations.isPending ? (
        <Skeleton className="h-8 w-full" />
      ) : integrations.isError ? (
        <ErrorState title="The trackers could not be loaded" onRetry={() => void integrations.refetch()} className="py-4">
          {errorText(integrations.error)}
        </ErrorState>
      ) : linked.length === 0 ? (
        <NoTracker />
      ) : (
        <>
          {made && (
            <Notice role="status">
              This issue already exists: <IssueLink issue={made} />.
            </Notice>
          )}
          <Field label="Tracker">
            <Select
              value={provider ?? ""}
              onChange={(value) => setChosen(trackers.find((tracker) => tracker === value))}
              options={linked.map((entry) => ({ value: entry.provider, label: entry.name }))}
            />
          </Field>
          <Field label="Title" required={false} hint="Leave empty for a generated title.">
            <Input value={title} onChange={(event) => setTitle(event.target.value)} maxLength={250} autoComplete="off" />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

function NoTracker() {
  return (
    <EmptyState
      title="No tracker is linked"
      className="py-4"
      action={
        <Button asChild>
          <Link to="/settings/integrations">Go to integrations</Link>
        </Button>
      }
    >
      An admin can link Jira, Linear or monday.com.
    </EmptyState>
  );
}

/** Creates the issue; an empty title lets the server generate one. */
function useCreateIssue({ executionId, testKey, onClose }: CreateIssueDialogProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ provider, title }: { provider: Tracker; title: string }) =>
      (
        await call("POST /api/executions/:id/issues", {
          params: { id: executionId },
          body: { provider, ...(testKey ? { testKey } : {}), ...(title ? { title } : {}) },
        })
      ).data,
    onSuccess: async (issue) => {
      await client.invalidateQueries(issuesQuery(executionId));
      toast.success(`Issue ${issue.key} created`);
      onClose();
    },
    // Another person may have created it in the meantime.
    onError: () => void client.invalidateQueries(issuesQuery(executionId)),
  });
}
