import { CalendarDays } from "lucide-react";
import { Popover } from "radix-ui";
import { useId } from "react";
import { Button } from "../Button.tsx";
import { FilterButton } from "./Filters.tsx";
import { Input } from "./Input.tsx";
import { localDay } from "../text/local-day.ts";
import { usePortalHome } from "../overlays/portal-home.ts";

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
  const home = usePortalHome();
  const value = from && to ? (from === to ? from : `${from} to ${to}`) : from ? `since ${from}` : to ? `until ${to}` : undefined;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <FilterButton label="Date" value={value} />
      </Popover.Trigger>
      <Popover.Portal container={home}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Date range"
          className="z-50 grid w-64 animate-rise gap-3 rounded-lg border border-edge bg-raised p-3 shadow-pop outline-none"
        >
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
