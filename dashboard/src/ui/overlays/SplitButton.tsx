import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../Button.tsx";
import { Menu, MenuContent, MenuTrigger } from "./DropdownMenu.tsx";

interface SplitButtonProps extends Omit<ButtonProps, "asChild"> {
  menuLabel: string;
  /** The other choices, as `MenuItem`s. */
  menu: ReactNode;
}

/** A button for the usual choice, and next to it a menu with the others. */
export function SplitButton({ menuLabel, menu, children, ...rest }: SplitButtonProps) {
  const { tone, size, busy } = rest;
  return (
    <div className="inline-flex">
      <Button {...rest} className="rounded-r-none">
        {children}
      </Button>
      <Menu>
        <MenuTrigger asChild>
          <Button tone={tone} size={size} disabled={busy} aria-label={menuLabel} className="-ml-px w-8 rounded-l-none px-0">
            <ChevronDown aria-hidden="true" />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">{menu}</MenuContent>
      </Menu>
    </div>
  );
}
