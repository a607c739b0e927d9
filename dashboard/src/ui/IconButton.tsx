import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./Button.tsx";
import { cn } from "./cn.ts";
import { Tooltip } from "./Tooltip.tsx";

interface IconButtonProps extends Omit<ButtonProps, "children" | "asChild"> {
  /** What it does, for the tooltip and for those who do not see the icon. */
  label: string;
  /** The shortcut key, shown in the tooltip. */
  hint?: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}

export function IconButton({ label, hint, side, className, tone = "quiet", size = "md", children, ...rest }: IconButtonProps) {
  return (
    <Tooltip
      side={side ?? "top"}
      content={
        <span className="inline-flex items-center gap-2">
          {label}
          {hint}
        </span>
      }
    >
      <Button
        tone={tone}
        size={size}
        aria-label={label}
        className={cn("px-0", size === "sm" ? "w-7" : size === "lg" ? "w-10" : "w-8", className)}
        {...rest}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
