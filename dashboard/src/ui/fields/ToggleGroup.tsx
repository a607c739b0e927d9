import { ToggleGroup as Radix } from "radix-ui";

interface ToggleGroupProps<V extends string> {
  /** The accessible name. */
  label: string;
  value: readonly V[];
  /** `name`: what a screen reader says instead of a short label. */
  options: readonly { value: V; label: string; name: string }[];
  onChange: (value: V[]) => void;
  disabled?: boolean;
}

/** Any number of a few, side by side. */
export function ToggleGroup<V extends string>({ label, value, options, onChange, disabled = false }: ToggleGroupProps<V>) {
  return (
    <Radix.Root
      type="multiple"
      value={[...value]}
      onValueChange={(words) => onChange(options.map((option) => option.value).filter((word) => words.includes(word)))}
      aria-label={label}
      disabled={disabled}
      className="inline-flex max-w-full flex-wrap gap-1"
    >
      {options.map(({ value: word, label: words, name }) => (
        <Radix.Item
          key={word}
          value={word}
          aria-label={name}
          title={name}
          className="h-8 min-w-8 rounded-md border border-edge-strong/80 bg-surface px-1.5 text-xs font-medium text-ink-soft hover:not-disabled:border-edge-strong hover:not-disabled:text-ink disabled:cursor-not-allowed disabled:opacity-60 data-[state=on]:border-accent data-[state=on]:bg-accent data-[state=on]:text-accent-ink data-[state=on]:hover:not-disabled:text-accent-ink dark:bg-sunken dark:data-[state=on]:bg-accent"
        >
          {words}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
