import type { CreatedRunTrigger, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { SecretDialog } from "../../ui/overlays/SecretDialog.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { reachableLink } from "../../api/reachable-link.ts";
import { gitHostLabels, renewSteps, requestNames, setUpSteps } from "./git-host-labels.ts";

interface WebhookDialogProps {
  /** With its secret when that was just made. */
  trigger: RunTrigger | CreatedRunTrigger;
  /** Its webhook exists, and needs the new secret. */
  isRenewed?: boolean;
  onClose: () => void;
}

/** What to enter at the Git host. */
export function WebhookDialog({ trigger, isRenewed = false, onClose }: WebhookDialogProps) {
  const url = reachableLink(trigger.webhookUrl);
  const secret = "secret" in trigger ? trigger.secret : undefined;
  const [isCopied, setCopied] = useState(false);
  const onCopied = () => setCopied(true);
  return (
    <SecretDialog
      uncopied={secret === undefined || isCopied ? undefined : "the secret"}
      onClose={onClose}
      title={`Webhook of ${visibleText(trigger.name)}`}
      description={
        isRenewed
          ? `Replace the secret of the existing webhook at ${gitHostLabels[trigger.host]}.`
          : `Create it at ${gitHostLabels[trigger.host]}, which then reports pushes and ${requestNames[trigger.host]} to Gantry.`
      }
      footer={
        <>
          {secret !== undefined && (
            <CopyButton text={secret} what="the secret" label="Copy the secret" tone="primary" onCopied={onCopied} autoFocus />
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ol className="grid list-decimal gap-1 pl-5 text-sm">
          {(isRenewed ? renewSteps : setUpSteps)[trigger.host].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="grid gap-1">
          <span className="text-sm font-medium">Address</span>
          <CodeBlock code={url} what="the address" wrap />
        </div>
        {secret === undefined ? (
          <p className="text-xs text-ink-soft">
            The secret was only shown when it was created. If you no longer have it, create a new one.
          </p>
        ) : (
          <div className="grid gap-1">
            <span className="text-sm font-medium">Secret</span>
            <CodeBlock code={secret} what="the secret" onCopied={onCopied} wrap />
            <Notice tone="warn">Copy the secret now: it cannot be shown again.</Notice>
          </div>
        )}
      </div>
    </SecretDialog>
  );
}
