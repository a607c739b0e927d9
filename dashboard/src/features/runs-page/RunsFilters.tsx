import { foundStatuses, triggers } from "@gantry/contract/executions/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { ChosenFilter } from "../../ui/filters/ChosenFilter.tsx";
import { DateFilter } from "../../ui/filters/DateFilter.tsx";
import { ListFilter } from "../../ui/filters/Filters.tsx";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { cancelledLook, executionStyles } from "../../ui/figures/StatusBadge.tsx";
import { EnvironmentFilter } from "../executions/names/EnvironmentFilter.tsx";
import { type RunsSearch, toggleValue } from "../executions/filter.ts";
import { countFilters } from "./chosen-filters.ts";
import { GroupFilter } from "../executions/GroupFilter.tsx";
import { MoreFilters } from "./MoreFilters.tsx";
import { matrixRunStyles } from "../matrix-runs/matrix-run-style.ts";
import { nameOf, numbersOf } from "../matrix-runs/name-of.ts";
import { matrixRunQuery } from "../matrix-runs/queries.ts";
import type { SavedViews } from "../saved-views/use-saved-views.ts";
import { ViewsMenu } from "../saved-views/ViewsMenu.tsx";
import { testQuery } from "../tests/queries.ts";
import { triggerStyles } from "../executions/names/trigger-style.ts";

const foundStyles = { ...executionStyles, CANCELLED: cancelledLook, INCOMPLETE: matrixRunStyles.INCOMPLETE };

interface RunsFiltersProps {
  search: RunsSearch;
  projectId: string | undefined;
  onChange: (change: Partial<Record<keyof RunsSearch, string | undefined>>) => void;
  onClear: () => void;
  field: RefObject<HTMLInputElement | null>;
  views: SavedViews;
}

export function RunsFilters({ search, projectId, onChange, onClear, field, views }: RunsFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <ViewsMenu views={views} />
      <TextFilter
        label="Search the runs"
        placeholder="Number, branch, commit …"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
        className="w-full sm:w-64 2xl:w-80"
      />
      <ListFilter
        label="Status"
        value={search.status}
        onToggle={(value) => onChange({ status: toggleValue(search.status, value) })}
        onClear={() => onChange({ status: undefined })}
        options={foundStatuses.map((value) => ({ value, label: foundStyles[value].label, icon: statusIcon(value) }))}
      />
      <EnvironmentFilter value={search.environment} onChoose={(environment) => onChange({ environment })} />
      <GroupFilter value={search.group} projectId={projectId} onChoose={(group) => onChange({ group })} />
      <ListFilter
        label="Trigger"
        value={search.trigger}
        onToggle={(value) => onChange({ trigger: toggleValue(search.trigger, value) })}
        onClear={() => onChange({ trigger: undefined })}
        options={triggers.map((value) => ({ value, label: triggerStyles[value].label, icon: triggerIcon(value) }))}
      />
      <ChosenFilter label="Branch" value={search.branch} onClear={() => onChange({ branch: undefined })} />
      <ChosenFilter label="Author" value={search.author} onClear={() => onChange({ author: undefined })} />
      <ChosenFilter label="Pull request" value={search.pr && `#${search.pr}`} onClear={() => onChange({ pr: undefined })} />
      <ChosenFilter label="Commit" value={search.commit} onClear={() => onChange({ commit: undefined })} />
      <ChosenFilter label="Test" value={search.test} onClear={() => onChange({ test: undefined })} />
      <ChosenFilter label="Suite" value={search.suite} onClear={() => onChange({ suite: undefined, testResult: undefined })} />
      {search.testId && <ChosenTest id={search.testId} onClear={() => onChange({ testId: undefined, testResult: undefined })} />}
      <ChosenFilter label="Result" value={search.testResult} onClear={() => onChange({ testResult: undefined })} />
      {search.matrix && <ChosenMatrixRun id={search.matrix} onClear={() => onChange({ matrix: undefined })} />}
      <DateFilter
        from={search.from}
        to={search.to}
        last={{ days: search.last, onChoose: (last) => onChange({ last, from: undefined, to: undefined }) }}
        zone={search.days}
        onChange={(days) => onChange({ last: undefined, ...days })}
      />
      <MoreFilters search={search} projectId={projectId} onChange={onChange} />
      {countFilters(search) > 0 && (
        <Button tone="quiet" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </div>
  );
}

/** A test that a link chose exactly. */
function ChosenTest({ id, onClear }: { id: string; onClear: () => void }) {
  const name = useQuery(testQuery(id)).data?.name;
  return <ChosenFilter label="Test" value={name ?? id} onClear={onClear} />;
}

function ChosenMatrixRun({ id, onClear }: { id: string; onClear: () => void }) {
  const matrixRun = useQuery(matrixRunQuery(id)).data;
  const numbers = matrixRun && numbersOf(matrixRun);
  return <ChosenFilter label={matrixRun ? nameOf(matrixRun) : "Matrix run"} value={numbers ?? id.slice(-6)} onClear={onClear} />;
}

function statusIcon(value: (typeof foundStatuses)[number]) {
  const Icon = foundStyles[value].icon;
  return <Icon aria-hidden="true" />;
}

function triggerIcon(value: (typeof triggers)[number]) {
  const Icon = triggerStyles[value].icon;
  return <Icon aria-hidden="true" />;
}
