import type { ReactNode } from "react";
import { useChange } from "../api/use-change.ts";
import { ConfirmDialog } from "../ui/overlays/ConfirmDialog.tsx";
import { toast } from "../ui/messages/Toaster.tsx";

interface ConfirmChangeProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  call: () => Promise<unknown>;
  /** Shown after success, such as `Rule removed`. */
  done: string;
  /** Shown with the server's message after a failure, such as `Could not remove the rule.` */
  failed: string;
  /** Requests what the change is shown in, after success and failure. The dialog closes when it is done. */
  refresh: () => Promise<unknown>;
}

/** Asks, makes one change through the API, and closes. */
export function ConfirmChange({ open, onClose, title, children, confirmLabel, call, done, failed, refresh }: ConfirmChangeProps) {
  const change = useChange({
    call,
    onSuccess: () => toast.success(done),
    failureText: failed,
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
    >
      {children}
    </ConfirmDialog>
  );
}
