import type { Integration } from "@gantry/contract/integrations/schemas.ts";
import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import { type IssueProvider, issueProviders, providerKind } from "@gantry/contract/integrations/constants.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
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

/** What the server is asked for; without a title it generates one. */
export interface NewIssue {
  provider: IssueProvider;
  title?: string;
}

interface IssueDialogProps {
  description: string;
  /** Where the issue is created on a source host; by default, as for a run. */
  repositoryHint?: string;
  /** The issues that exist: at most one for each tracker. */
  issues: readonly Pick<TrackedIssue, "provider" | "key" | "url">[];
  create: (wanted: NewIssue) => Promise<Pick<TrackedIssue, "key">>;
  /** Requests the existing issues again. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

const runRepository = "In the run's repository, or in the one that an admin chose for issues. Everyone who can read it sees the error.";

export function IssueDialog({ description, repositoryHint = runRepository, issues, create, refresh, onClose }: IssueDialogProps) {
  const integrations = useQuery(integrationsQuery());
  const linked = (integrations.data ?? []).filter((entry) => entry.enabled && issueProviders.some((id) => id === entry.provider));
  const [chosen, setChosen] = useState<IssueProvider>();
  const [title, setTitle] = useState("");
  const provider = chosen ?? issueProviders.find((id) => linked.some((entry) => entry.provider === id));
  const made = issues.find((issue) => issue.provider === provider);
  const creation = useMutation({
    mutationFn: create,
    onSuccess: async ({ key }) => {
      await refresh();
      toast.success(`Issue ${key} created`);
      onClose();
    },
    // Another person may have created it in the meantime.
    onError: () => void refresh(),
  });
  return (
    <FormDialog
      title="Create an issue"
      description={description}
      submitLabel="Create issue"
      save={{ isPending: creation.isPending, error: made ? null : creation.error }}
      isComplete={provider !== undefined && !made}
      onSubmit={() => provider && creation.mutate({ provider, ...(title.trim() ? { title: title.trim() } : {}) })}
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
          <TrackerField provider={provider} linked={linked} hint={repositoryHint} onChoose={setChosen} />
          <Field label="Title" required={false} hint="Leave empty for a generated title.">
            <Input value={title} onChange={(event) => setTitle(event.target.value)} maxLength={250} autoComplete="off" />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

interface TrackerFieldProps {
  provider: IssueProvider | undefined;
  linked: readonly Pick<Integration, "provider" | "name">[];
  /** For a source host. */
  hint: string;
  onChoose: (provider: IssueProvider | undefined) => void;
}

function TrackerField({ provider, linked, hint, onChoose }: TrackerFieldProps) {
  const isRepository = provider !== undefined && providerKind[provider] === "source";
  return (
    <Field label="Tracker" hint={isRepository ? hint : undefined}>
      <Select
        value={provider ?? ""}
        onChange={(value) => onChoose(issueProviders.find((id) => id === value))}
        options={linked.map((entry) => ({ value: entry.provider, label: entry.name }))}
      />
    </Field>
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
      An admin can link GitHub, GitLab, Jira, Linear or monday.com. For any other tracker, copy the text: <em>Copy as Markdown</em> is
      beside the failure.
    </EmptyState>
  );
}
