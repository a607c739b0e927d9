import { visibleText } from "./visible-text.ts";

/** Short values with their names, side by side. Draws nothing without a value. */
export function ValueList({ values }: { values: readonly { name: string; value: string | number }[] }) {
  if (values.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {values.map(({ name, value }) => (
        <div key={name} className="grid max-w-full min-w-0 content-start">
          <dt className="text-xs font-medium wrap-anywhere text-ink-soft">{visibleText(name)}</dt>
          <dd className="max-w-prose wrap-anywhere">{visibleText(String(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
