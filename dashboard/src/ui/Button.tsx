import { type VariantProps, cva } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "./cn.ts";

const button = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        primary: "border-transparent bg-accent text-accent-ink hover:not-disabled:not-aria-disabled:bg-accent-hover",
        plain:
          "border-edge-strong/60 bg-surface text-ink shadow-[0_1px_0_oklch(0.2_0.02_250/0.04)] hover:not-disabled:not-aria-disabled:border-edge-strong hover:not-disabled:not-aria-disabled:bg-hover dark:bg-raised",
        quiet:
          "border-transparent bg-transparent text-ink-soft hover:not-disabled:not-aria-disabled:bg-hover hover:not-disabled:not-aria-disabled:text-ink",
        danger: "border-bad-solid/50 bg-surface text-bad hover:not-disabled:not-aria-disabled:bg-bad-soft dark:bg-raised",
        dangerSolid: "border-transparent bg-bad text-surface hover:not-disabled:not-aria-disabled:opacity-90",
      },
      size: {
        sm: "h-7 px-2 text-xs [&_svg]:size-3.5",
        md: "h-8 px-3 text-sm",
        lg: "h-10 px-4 text-base",
      },
    },
    defaultVariants: { tone: "plain", size: "md" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof button> {
  /** Renders its only child (a link) in the button's looks. */
  asChild?: boolean;
  /** Shows that its action is under way and takes no second press. */
  busy?: boolean;
}

export function Button({ className, tone, size, asChild = false, busy = false, children, type, onClick, ...rest }: ButtonProps) {
  const classes = cn(button({ tone, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  // Not `disabled` while it is busy: that would take the keyboard's focus away.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type={type ?? "button"}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <LoaderCircle className="animate-spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
