import { Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";

interface LinkRowProps {
  children: ReactNode;
  /** Why it cannot be unlinked here, if it is not linked manually. */
  why: string | undefined;
  /** Left out when it may not be unlinked. */
  onUnlink: (() => void) | undefined;
  unlinkLabel: string;
  busy: boolean;
}

/** A linked test or case, and the button that unlinks it. */
export function LinkRow({ children, why, onUnlink, unlinkLabel, busy }: LinkRowProps) {
  return (
    <li className="flex min-h-8 items-center gap-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        {children}
        {why && <p className="text-xs text-ink-soft">{why}</p>}
      </div>
      {onUnlink && (
        <IconButton label={unlinkLabel} size="sm" busy={busy} onClick={onUnlink}>
          <Unlink aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
