import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={cn("w-full border-separate border-spacing-0 text-left text-sm", className)} {...rest} />;
}

export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn(
        "h-8 border-b border-edge bg-canvas px-2.5 text-xs font-medium whitespace-nowrap text-ink-soft first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6",
        className,
      )}
      {...rest}
    />
  );
}

export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={cn(
        "group/row transition-colors hover:bg-hover data-[selected=true]:bg-accent-soft data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]",
        className,
      )}
      {...rest}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return (
    <td
      className={cn("h-11 border-b border-edge px-2.5 align-middle first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6", className)}
      {...rest}
    />
  );
}
