import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/cn.ts";
import { focusFirstProblem } from "./focus-first-problem.ts";
import { Dialog } from "../ui/overlays/Dialog.tsx";
import { FailureNotice } from "./FailureNotice.tsx";

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  size?: "sm" | "md";
  submitLabel: string;
  /** The request that saves the form. */
  save: { isPending: boolean; error: Error | null };
  /** Why the form was refused, without what its fields show; by default all of it. */
  rest?: Error | null;
  /** `false` while a required field is empty or wrong: the form cannot be sent then. */
  isComplete?: boolean;
  /** Lets the browser check the fields before it submits, for example a date that is typed in part. */
  browserChecks?: boolean;
  /** Asked before `onSubmit`. If it says no, nothing is sent, and the first field that shows what is wrong gets the focus. */
  check?: () => boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** Called for Esc, the close button and a click outside the dialog. Default: `onClose`. */
  onDismiss?: () => void;
  /** Layout of the fields; one column by default. */
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: fields, the server's refusal below them, and buttons to submit and to cancel. It is open while it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    size = "sm",
    submitLabel,
    save,
    isComplete = true,
    browserChecks = false,
    onClose,
    className,
    rest = save.error,
  } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = () => focusFirstProblem(form.current);
  useEffect(() => {
    if (save.error) focusFirstError();
  }, [save.error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    if (props.check?.() ?? true) props.onSubmit(event);
    // When the errors are shown.
    else requestAnimationFrame(focusFirstError);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && (props.onDismiss ?? onClose)()}
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={id} busy={save.isPending} disabled={!isComplete}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={cn("grid gap-4", className)} noValidate={!browserChecks} onSubmit={submit}>
        {props.children}
        <FailureNotice error={rest} className="col-span-full" />
      </form>
    </Dialog>
  );
}
