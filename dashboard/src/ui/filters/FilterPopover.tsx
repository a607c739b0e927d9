import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { usePortalHome } from "../portal-home.ts";
import { FilterButton } from "./Filters.tsx";

interface FilterPopoverProps {
  /** Of the button. */
  label: string;
  value: string | undefined;
  /** Of the panel. */
  title: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A filter with fields of its own, in a panel below its button. */
export function FilterPopover({ label, value, title, children, ...state }: FilterPopoverProps) {
  const home = usePortalHome();
  return (
    <Popover.Root {...state}>
      <Popover.Trigger asChild>
        <FilterButton label={label} value={value} />
      </Popover.Trigger>
      <Popover.Portal container={home}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={title}
          className="thin-scroll z-50 grid max-h-(--radix-popover-content-available-height) w-64 animate-rise gap-3 overflow-y-auto rounded-lg border border-edge bg-raised p-3 shadow-pop outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
