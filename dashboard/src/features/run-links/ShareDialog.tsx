import { runLinkDays, type RunLinkDays } from "@gantry/contract/run-links/constants.ts";
import type { CreatedRunLink } from "@gantry/contract/run-links/schemas.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { SecretDialog } from "../../ui/overlays/SecretDialog.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { reachableLink } from "../../api/reachable-link.ts";
import { organizationQuery } from "../organizations/queries.ts";
import { LinkList } from "./LinkList.tsx";
import { runLinksQuery } from "./queries.ts";

/** Creates public links of a run, and shows and revokes the valid ones. */
export function ShareDialog({ executionId, onClose }: { executionId: string; onClose: () => void }) {
  const organization = useQuery(organizationQuery());
  const [isUncopied, setUncopied] = useState(false);
  return (
    <SecretDialog
      uncopied={isUncopied ? "the link" : undefined}
      onClose={onClose}
      title="Share this run"
      description="Anyone with the link can read the result and the tests of this run, without signing in."
      footer={<Button onClick={onClose}>{isUncopied ? "Done" : "Close"}</Button>}
    >
      {organization.isPending ? (
        <>
          <Loading label="Loading the links" />
          <Skeleton className="h-24 w-full" />
        </>
      ) : organization.isError ? (
        <FailureNotice error={organization.error} />
      ) : organization.data.runLinksEnabled ? (
        <Links executionId={executionId} onUncopied={setUncopied} />
      ) : (
        <LinksAreOff />
      )}
    </SecretDialog>
  );
}

interface LinksProps {
  executionId: string;
  /** Whether a new link is shown that was not copied yet. */
  onUncopied: (isUncopied: boolean) => void;
}

function Links({ executionId, onUncopied }: LinksProps) {
  const [revokedIds, setRevokedIds] = useState<readonly string[]>([]);
  return (
    <div className="grid gap-5">
      <NewLink executionId={executionId} revokedIds={revokedIds} onUncopied={onUncopied} />
      <LinkList executionId={executionId} onRevoked={(id) => setRevokedIds((ids) => [...ids, id])} />
    </div>
  );
}

function LinksAreOff() {
  const isAdmin = useIsAdmin();
  return (
    <Notice tone="idle">
      Public links are off in your organization.{" "}
      {isAdmin ? (
        <>
          Turn them on in the{" "}
          <Link to="/settings/organization" className="font-medium underline underline-offset-2">
            organization's settings
          </Link>
          .
        </>
      ) : (
        "An admin can turn them on in the organization's settings."
      )}
    </Notice>
  );
}

const dayOptions = runLinkDays.map((value) => ({ value, label: value === 1 ? "1 day" : `${value} days` }));

function NewLink({ executionId, revokedIds, onUncopied }: LinksProps & { revokedIds: readonly string[] }) {
  const client = useQueryClient();
  const [days, setDays] = useState<RunLinkDays>(7);
  const [includeLog, setIncludeLog] = useState(false);
  const create = useMutation({
    mutationFn: async () =>
      (await call("POST /api/executions/:id/links", { params: { id: executionId }, body: { days, includeLog } })).data,
    onSettled: () => client.invalidateQueries(runLinksQuery(executionId)),
  });
  // No one should copy a link that leads nowhere.
  if (create.data && !revokedIds.includes(create.data.id))
    return <NewAddress link={create.data} onUncopied={onUncopied} onDone={create.reset} />;
  return (
    <div className="grid gap-4">
      <FailureNotice error={create.error} />
      <div className="grid justify-items-start gap-1.5">
        <span className="text-sm font-medium">Valid for</span>
        <Segmented label="Valid for" value={days} options={dayOptions} onChoose={setDays} />
      </div>
      <SwitchRow
        label="Include the console output"
        hint="The output may contain names of machines and other internals. Values of secret variables are masked."
        checked={includeLog}
        onChange={setIncludeLog}
      />
      <div>
        <Button tone="primary" busy={create.isPending} onClick={() => create.mutate()}>
          Create link
        </Button>
      </div>
    </div>
  );
}

interface NewAddressProps extends Pick<LinksProps, "onUncopied"> {
  link: CreatedRunLink;
  onDone: () => void;
}

function NewAddress({ link, onUncopied, onDone }: NewAddressProps) {
  useEffect(() => {
    onUncopied(true);
    return () => onUncopied(false);
  }, [onUncopied]);
  const onCopied = () => onUncopied(false);
  const url = reachableLink(link.url);
  return (
    <div className="grid gap-3">
      <Notice tone="warn">
        Copy the link now: it cannot be shown again. It ends <RelativeTime inWords at={link.expiresAt} />.
      </Notice>
      <CodeBlock code={url} what="the link" onCopied={onCopied} wrap />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} what="the link" label="Copy the link" tone="primary" onCopied={onCopied} autoFocus />
        <Button onClick={onDone}>Create another link</Button>
      </div>
    </div>
  );
}
