import { CalendarDays } from "lucide-react";
import { useId } from "react";
import { Button } from "../Button.tsx";
import { FilterPopover } from "./FilterPopover.tsx";
import { Input } from "../fields/Input.tsx";
import { type DayZone, localDay, utcDay } from "../text/days.ts";

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
  /** The last days, instead of `from` and `to`. Left out, the buttons choose the days of now. */
  last?: { days: string | undefined; onChoose: (days: string) => void };
  /** Which days they are; `local` by default. */
  zone?: DayZone | undefined;
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
}

/** A range of days. */
export function DateFilter({ from, to, last, zone = "local", onChange }: DateFilterProps) {
  const id = useId();
  const range = last?.days ? lastText(last.days) : rangeText(from, to);
  const dayOf = zone === "utc" ? utcDay : localDay;
  return (
    <FilterPopover
      label="Date"
      value={range && zone === "utc" ? `${range} UTC` : range}
      title={zone === "utc" ? "Days in UTC" : "Date range"}
    >
      <div className="flex flex-wrap gap-1.5">
        {spans.map((span) => (
          <Button
            key={span.label}
            size="sm"
            onClick={() =>
              last ? last.onChoose(String(span.days)) : onChange({ from: dayOf(Date.now() - (span.days - 1) * dayMs), to: undefined })
            }
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
      {range && (
        <Button size="sm" tone="quiet" onClick={() => onChange({ from: undefined, to: undefined })}>
          Any date
        </Button>
      )}
    </FilterPopover>
  );
}

const lastText = (days: string) => spans.find((span) => String(span.days) === days)?.label ?? `Last ${days} days`;

function rangeText(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return `since ${from}`;
  return to && `until ${to}`;
}
