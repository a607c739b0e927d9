import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Panel, PanelClose } from "./Panel.tsx";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons below the body. They stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  children: ReactNode;
}

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

export function Dialog({ open, onOpenChange, title, description, footer, size = "md", children }: DialogProps) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      described={Boolean(description)}
      className={cn(
        "inset-x-0 bottom-0 flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-xl border bg-surface",
        "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl",
        widths[size],
      )}
    >
      <div className="flex items-start justify-between gap-4 border-b border-edge px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="mt-0.5 text-sm text-ink-soft">{description}</Radix.Description>}
        </div>
        <PanelClose className="-mr-1.5" />
      </div>
      <div className="thin-scroll min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-5">{children}</div>
      {footer && <div className="flex flex-wrap items-center justify-end gap-2 border-t border-edge px-4 py-3 sm:px-5">{footer}</div>}
    </Panel>
  );
}
