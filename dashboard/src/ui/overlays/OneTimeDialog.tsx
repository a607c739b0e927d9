import { type ReactNode, useState } from "react";
import { Button } from "../Button.tsx";
import { Notice } from "../messages/Notice.tsx";
import { CodeBlock } from "../text/CodeBlock.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import { SecretDialog } from "./SecretDialog.tsx";

interface OneTimeDialogProps {
  title: string;
  description?: string;
  /** The text that is shown only now. */
  text: string;
  /** What the text is, such as `the key`. */
  what: string;
  /** Says that it cannot be shown again, and what to do with it. */
  children: ReactNode;
  onClose: () => void;
}

/** Shows a key, a secret or a link that the server does not keep, with a button to copy it. */
export function OneTimeDialog({ title, description, text, what, children, onClose }: OneTimeDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const onCopied = () => setCopied(true);
  return (
    <SecretDialog
      title={title}
      description={description}
      size="sm"
      uncopied={isCopied ? undefined : what}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={text} what={what} label={`Copy ${what}`} tone="primary" onCopied={onCopied} autoFocus />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Notice tone="warn">{children}</Notice>
        <CodeBlock code={text} what={what} onCopied={onCopied} wrap />
      </div>
    </SecretDialog>
  );
}
