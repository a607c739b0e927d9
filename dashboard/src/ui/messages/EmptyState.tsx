import type { ReactNode } from "react";
import { cn } from "../cn.ts";

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** 1 when it is all there is on the page. */
  level?: 1 | 2;
}

export function EmptyState({ icon, title, children, action, className, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn("mx-auto grid max-w-md justify-items-center gap-1 px-6 py-14 text-center", className)}>
      {icon && (
        <span className="mb-2 grid size-11 place-items-center rounded-xl border border-edge bg-surface text-ink-soft [&_svg]:size-5">
          {icon}
        </span>
      )}
      <Heading className="text-base font-semibold">{title}</Heading>
      {children && <div className="text-sm text-pretty text-ink-soft">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
