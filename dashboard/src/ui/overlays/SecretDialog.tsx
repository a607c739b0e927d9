import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Dialog } from "./Dialog.tsx";

interface SecretDialogProps {
  title: ReactNode;
  description?: ReactNode;
  size?: "sm" | "md";
  footer: ReactNode;
  /** What the dialog shows only now and nobody has copied yet, such as `the key`. */
  uncopied: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that shows a key, a secret or a link that the server does not keep. Esc, the close button and a click outside ask first, until it was copied:
 * it stays valid, and nobody would have it. Buttons that call `onClose` do not ask.
 */
export function SecretDialog({ uncopied, onClose, children, ...dialog }: SecretDialogProps) {
  const [asking, setAsking] = useState(false);
  const dismiss = () => (uncopied === undefined ? onClose() : setAsking(true));
  return (
    <Dialog open onOpenChange={(open) => !open && dismiss()} {...dialog}>
      {children}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Close without copying ${uncopied ?? "it"}?`}
        confirmLabel="Close"
        cancelLabel="Go back"
        onConfirm={onClose}
      >
        It was not copied yet and cannot be shown again.
      </ConfirmDialog>
    </Dialog>
  );
}
