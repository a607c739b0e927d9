import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../Button.tsx";
import { cn } from "../cn.ts";
import { PortalHomeProvider } from "./portal-home.ts";
import { useReturnFocus } from "./return-focus.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, under the body, always in sight. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  children: ReactNode;
}

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

export function Dialog({ open, onOpenChange, title, description, footer, size = "md", children }: DialogProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          ref={setBox}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-xl border border-edge bg-surface shadow-pop outline-none",
            "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl",
            widths[size],
          )}
        >
          <PortalHomeProvider value={box}>
            <div className="flex items-start justify-between gap-4 border-b border-edge px-4 py-3 sm:px-5">
              <div className="min-w-0">
                <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
                {description && <Radix.Description className="mt-0.5 text-sm text-ink-soft">{description}</Radix.Description>}
              </div>
              <Radix.Close asChild>
                <Button tone="quiet" size="sm" aria-label="Close" className="-mr-1.5 w-7 px-0">
                  <X aria-hidden="true" />
                </Button>
              </Radix.Close>
            </div>
            <div className="thin-scroll min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-5">{children}</div>
            {footer && <div className="flex flex-wrap items-center justify-end gap-2 border-t border-edge px-4 py-3 sm:px-5">{footer}</div>}
          </PortalHomeProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function Overlay() {
  return <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-[oklch(0.15_0.02_250/0.45)] dark:bg-[oklch(0_0_0/0.6)]" />;
}
