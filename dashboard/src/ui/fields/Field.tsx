import { CircleAlert } from "lucide-react";
import { type ReactElement, type ReactNode, cloneElement, useId } from "react";
import { cn } from "../cn.ts";

interface ControlProps {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  "aria-required"?: boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Text to the right of the label. */
  aside?: ReactNode;
  className?: string;
  /** One control; it is given its id and descriptions. */
  children: ReactElement<ControlProps>;
}

/** A labeled control with a hint, or an error message instead of the hint. */
export function Field({ label, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={cn("grid content-start gap-1", className)}>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {required === false && <span className="ml-1 font-normal text-ink-soft">(optional)</span>}
        </label>
        {aside && <span className="text-xs text-ink-soft">{aside}</span>}
      </div>
      {cloneElement(children, { id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1 text-xs text-bad">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
