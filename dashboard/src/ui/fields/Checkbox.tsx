import { Check, Minus } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={cn(
        // The mark is 16 px, what takes the click is 24.
        "relative grid size-4 shrink-0 place-items-center rounded-[4px] border border-edge-strong bg-surface text-accent-ink transition-colors before:absolute before:-inset-1 hover:border-accent disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent dark:bg-sunken",
        className,
      )}
    >
      <Radix.Indicator>
        {rest.checked === "indeterminate" ? (
          <Minus className="size-3" strokeWidth={3} aria-hidden="true" />
        ) : (
          <Check className="size-3" strokeWidth={3} aria-hidden="true" />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
}
