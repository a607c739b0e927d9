import { cn } from "../../../ui/cn.ts";

/** An image reference. A long one is truncated at the start, because the end distinguishes suites. */
export function ImageName({ image, className }: { image: string; className?: string }) {
  const cut = image.lastIndexOf("/") + 1;
  const end = image.slice(cut);
  return (
    <span className={cn("flex min-w-0 overflow-hidden font-mono text-xs", className)} title={image}>
      {cut > 0 && <span className="min-w-0 shrink-5 truncate text-ink-soft">{image.slice(0, cut)}</span>}
      {/* A short end has no room next to it: what follows is as far away from it as from a long one. */}
      <span className="shrink truncate font-medium" style={{ minWidth: `${Math.min(6, end.length)}ch` }}>
        {end}
      </span>
    </span>
  );
}
