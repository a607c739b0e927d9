import type { ReactNode } from "react";

/** One fact of a run: its name, only for screen readers with `hidden`, and its value. */
export function Fact({ name, hidden = false, children }: { name: string; hidden?: boolean; children: ReactNode }) {
  return (
    <div className="inline-flex min-w-0 items-center gap-1.5">
      <dt className={hidden ? "sr-only" : "text-ink-soft"}>{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  );
}
