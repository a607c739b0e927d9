import { Switch as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={cn(
        "relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-edge-strong bg-sunken transition-colors before:absolute before:-inset-1 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent",
        className,
      )}
    >
      <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-edge-strong transition-transform data-[state=checked]:translate-x-[1.075rem] data-[state=checked]:bg-accent-ink" />
    </Radix.Root>
  );
}
