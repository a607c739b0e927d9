import { cn } from "../cn.ts";

/** A placeholder for something that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block h-4 animate-shimmer rounded-[5px] bg-edge", className)} />;
}

/** Announces to screen readers, once, that a part of the page is loading. */
export function Loading({ label = "Loading" }: { label?: string }) {
  return (
    <span role="status" className="sr-only">
      {label}…
    </span>
  );
}
