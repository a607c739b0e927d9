import { cn } from "../../ui/cn.ts";

/** An image reference. A long one is truncated at the start, because the end distinguishes suites. */
export function ImageName({ image, className }: { image: string; className?: string }) {
  const cut = image.lastIndexOf("/") + 1;
  return (
    <span className={cn("flex min-w-0 font-mono text-xs", className)} title={image}>
      {cut > 0 && <span className="min-w-0 shrink truncate text-ink-soft">{image.slice(0, cut)}</span>}
      <span className="min-w-[6ch] shrink-[0.2] truncate font-medium">{image.slice(cut)}</span>
    </span>
  );
}
