import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../Button.tsx";
import { cn } from "../cn.ts";
import { PortalHomeProvider } from "./portal-home.ts";
import { useReturnFocus } from "./return-focus.ts";
import { Overlay } from "./Dialog.tsx";

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: "left" | "right";
  children: ReactNode;
}

/** A drawer from the side, over the page. */
export function Sheet({ open, onOpenChange, title, side = "right", children }: SheetProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          ref={setBox}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className={cn(
            "fixed inset-y-0 z-50 flex w-full flex-col border-edge bg-surface shadow-pop outline-none",
            side === "right" ? "right-0 max-w-2xl animate-slide border-l" : "left-0 max-w-72 animate-fade border-r",
          )}
        >
          <PortalHomeProvider value={box}>
            <div className="flex items-center justify-between gap-3 border-b border-edge px-4 py-2.5">
              <Radix.Title className="min-w-0 truncate text-base font-semibold">{title}</Radix.Title>
              <Radix.Close asChild>
                <Button tone="quiet" size="sm" aria-label="Close" className="-mr-1 w-7 px-0">
                  <X aria-hidden="true" />
                </Button>
              </Radix.Close>
            </div>
            <div className="thin-scroll min-h-0 flex-1 overflow-y-auto">{children}</div>
          </PortalHomeProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
