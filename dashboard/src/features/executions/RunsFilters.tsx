import { environments } from "@gantry/contract/executions.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, X } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { Popover } from "radix-ui";
import { Button } from "../../ui/Button.tsx";
import { FilterButton, ListFilter, OneFilter, TextFilter } from "../../ui/Filters.tsx";
import { Input } from "../../ui/Input.tsx";
import { usePortalHome } from "../../ui/portal-home.ts";
import { executionLooks } from "../../ui/StatusBadge.tsx";
import { environmentWord } from "./environment-word.ts";
import { type RunsSearch, countFilters, statusWords, toggleWord, triggerWords } from "./filter.ts";
import { groupsQuery } from "./queries.ts";
import { triggerLooks } from "./trigger-look.ts";

interface RunsFiltersProps {
  search: RunsSearch;
  projectId: string | undefined;
  onChange: (change: Partial<Record<keyof RunsSearch, string | undefined>>) => void;
  field: RefObject<HTMLInputElement | null>;
}

export function RunsFilters({ search, projectId, onChange, field }: RunsFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <TextFilter
        label="Search the runs"
        placeholder="Image, folder, group, command, id"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
      />
      <ListFilter
        label="Status"
        value={search.status}
        onToggle={(word) => onChange({ status: toggleWord(search.status, word) })}
        onClear={() => onChange({ status: undefined })}
        options={statusWords.map((word) => ({ word, label: executionLooks[word].word, icon: statusIcon(word) }))}
      />
      <OneFilter
        label="Environment"
        value={search.environment}
        onChoose={(environment) => onChange({ environment })}
        options={environments.map((name) => ({ value: name, label: environmentWord(name) }))}
      />
      <GroupFilter value={search.group} projectId={projectId} onChoose={(group) => onChange({ group })} />
      <ListFilter
        label="Trigger"
        value={search.trigger}
        onToggle={(word) => onChange({ trigger: toggleWord(search.trigger, word) })}
        onClear={() => onChange({ trigger: undefined })}
        options={triggerWords.map((word) => ({ word, label: triggerLooks[word].word, icon: triggerIcon(word) }))}
      />
      <DateFilter from={search.from} to={search.to} onChange={onChange} />
      {countFilters(search) > 0 && (
        <Button
          tone="quiet"
          size="sm"
          onClick={() =>
            onChange({
              status: undefined,
              environment: undefined,
              group: undefined,
              trigger: undefined,
              text: undefined,
              from: undefined,
              to: undefined,
            })
          }
        >
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </div>
  );
}

function statusIcon(word: (typeof statusWords)[number]) {
  const Icon = executionLooks[word].icon;
  return <Icon aria-hidden="true" />;
}

function triggerIcon(word: (typeof triggerWords)[number]) {
  const Icon = triggerLooks[word].icon;
  return <Icon aria-hidden="true" />;
}

function GroupFilter({
  value,
  projectId,
  onChoose,
}: {
  value: string | undefined;
  projectId: string | undefined;
  onChoose: (value: string | undefined) => void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const groups = useQuery({ ...groupsQuery(projectId), enabled: isAsked }).data;
  return (
    <OneFilter
      label="Group"
      value={value}
      onChoose={onChoose}
      onOpen={() => setIsAsked(true)}
      options={(groups ?? []).map((group) => ({ value: group.groupName, label: group.groupName }))}
      empty={groups ? "No group yet: select runs and group them." : "Loading…"}
    />
  );
}

const dayMs = 86_400_000;
const spans = [
  { label: "Today", days: 1 },
  { label: "Last 7 days", days: 7 },
  { label: "Last 30 days", days: 30 },
] as const;

function DateFilter({ from, to, onChange }: { from: string | undefined; to: string | undefined; onChange: RunsFiltersProps["onChange"] }) {
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

/** `2026-01-31` in the reader's own zone. */
function localDay(atMs: number): string {
  const time = new Date(atMs);
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, "0")}-${String(time.getDate()).padStart(2, "0")}`;
}
