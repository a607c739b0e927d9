import { OneTimeDialog } from "../../ui/overlays/OneTimeDialog.tsx";
import type { ReactNode } from "react";
import { reachableLink } from "../../api/reachable-link.ts";

export interface HandedLink {
  email: string;
  url: string;
  /** Why there is a link to hand over. */
  because: ReactNode;
}

/** Shows an invitation's link, once: the server keeps only a hash of it. */
export function LinkDialog({ link: { email, url, because }, onClose }: { link: HandedLink; onClose: () => void }) {
  return (
    <OneTimeDialog
      title="Invitation link"
      description={`For ${email}. It works once, for this address only.`}
      text={reachableLink(url)}
      what="the link"
      onClose={onClose}
    >
      {because}
    </OneTimeDialog>
  );
}
