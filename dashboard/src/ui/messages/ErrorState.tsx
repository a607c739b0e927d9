import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { cn } from "../cn.ts";

interface ErrorStateProps {
  title: string;
  /** The server's message. */
  children?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  className?: string;
  /** 1 when it is all there is on the page. */
  level?: 1 | 2;
}

/** Says what went wrong, and the way on. */
export function ErrorState({ title, children, onRetry, action, className, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={cn("mx-auto grid max-w-md justify-items-center gap-1 px-6 py-14 text-center", className)}>
      <span className="mb-2 grid size-11 place-items-center rounded-xl bg-bad-soft text-bad">
        <CircleAlert className="size-5" aria-hidden="true" />
      </span>
      <Heading className="text-base font-semibold">{title}</Heading>
      {children && <div className="text-sm text-pretty break-words text-ink-soft">{children}</div>}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
