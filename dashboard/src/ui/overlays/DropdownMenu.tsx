import { Check, Ellipsis } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { usePortalHome } from "../portal-home.ts";

const itemClasses =
  "relative flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft";

/** Does not block the page: it scrolls, and a click elsewhere closes the menu. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const MenuTrigger = Radix.Trigger;

/** Three dots that open what else can be done with one thing; the label names the thing. */
export function MoreTrigger({ label }: { label: string }) {
  return (
    <Radix.Trigger
      aria-label={label}
      className="grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink data-[state=open]:bg-hover"
    >
      <Ellipsis className="size-4" aria-hidden="true" />
    </Radix.Trigger>
  );
}

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  const home = usePortalHome();
  return (
    <Radix.Portal container={home}>
      <Radix.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          "thin-scroll z-50 max-h-[min(28rem,80dvh)] min-w-44 animate-rise overflow-y-auto rounded-lg border border-edge bg-raised p-1 shadow-pop",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function MenuItem({ className, danger = false, ...rest }: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item className={cn(itemClasses, danger && "text-bad data-highlighted:bg-bad-soft [&_svg]:text-bad", className)} {...rest} />
  );
}

export function MenuCheckItem({ className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(itemClasses, "pr-8", className)} onSelect={(event) => event.preventDefault()} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-2">
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export const MenuRadioGroup = Radix.RadioGroup;

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemClasses, "pr-8", className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-2">
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2 pt-1.5 pb-1 text-xs font-medium text-ink-soft">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-edge" />;
}
