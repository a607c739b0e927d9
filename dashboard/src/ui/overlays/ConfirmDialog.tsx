import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../Button.tsx";
import { Input } from "../fields/Input.tsx";
import { overlayClasses } from "./Panel.tsx";
import { useReturnFocus } from "./return-focus.ts";

interface ConfirmDialogProps extends QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
}

interface QuestionProps {
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Text to type first, for actions that cannot be undone. */
  typeToConfirm?: string;
  busy?: boolean;
  onConfirm: () => void;
}

/** Confirms a destructive action. Stays open until its owner closes it, so that a failure can be read. */
export function ConfirmDialog({ open, onOpenChange, title, ...question }: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade rounded-xl border border-edge bg-surface p-5 shadow-pop outline-none"
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Question {...question} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Question({ children, confirmLabel, cancelLabel = "Cancel", typeToConfirm, busy = false, onConfirm }: QuestionProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  return (
    <>
      <Radix.Description asChild>
        <div className="mt-1.5 grid gap-2 text-sm text-ink-soft">{children}</div>
      </Radix.Description>
      {typeToConfirm !== undefined && (
        <div className="mt-3 grid gap-1">
          <label htmlFor={id} className="text-sm">
            Type <b className="font-semibold break-all">{typeToConfirm}</b> to continue
          </label>
          <Input id={id} value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" spellCheck={false} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Radix.Cancel asChild>
          <Button>{cancelLabel}</Button>
        </Radix.Cancel>
        <Button
          tone="dangerSolid"
          busy={busy}
          disabled={typeToConfirm !== undefined && typed.trim() !== typeToConfirm.trim()}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
