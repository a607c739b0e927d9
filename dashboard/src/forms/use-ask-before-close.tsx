import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../ui/overlays/ConfirmDialog.tsx";

interface AskBeforeClose {
  /** Closes, or asks first: for what may happen by mistake, such as Esc or a click outside the dialog. */
  close: () => void;
  /** To be rendered inside the dialog, so that the keyboard is in the question while it is open. */
  question: ReactNode;
}

/** Keeps what was typed into a form from being lost by one key. */
export function useAskBeforeClose(isChanged: boolean, onClose: () => void): AskBeforeClose {
  const [isAsking, setIsAsking] = useState(false);
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title="Discard the changes?"
      confirmLabel="Discard"
      cancelLabel="Continue editing"
      onConfirm={onClose}
    >
      <p>What you entered is not saved.</p>
    </ConfirmDialog>
  );
  return { close: () => (isChanged ? setIsAsking(true) : onClose()), question };
}
