import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";

interface StepProps {
  number: number;
  title: string;
  state: "done" | "now" | "later";
  /** The result, when done. */
  summary?: string | undefined;
  /** Keeps its body visible when it is done. */
  keepOpen?: boolean;
  isLast?: boolean;
  children: ReactNode;
}

export function Step({ number, title, state, summary, keepOpen = false, isLast = false, children }: StepProps) {
  const isOpen = state === "now" || (keepOpen && state === "done");
  return (
    <li aria-current={state === "now" ? "step" : undefined} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <div className="flex flex-col items-center">
        <span
          className={cn(
            "grid size-7 shrink-0 place-items-center rounded-full border text-xs font-semibold",
            state === "done" && "border-transparent bg-ok-soft text-ok",
            state === "now" && "border-transparent bg-accent text-accent-ink",
            state === "later" && "border-edge-strong/60 text-ink-soft",
          )}
        >
          {state === "done" ? <Check className="size-4" aria-label="Done" /> : number}
        </span>
        {!isLast && <span aria-hidden="true" className={cn("w-px flex-1", state === "done" ? "bg-ok-solid/50" : "bg-edge")} />}
      </div>
      <div className={cn("min-w-0", isLast ? "pb-2" : "pb-6")}>
        <h2
          className={cn(
            "flex min-h-7 flex-wrap items-center gap-x-2 text-base font-semibold",
            state === "later" && "font-medium text-ink-soft",
          )}
        >
          {title}
          {summary && state === "done" && <span className="min-w-0 truncate text-sm font-normal text-ink-soft">{summary}</span>}
        </h2>
        {isOpen && <div className="mt-2 animate-fade">{children}</div>}
      </div>
    </li>
  );
}
