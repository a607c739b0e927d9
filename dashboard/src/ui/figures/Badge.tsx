import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export type Tone = "idle" | "ok" | "bad" | "warn" | "fault" | "busy" | "think" | "accent";

export const toneClasses: Record<Tone, string> = {
  idle: "bg-idle-soft text-idle",
  ok: "bg-ok-soft text-ok",
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  fault: "bg-fault-soft text-fault",
  busy: "bg-busy-soft text-busy",
  think: "bg-think-soft text-think",
  accent: "bg-accent-soft text-accent-text",
};

export function Badge({ tone = "idle", className, children }: { tone?: Tone; className?: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        "inline-flex h-5 shrink-0 items-center gap-1 rounded-[5px] px-1.5 text-2xs font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0",
        toneClasses[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
