import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../overlays/DropdownMenu.tsx";

/** The button that opens a filter and shows its value. */
export function FilterButton({ label, value, ...rest }: { label: string; value: string | undefined } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        "inline-flex h-8 max-w-64 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors hover:bg-hover data-[state=open]:bg-hover",
        value ? "border-accent/50 bg-accent-soft text-accent-text" : "border-dashed border-edge-strong/70 text-ink-soft",
      )}
    >
      <span className="shrink-0">{label}</span>
      {value && <span className="min-w-0 truncate font-medium">{value}</span>}
      <ChevronDown className="size-3.5 shrink-0 opacity-75" aria-hidden="true" />
    </button>
  );
}

interface ListFilterProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string; icon: ReactNode }[];
  onToggle: (value: string) => void;
  onClear: () => void;
}

/** Any of a few values, as a menu of check marks; the value is a comma list. */
export function ListFilter({ label, value, options, onToggle, onClear }: ListFilterProps) {
  const chosen = value?.split(",") ?? [];
  const values = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  return (
    <Menu>
      <MenuTrigger asChild>
        <FilterButton label={label} value={values.length > 2 ? `${values.length} chosen` : values.join(", ") || undefined} />
      </MenuTrigger>
      <MenuContent align="start">
        {options.map((option) => (
          <MenuCheckItem key={option.value} checked={chosen.includes(option.value)} onCheckedChange={() => onToggle(option.value)}>
            {option.icon}
            {option.label}
          </MenuCheckItem>
        ))}
        {chosen.length > 0 && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={onClear}>Any</MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

interface OneFilterProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string; detail?: string }[];
  onChoose: (value: string | undefined) => void;
  onOpen?: () => void;
  empty?: string;
  /** What it means to choose none. */
  anyLabel?: string;
}

const any = " any";

/** One of a few values, or any. */
export function OneFilter({ label, value, options, onChoose, onOpen, empty, anyLabel = "Any" }: OneFilterProps) {
  const shown = value && !options.some((option) => option.value === value) ? [{ value, label: value }, ...options] : options;
  return (
    <Menu onOpenChange={(open) => open && onOpen?.()}>
      <MenuTrigger asChild>
        <FilterButton label={label} value={shown.find((option) => option.value === value)?.label} />
      </MenuTrigger>
      <MenuContent align="start" className="max-w-80">
        <MenuRadioGroup value={value ?? any} onValueChange={(next) => onChoose(next === any ? undefined : next)}>
          <MenuRadioItem value={any}>{anyLabel}</MenuRadioItem>
          {shown.map((option) => (
            <MenuRadioItem key={option.value} value={option.value}>
              <span className="min-w-0 truncate">{option.label}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        {empty && shown.length === 0 && <p className="px-2 py-1.5 text-xs text-ink-soft">{empty}</p>}
      </MenuContent>
    </Menu>
  );
}
