import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={cn(
        "inline-flex h-5 min-w-5 items-center justify-center rounded border border-edge-strong/50 bg-sunken px-1 text-2xs text-ink-soft",
        className,
      )}
    >
      {children}
    </kbd>
  );
}

/** "⌘" on a Mac, "Ctrl" elsewhere. */
export const commandKey = typeof navigator !== "undefined" && /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";
