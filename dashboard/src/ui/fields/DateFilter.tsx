import { CalendarDays } from "lucide-react";
import { useId } from "react";
import { Button } from "../Button.tsx";
import { FilterPopover } from "./FilterPopover.tsx";
import { Input } from "./Input.tsx";
import { localDay } from "../text/local-day.ts";

const dayMs = 86_400_000;
const spans = [
  { label: "Today", days: 1 },
  { label: "Last 7 days", days: 7 },
  { label: "Last 30 days", days: 30 },
] as const;

interface DateFilterProps {
  /** Days, `2026-01-31`, both included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
}

/** A range of days in local time. */
export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const id = useId();
  const value = from && to ? (from === to ? from : `${from} to ${to}`) : from ? `since ${from}` : to ? `until ${to}` : undefined;
  return (
    <FilterPopover label="Date" value={value} title="Date range">
      <div className="flex flex-wrap gap-1.5">
        {spans.map((span) => (
          <Button
            key={span.label}
            size="sm"
            onClick={() => onChange({ from: localDay(Date.now() - (span.days - 1) * dayMs), to: undefined })}
          >
            {span.label}
          </Button>
        ))}
      </div>
      {(["from", "to"] as const).map((end) => (
        <div key={end} className="grid gap-1">
          <label htmlFor={`${id}-${end}`} className="text-xs font-medium">
            {end === "from" ? "From" : "To"}
          </label>
          <Input
            id={`${id}-${end}`}
            type="date"
            value={(end === "from" ? from : to) ?? ""}
            onChange={(event) => onChange({ [end]: event.target.value || undefined })}
            icon={<CalendarDays aria-hidden="true" />}
          />
        </div>
      ))}
      {value && (
        <Button size="sm" tone="quiet" onClick={() => onChange({ from: undefined, to: undefined })}>
          Any date
        </Button>
      )}
    </FilterPopover>
  );
}
