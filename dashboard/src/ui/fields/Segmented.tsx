import type { LucideIcon } from "lucide-react";
import { ToggleGroup } from "radix-ui";

interface SegmentedProps<V extends string | number> {
  /** The accessible name. */
  label: string;
  value: V;
  options: readonly { value: V; label: string; icon?: LucideIcon }[];
  onChoose: (value: V) => void;
}

/** One of a few, side by side; one is always chosen. */
export function Segmented<V extends string | number>({ label, value, options, onChoose }: SegmentedProps<V>) {
  return (
    <ToggleGroup.Root
      type="single"
      // By their positions: Radix takes an empty text for no choice.
      value={String(options.findIndex((option) => option.value === value))}
      onValueChange={(position) => {
        const next = position === "" ? undefined : options[Number(position)];
        if (next) onChoose(next.value);
      }}
      aria-label={label}
      className="inline-flex min-h-8 max-w-full flex-wrap rounded-md border border-edge bg-sunken p-0.5"
    >
      {options.map(({ value: word, label: words, icon: Icon }, position) => (
        <ToggleGroup.Item
          key={word}
          value={String(position)}
          className="inline-flex h-6.5 items-center gap-1.5 rounded px-2.5 text-xs font-medium text-ink-soft hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-sm dark:data-[state=on]:bg-raised"
        >
          {Icon && <Icon className="size-3.5" aria-hidden="true" />}
          {words}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
