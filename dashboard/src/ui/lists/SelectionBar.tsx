import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton.tsx";

interface SelectionBarProps {
  /** What is selected, for screen readers. */
  label: string;
  count: number;
  /** The maximum selection. */
  limit: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows; floats over the list's end. */
export function SelectionBar({ label, count, limit, onClear, children }: SelectionBarProps) {
  return (
    <div
      role="region"
      aria-label={label}
      className="sticky bottom-3 z-20 mx-auto mt-auto mb-3 flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center gap-1.5 rounded-xl border border-edge bg-raised p-1.5 pl-3.5 shadow-pop"
    >
      <span role="status" className="tabular text-sm font-medium sm:pr-2">
        {count} selected
        {count >= limit && <span className="font-normal text-ink-soft"> (the most at once)</span>}
      </span>
      {children}
      <IconButton label="Clear the selection" size="sm" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
