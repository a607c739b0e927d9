import type { FailureGroupDetail } from "@gantry/contract/failure-groups/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bug, UserRound } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { call } from "../../../api/client.ts";
import { basePath } from "../../../base-path.ts";
import { loadFile } from "../../../load-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/messages/ErrorState.tsx";
import { CopyButton } from "../../../ui/text/CopyButton.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { AnsiText } from "../../logs/ansi/AnsiText.tsx";
import { PagePending } from "../../../frame/PagePending.tsx";
import { FailureFacts } from "./FailureFacts.tsx";
import { FailureHistory } from "./FailureHistory.tsx";
import { failureMarkdown } from "./failure-markdown.ts";
import { titleOf } from "../failure-text.ts";
import { FailureOccurrences } from "./FailureOccurrences.tsx";
import { OwnerDialog } from "../state/OwnerDialog.tsx";
import { failureQuery, failuresKey } from "../queries.ts";
import { StateBadge } from "../state/StateBadge.tsx";
import { StateButtons } from "../state/StateButtons.tsx";
import { useChangeFailures } from "../state/use-change-failures.ts";

const IssueDialog = lazy(async () => ({ default: (await loadFile(() => import("../../issues/IssueDialog.tsx"))).IssueDialog }));

/** All details of a failure, and the actions for it. @param failureId its id or its fingerprint */
export function FailureDetails({ failureId, projectId }: { failureId: string; projectId: string | undefined }) {
  const query = useQuery(failureQuery(failureId, projectId));
  if (query.isPending) return <PagePending />;
  if (!query.data) {
    return (
      <ErrorState title="The failure could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  const failure = query.data;
  return (
    <div className="grid gap-5 p-4 sm:p-5">
      <h3 className="font-mono text-sm font-medium break-words">{titleOf(failure)}</h3>
      <Actions failure={failure} />
      <FailureFacts failure={failure} />
      <div className="grid gap-1.5">
        <h4 className="text-xs font-medium text-ink-soft">Message</h4>
        <AnsiText text={failure.fullMessage || titleOf(failure)} label="Message" className="max-h-96" />
      </div>
      <FailureOccurrences failureId={failure.id} />
      <FailureHistory failure={failure} />
    </div>
  );
}

function Actions({ failure }: { failure: FailureGroupDetail }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState<"owner" | "issue">();
  const change = useChangeFailures(() => setAsking(undefined));
  const link = `${location.origin}${basePath}/failures?project=${failure.projectId}&failure=${failure.id}`;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <StateBadge state={failure.state} />
      {mayWrite && (
        <>
          <StateButtons
            states={[failure.state]}
            isBusy={change.isPending}
            onChoose={(state) => change.mutate({ failures: [failure], change: { state } })}
          />
          <Button size="sm" onClick={() => setAsking("owner")}>
            <UserRound aria-hidden="true" />
            {failure.owner ? visibleText(failure.owner.name) : "Set owner"}
          </Button>
          <Button size="sm" onClick={() => setAsking("issue")}>
            <Bug aria-hidden="true" />
            Create an issue
          </Button>
        </>
      )}
      <CopyButton size="sm" text={failureMarkdown(failure, link)} what="the failure as Markdown" label="Copy as Markdown" />
      {asking === "owner" && (
        <OwnerDialog
          title="Owner of this failure"
          owner={failure.owner?.name}
          save={change}
          onChoose={(owner) => change.mutate({ failures: [failure], change: owner })}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Suspense>{asking === "issue" && <FailureIssue failure={failure} onClose={() => setAsking(undefined)} />}</Suspense>
    </div>
  );
}

function FailureIssue({ failure: { id, issues }, onClose }: { failure: FailureGroupDetail; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <IssueDialog
      description="The issue contains the error of the latest run, details of the run and a link to it."
      issues={issues}
      create={async (body) => (await call("POST /api/failure-groups/:id/issues", { params: { id }, body })).data}
      refresh={() => client.invalidateQueries({ queryKey: failuresKey })}
      onClose={onClose}
    />
  );
}
