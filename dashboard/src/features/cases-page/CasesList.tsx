import { casePriorities, caseTypes, maxCaseIds } from "@gantry/contract/test-cases/constants.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ClipboardList, FilterX, Sparkles, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { ListFilter } from "../../ui/filters/Filters.tsx";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useMayWrite } from "../auth/queries.ts";
import { toggleValue } from "../executions/filter.ts";
import { CasesBar } from "./CasesBar.tsx";
import { CasesTable } from "./CasesTable.tsx";
import { priorityStyles, typeLabels } from "../test-cases/case-styles.ts";
import { type CasesSearch, type ChangeCases, isNarrowed, noFilters } from "../test-cases/cases-search.ts";
import { FieldsFilter } from "../test-cases/fields/FieldsFilter.tsx";
import { casesQuery, invalidateCases } from "../test-cases/queries.ts";

interface CasesListProps {
  projectId: string;
  search: CasesSearch;
  onChange: ChangeCases;
}

export function CasesList({ projectId, search, onChange }: CasesListProps) {
  const query = useInfiniteQuery(casesQuery(projectId, search));
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const cases = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const { selection, chosen, clear } = useSelection(cases, maxCaseIds);
  const pagination = query.data?.pages.at(-1)?.pagination;
  return (
    <>
      <CasesFilters projectId={projectId} search={search} onChange={onChange} />
      {query.isPending ? (
        <div className="grid gap-4 px-4 py-3 sm:px-6">
          <Loading label="Loading the test cases" />
          {["w-2/3", "w-1/2", "w-3/4", "w-3/5"].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      ) : query.isError && cases.length === 0 ? (
        <ErrorState title="The test cases could not be loaded" onRetry={() => void invalidateCases(client)}>
          {errorText(query.error)}
        </ErrorState>
      ) : cases.length === 0 ? (
        <NoCases search={search} onChange={onChange} />
      ) : (
        <>
          <CasesTable cases={cases} selection={mayWrite ? selection : undefined} />
          <Pagination
            shown={cases.length}
            total={pagination?.total ?? cases.length}
            totalIsExact={pagination?.totalIsExact !== false}
            noun={cases.length === 1 ? "case" : "cases"}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
          {chosen.length > 0 && <CasesBar projectId={projectId} cases={chosen} onDone={clear} />}
        </>
      )}
    </>
  );
}

function CasesFilters({ projectId, search, onChange }: CasesListProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkeys({ "/": () => field.current?.focus() });
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <TextFilter
        label="Search the test cases"
        placeholder="Title, TC-12, suite, tag, owner"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
      />
      <ListFilter
        label="Priority"
        value={search.priority}
        onToggle={(value) => onChange({ priority: toggleValue(search.priority, value) })}
        onClear={() => onChange({ priority: undefined })}
        options={casePriorities.map((value) => ({ value, label: priorityStyles[value].label, icon: null }))}
      />
      <ListFilter
        label="Type"
        value={search.type}
        onToggle={(value) => onChange({ type: toggleValue(search.type, value) })}
        onClear={() => onChange({ type: undefined })}
        options={caseTypes.map((value) => ({ value, label: typeLabels[value], icon: null }))}
      />
      <FieldsFilter key={search.fields} projectId={projectId} value={search.fields} onChange={(fields) => onChange({ fields })} />
      {isNarrowed(search) && (
        <Button tone="quiet" size="sm" onClick={() => onChange(noFilters)}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </div>
  );
}

function NoCases({ search, onChange }: Omit<CasesListProps, "projectId">) {
  const mayWrite = useMayWrite();
  if (isNarrowed(search)) {
    return (
      <EmptyState
        icon={<FilterX />}
        title="No test case matches"
        action={<Button onClick={() => onChange(noFilters)}>Show all cases</Button>}
      >
        Remove a filter or change the search text.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ClipboardList />}
      title="No test cases yet"
      action={
        mayWrite && (
          <>
            <Button tone="primary" asChild>
              <Link to="/test-cases/from-spec">
                <Sparkles aria-hidden="true" />
                Start from a specification
              </Link>
            </Button>
            <Button onClick={() => onChange({ case: "new" })}>Create a test case</Button>
          </>
        )
      }
    >
      {mayWrite
        ? "Upload a PDF, Word or Markdown file and let Gantry propose test cases, or create one yourself."
        : "Test cases appear here as soon as someone creates one."}
    </EmptyState>
  );
}
