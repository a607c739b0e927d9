import type { ReactNode } from "react";

/** One number and what it counts; belongs into a `dl`. */
export function Tile({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 rounded-xl border border-edge bg-surface px-4 py-3">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="tabular text-lg font-semibold">
        {children} {hint && <span className="text-xs font-normal text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}
