import { X } from "lucide-react";
import { BarButton } from "./BarButton.tsx";
import { formatCounted } from "../../../ui/text/format.ts";

interface FilterBarProps {
  shown: number;
  text: string;
  /** There are more matches than the search looks for. */
  isCut: boolean;
  onClear: () => void;
}

/** Says that lines are left out. */
export function FilterBar({ shown, text, isCut, onClear }: FilterBarProps) {
  const lines = formatCounted(shown, "line");
  return (
    <div className="flex items-center gap-2 border-b border-term-edge bg-term-raised px-3 py-1 text-xs sm:px-5">
      <span className="min-w-0 truncate">
        Only {isCut ? `the first ${lines}` : lines} with “{text}”
      </span>
      <BarButton label="Show all lines" onClick={onClear}>
        <X aria-hidden="true" />
      </BarButton>
    </div>
  );
}
