import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { inputClasses } from "./Input.tsx";

export interface Option {
  value: string;
  label: ReactNode;
}

interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder?: string;
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  disabled?: boolean;
  className?: string;
}

/** One of a few values. Values must not be empty strings. */
export function Select({ value, onChange, options, placeholder, className, disabled, ...aria }: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} disabled={disabled ?? false}>
      <Radix.Trigger
        {...aria}
        className={cn(inputClasses, "flex items-center justify-between gap-2 text-left data-placeholder:text-ink-soft", className)}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-72 min-w-(--radix-select-trigger-width) animate-rise overflow-hidden rounded-lg border border-edge bg-raised p-1 shadow-pop"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="relative flex h-8 cursor-default items-center rounded-md pr-7 pl-2.5 text-sm outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-accent-text"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-2">
                  <Check className="size-4" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
