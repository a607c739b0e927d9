import { environments } from "@gantry/contract/executions.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, ChevronDown, Search, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { Popover } from "radix-ui";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/DropdownMenu.tsx";
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

const typingPauseMs = 350;

export function RunsFilters({ search, projectId, onChange, field }: RunsFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <TextFilter text={search.text ?? ""} onText={(text) => onChange({ text: text || undefined })} field={field} />
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

/** Asks for the text only when the typing pauses; follows the address when that changes by other means. */
function TextFilter({ text, onText, field }: { text: string; onText: (text: string) => void; field: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onText(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
    // The callback is made anew with each drawing; only what is typed starts the pause.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <Input
      ref={field}
      type="search"
      icon={<Search aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === "Escape" && field.current?.blur()}
      placeholder="Image, folder, group, command, id"
      aria-label="Search the runs"
      spellCheck={false}
      className="w-full sm:w-80"
    />
  );
}

function FilterButton({ label, value, ...rest }: { label: string; value: string | undefined } & React.ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        "inline-flex h-8 max-w-64 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors hover:bg-hover data-[state=open]:bg-hover",
        value ? "border-accent/50 bg-accent-soft text-accent-text" : "border-dashed border-edge-strong/70 text-ink-soft",
      )}
    >
      <span className="shrink-0">{label}</span>
      {value && <span className="min-w-0 truncate font-medium">{value}</span>}
      <ChevronDown className="size-3.5 shrink-0 opacity-75" aria-hidden="true" />
    </button>
  );
}

interface ListFilterProps {
  label: string;
  value: string | undefined;
  options: readonly { word: string; label: string; icon: ReactNode }[];
  onToggle: (word: string) => void;
  onClear: () => void;
}

function ListFilter({ label, value, options, onToggle, onClear }: ListFilterProps) {
  const chosen = value?.split(",") ?? [];
  const words = options.filter((option) => chosen.includes(option.word)).map((option) => option.label);
  return (
    <Menu>
      <MenuTrigger asChild>
        <FilterButton label={label} value={words.length > 2 ? `${words.length} chosen` : words.join(", ") || undefined} />
      </MenuTrigger>
      <MenuContent align="start">
        {options.map((option) => (
          <MenuCheckItem key={option.word} checked={chosen.includes(option.word)} onCheckedChange={() => onToggle(option.word)}>
            {option.icon}
            {option.label}
          </MenuCheckItem>
        ))}
        {chosen.length > 0 && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={onClear}>Any</MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

interface OneFilterProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string; detail?: string }[];
  onChoose: (value: string | undefined) => void;
  onOpen?: () => void;
  empty?: string;
}

const any = " any";

function OneFilter({ label, value, options, onChoose, onOpen, empty }: OneFilterProps) {
  const shown = value && !options.some((option) => option.value === value) ? [{ value, label: value }, ...options] : options;
  return (
    <Menu onOpenChange={(open) => open && onOpen?.()}>
      <MenuTrigger asChild>
        <FilterButton label={label} value={shown.find((option) => option.value === value)?.label} />
      </MenuTrigger>
      <MenuContent align="start" className="max-w-80">
        <MenuRadioGroup value={value ?? any} onValueChange={(next) => onChoose(next === any ? undefined : next)}>
          <MenuRadioItem value={any}>Any</MenuRadioItem>
          {shown.map((option) => (
            <MenuRadioItem key={option.value} value={option.value}>
              <span className="min-w-0 truncate">{option.label}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        {empty && shown.length === 0 && <p className="px-2 py-1.5 text-xs text-ink-soft">{empty}</p>}
      </MenuContent>
    </Menu>
  );
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
