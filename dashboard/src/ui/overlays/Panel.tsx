import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../Button.tsx";
import { cn } from "../cn.ts";
import { PortalHomeProvider } from "../portal-home.ts";
import { useReturnFocus } from "./return-focus.ts";

interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the children contain a `Radix.Description`. */
  described?: boolean;
  className: string;
  children: ReactNode;
}

/** The box of everything that opens over the page: keeps the focus inside, closes with Escape, and gives the focus back. */
export function Panel({ open, onOpenChange, described = false, className, children }: PanelProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          ref={setBox}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          {...(described ? {} : { "aria-describedby": undefined })}
          className={cn("fixed z-50 border-edge shadow-pop outline-none", className)}
        >
          <PortalHomeProvider value={box}>{children}</PortalHomeProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A form starts at its first field, not at the button that closes it. What was typed ahead would press that button. */
function focusFirstField(event: Event) {
  const box = event.currentTarget;
  if (!(box instanceof HTMLElement)) return;
  const search = box.querySelector<HTMLInputElement>("input[role=combobox]");
  const field = firstField(box) ?? search;
  if (!field) return;
  event.preventDefault();
  field.focus();
  // What was typed ahead stays: the next letter must not replace it.
  if (field === search) search.setSelectionRange(search.value.length, search.value.length);
}

/** The first field of a form that a person can fill in. */
export const firstField = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(fields)].find((each) => each.tabIndex >= 0 && each.getClientRects().length > 0);

const fields = "form :is(input:not([type=hidden], [type=file]), textarea, select, [role=combobox]):not(:disabled, [readonly])";

export const overlayClasses = "fixed inset-0 z-50 animate-fade bg-[oklch(0.15_0.02_250/0.45)] dark:bg-[oklch(0_0_0/0.6)]";

export function PanelClose({ className }: { className: string }) {
  return (
    <Radix.Close asChild>
      <Button tone="quiet" size="sm" aria-label="Close" className={cn("w-7 px-0", className)}>
        <X aria-hidden="true" />
      </Button>
    </Radix.Close>
  );
}
