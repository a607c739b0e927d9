import { environments, executionStatuses, triggers } from "@gantry/contract/words.ts";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { DateFilter } from "../../ui/DateFilter.tsx";
import { ListFilter, OneFilter, TextFilter } from "../../ui/Filters.tsx";
import { executionLooks } from "../../ui/StatusBadge.tsx";
import { environmentWord } from "./environment-word.ts";
import { type RunsSearch, countFilters, toggleWord } from "./filter.ts";
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
        options={executionStatuses.map((word) => ({ word, label: executionLooks[word].word, icon: statusIcon(word) }))}
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
        options={triggers.map((word) => ({ word, label: triggerLooks[word].word, icon: triggerIcon(word) }))}
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

function statusIcon(word: (typeof executionStatuses)[number]) {
  const Icon = executionLooks[word].icon;
  return <Icon aria-hidden="true" />;
}

function triggerIcon(word: (typeof triggers)[number]) {
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
      empty={groups ? "No groups yet. Select runs in the list to group them." : "Loading…"}
    />
  );
}
