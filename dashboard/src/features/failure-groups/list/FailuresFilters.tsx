import { failureCategories } from "@gantry/contract/analysis/constants.ts";
import { failureSorts } from "@gantry/contract/failure-groups/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { OneFilter } from "../../../ui/filters/Filters.tsx";
import { TextFilter } from "../../../ui/fields/TextFilter.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { categoryLabels } from "../../analysis/category-labels.ts";
import { RunValueFilter } from "../../executions/RunValueField.tsx";
import type { SavedViews } from "../../saved-views/use-saved-views.ts";
import { ViewsMenu } from "../../saved-views/ViewsMenu.tsx";
import { ownersQuery } from "../queries.ts";
import { type FailuresSearch, isNarrowed, periods, usualDays } from "../failures-search.ts";

type Part = Partial<Record<keyof FailuresSearch, string | undefined>>;

interface FailuresFiltersProps {
  search: FailuresSearch;
  projectId: string | undefined;
  onChange: (part: Part) => void;
  onClear: () => void;
  field: RefObject<HTMLInputElement | null>;
  views: SavedViews;
}

const sortLabels: Record<(typeof failureSorts)[number], string> = {
  lastSeen: "Last seen",
  firstSeen: "First seen",
  occurrences: "Most occurrences",
  runs: "Most runs",
  tests: "Most tests",
};

const periodLabel = (days: number) => (days === 1 ? "Last 24 hours" : `Last ${days} days`);

export function FailuresFilters({ search, projectId, onChange, onClear, field, views }: FailuresFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 py-3 sm:px-6">
      <ViewsMenu views={views} />
      <TextFilter
        label="Search the failures"
        placeholder="Message, test, suite, file"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
        maxLength={200}
      />
      <OwnerFilter value={search.owner} projectId={projectId} onChoose={(owner) => onChange({ owner })} />
      <OneFilter
        label="Cause"
        value={search.category}
        onChoose={(category) => onChange({ category })}
        options={failureCategories.map((category) => ({ value: category, label: categoryLabels[category] }))}
      />
      <RunValueFilter name="branch" value={search.branch} onChoose={(branch) => onChange({ branch })} projectId={projectId} />
      <OneFilter
        label={search.days ? "Period" : periodLabel(usualDays)}
        value={search.days && String(search.days)}
        onChoose={(days) => onChange({ days })}
        options={periods.filter((days) => days !== usualDays).map((days) => ({ value: String(days), label: periodLabel(days) }))}
        anyLabel={periodLabel(usualDays)}
      />
      <OneFilter
        label="Order"
        value={search.sort}
        onChoose={(sort) => onChange({ sort })}
        options={failureSorts.filter((sort) => sort !== "lastSeen").map((sort) => ({ value: sort, label: sortLabels[sort] }))}
        anyLabel={sortLabels.lastSeen}
      />
      {isNarrowed(search) && (
        <Button tone="quiet" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </div>
  );
}

interface OwnerFilterProps {
  value: string | undefined;
  projectId: string | undefined;
  onChoose: (owner: string | undefined) => void;
}

function OwnerFilter({ value, projectId, onChoose }: OwnerFilterProps) {
  const [isAsked, setIsAsked] = useState(value !== undefined);
  const owners = useQuery({ ...ownersQuery(projectId), enabled: isAsked }).data ?? [];
  return (
    <OneFilter
      label="Owner"
      value={value}
      onChoose={onChoose}
      onOpen={() => setIsAsked(true)}
      options={[
        { value: "me", label: "Me" },
        { value: "none", label: "Nobody" },
        ...owners.map(({ userId, name }) => ({ value: userId ?? `team:${name}`, label: visibleText(name) })),
      ]}
    />
  );
}
