import { cn } from "../cn.ts";

/** The place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block h-4 animate-shimmer rounded-[5px] bg-edge", className)} />;
}

/** Says once, for those who listen, that a part of the page is loading. */
export function Loading({ label = "Loading" }: { label?: string }) {
  return (
    <span role="status" className="sr-only">
      {label}…
    </span>
  );
}
