import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Panel, PanelClose } from "./Panel.tsx";

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: "left" | "right";
  children: ReactNode;
}

/** A drawer from the side, over the page. */
export function Sheet({ open, onOpenChange, title, side = "right", children }: SheetProps) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      className={cn(
        "inset-y-0 flex w-full flex-col bg-surface",
        side === "right" ? "right-0 max-w-2xl animate-slide border-l" : "left-0 max-w-72 animate-fade border-r",
      )}
    >
      <div className="flex items-center justify-between gap-3 border-b border-edge px-4 py-2.5">
        <Radix.Title className="min-w-0 truncate text-base font-semibold">{title}</Radix.Title>
        <PanelClose className="-mr-1" />
      </div>
      <div className="thin-scroll min-h-0 flex-1 overflow-y-auto">{children}</div>
    </Panel>
  );
}
