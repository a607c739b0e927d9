import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type Tone, toneClasses } from "../figures/Badge.tsx";
import { cn } from "../cn.ts";

interface NoticeProps {
  tone?: Extract<Tone, "bad" | "warn" | "accent" | "fault" | "idle" | "ok">;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
  /** `alert` is announced immediately, `status` when the screen reader is idle. */
  role?: "alert" | "status";
}

/** A message in a box: an error above a form, a note above a page. */
export function Notice({ tone = "accent", children, action, className, role }: NoticeProps) {
  const Icon = tone === "bad" || tone === "fault" ? CircleAlert : tone === "warn" ? TriangleAlert : Info;
  return (
    <div
      role={role}
      className={cn("flex gap-2 rounded-lg px-3 py-2 text-sm", action ? "items-center" : "items-start", toneClasses[tone], className)}
    >
      <Icon className={cn("size-4 shrink-0", !action && "mt-0.5")} aria-hidden="true" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {action}
    </div>
  );
}
