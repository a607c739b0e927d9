import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";

export const inputClasses =
  "h-8 w-full min-w-0 rounded-md border border-edge-strong/80 bg-surface px-2.5 text-sm text-ink shadow-[inset_0_1px_1px_oklch(0.2_0.02_250/0.03)] transition-colors hover:not-disabled:border-edge-strong focus:border-ring focus:outline-2 focus:outline-offset-0 focus:outline-ring/45 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad-solid aria-invalid:focus:outline-bad-solid/35 dark:bg-sunken";

interface InputProps extends ComponentProps<"input"> {
  /** An icon before the text. */
  icon?: ReactNode;
  mono?: boolean;
}

export function Input({ className, icon, mono = false, ...rest }: InputProps) {
  const input = <input className={cn(inputClasses, mono && "font-mono text-xs", icon != null && "pl-8", !icon && className)} {...rest} />;
  if (!icon) return input;
  return (
    <span className={cn("relative block", className)}>
      <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-soft [&_svg]:size-4">{icon}</span>
      {input}
    </span>
  );
}

export function Textarea({ className, mono = false, ...rest }: ComponentProps<"textarea"> & { mono?: boolean }) {
  return <textarea className={cn(inputClasses, "h-auto min-h-20 py-1.5", mono && "font-mono text-xs", className)} {...rest} />;
}
