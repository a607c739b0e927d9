import { ChevronDown, ChevronUp, ListFilter, Search } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { BarButton } from "./BarButton.tsx";
import { maxMatches } from "../search/find-matches.ts";
import { formatCount } from "../../../ui/text/format.ts";

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onTyped: (typed: string) => void;
  found: number;
  now: number;
  isCurrent: boolean;
  /** Only lines with a match are shown. */
  isFilter: boolean;
  onFilter: (isFilter: boolean) => void;
  onStep: (by: 1 | -1) => unknown;
  /** Moves the keyboard focus to the output. */
  onLeave: () => void;
}

export function SearchField({ field, typed, onTyped, found, now, isCurrent, isFilter, onFilter, onStep, onLeave }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape") {
      onTyped("");
      onLeave();
    }
  };
  const most = found >= maxMatches ? `${formatCount(maxMatches)}+` : formatCount(found);
  return (
    <div role="search" className="flex min-w-0 items-center gap-0.5 max-sm:flex-1">
      <div className="relative max-sm:min-w-20 max-sm:flex-1">
        <Search className="pointer-events-none absolute top-1.5 left-2 size-4 text-term-soft" aria-hidden="true" />
        <input
          ref={field}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Search the output"
          aria-label="Search the output"
          spellCheck={false}
          autoComplete="off"
          className="h-7 w-full rounded-md border border-term-soft/70 bg-term-raised pr-2 pl-7.5 text-xs text-term-ink placeholder:text-term-soft sm:w-56"
        />
      </div>
      <BarButton label="Only matching lines" keys="m" pressed={isFilter} onClick={() => onFilter(!isFilter)}>
        <ListFilter aria-hidden="true" />
      </BarButton>
      {typed.trim() !== "" && (
        <>
          <span role="status" className="tabular px-1.5 text-xs whitespace-nowrap text-term-soft">
            {!isCurrent ? "…" : found === 0 ? "No match" : `${formatCount(now + 1)} of ${most}`}
          </span>
          <BarButton label="Previous match" keys="Shift Enter" disabled={found === 0} onClick={() => onStep(-1)}>
            <ChevronUp aria-hidden="true" />
          </BarButton>
          <BarButton label="Next match" keys="Enter" disabled={found === 0} onClick={() => onStep(1)}>
            <ChevronDown aria-hidden="true" />
          </BarButton>
        </>
      )}
    </div>
  );
}
