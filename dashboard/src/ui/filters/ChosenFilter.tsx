import { X } from "lucide-react";
import { Button } from "../Button.tsx";
import { visibleText } from "../text/visible-text.ts";

/** A filter that is chosen elsewhere, with a link or in a panel of other filters, and removed here. */
export function ChosenFilter({ label, value, onClear }: { label: string; value: string | undefined; onClear: () => void }) {
  if (value === undefined) return null;
  return (
    <Button size="sm" aria-label={`${label} ${value}: remove this filter`} onClick={onClear}>
      <span className="text-ink-soft">{label}</span>
      <span className="max-w-48 truncate">{visibleText(value)}</span>
      <X aria-hidden="true" />
    </Button>
  );
}
