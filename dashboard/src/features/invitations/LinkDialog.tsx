import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { reachable } from "./reachable.ts";

export interface HandedLink {
  email: string;
  url: string;
  /** Why there is a link to hand over. */
  because: ReactNode;
}

/** Shows an invitation's link, once: the server keeps only a hash of it. */
export function LinkDialog({ link: { email, url, because }, onClose }: { link: HandedLink; onClose: () => void }) {
  const address = reachable(url);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invitation link"
      description={`For ${email}. It works once, for this address only.`}
      size="sm"
      footer={
        <>
          <CopyButton text={address} what="the link" label="Copy the link" tone="primary" autoFocus />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Notice tone="warn">{because}</Notice>
        <CodeBlock code={address} what="the link" wrap />
      </div>
    </Dialog>
  );
}
