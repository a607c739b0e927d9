import type { Coverage } from "@gantry/contract/test-cases/schemas.ts";
import { coverageStates, maxRequirements } from "@gantry/contract/test-cases/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { FileDown, FilterX, Link2, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { callForBlob } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { OneFilter } from "../../ui/filters/Filters.tsx";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { Tile } from "../../ui/figures/Tile.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { saveBlob } from "../../ui/save-blob.ts";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useMayWrite } from "../auth/queries.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { NeedsProject } from "../projects/NeedsProject.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { CoverageTable, stateStyles } from "./CoverageTable.tsx";
import { type CoverageSearch, readCoverageSearch } from "./coverage-search.ts";
import { caseLabel } from "./case-styles.ts";
import { coverageQuery } from "./queries.ts";
import { formatCount } from "../../ui/text/format.ts";

const route = getRouteApi("/app/test-cases/coverage");
const requirementsAtOnce = 25;

/** The requirements of a project, the cases that cover them, and what these last showed. */
export function CoveragePage() {
  return (
    <>
      <div className="px-4 pt-4 sm:px-6">
        <BackLink to="/test-cases">Test cases</BackLink>
      </div>
      <PageHeader
        title="Coverage"
        description="The requirements, the cases that cover them, and their last results."
        actions={<ExportCoverage />}
      />
      <NeedsProject noun="Requirements">{(projectId) => <ProjectCoverage key={projectId} projectId={projectId} />}</NeedsProject>
    </>
  );
}

function ExportCoverage() {
  const { projectId = "" } = useCurrentProject();
  const { data: coverage = [] } = useQuery({ ...coverageQuery(projectId), enabled: projectId !== "" });
  const save = useChange({
    call: async () => saveBlob(await callForBlob("GET /api/test-cases/coverage/export", { query: { project: projectId } }), "coverage.csv"),
    failureText: "Could not export the coverage.",
  });
  if (coverage.length === 0) return null;
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      <FileDown aria-hidden="true" />
      Export as CSV
    </Button>
  );
}

function ProjectCoverage({ projectId }: { projectId: string }) {
  const query = useQuery(coverageQuery(projectId));
  if (query.data) return query.data.length > 0 ? <Requirements coverage={query.data} /> : <NoRequirements />;
  if (!query.isError) return <PagePending />;
  return (
    <ErrorState title="The coverage could not be loaded" onRetry={() => void query.refetch()}>
      {errorText(query.error)}
    </ErrorState>
  );
}

function Requirements({ coverage }: { coverage: readonly Coverage[] }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [limit, setLimit] = useState(requirementsAtOnce);
  const change = (part: Partial<Record<keyof CoverageSearch, string | undefined>>) => {
    setLimit(requirementsAtOnce);
    void navigate({ search: (before) => readCoverageSearch({ ...before, ...part }), replace: true });
  };
  const clear = () => change({ text: undefined, state: undefined });
  const found = useMemo(() => coverage.filter((each) => matches(each, search)), [coverage, search]);
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 px-4 pb-4 sm:grid-cols-4 sm:px-6">
        {coverageStates.map((state) => (
          <Tile key={state} name={stateStyles[state].label}>
            {coverage.filter((each) => each.state === state).length}
          </Tile>
        ))}
      </dl>
      <CoverageFilters search={search} onChange={change} onClear={clear} />
      {coverage.length >= maxRequirements && (
        <div className="px-4 pb-3 sm:px-6">
          <Notice tone="warn">Only the first {formatCount(maxRequirements)} requirements are shown and exported.</Notice>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState icon={<FilterX />} title="No requirement matches" action={<Button onClick={clear}>Show all requirements</Button>}>
          Remove the filter or change the search text.
        </EmptyState>
      ) : (
        <>
          <CoverageTable coverage={found.slice(0, limit)} />
          <Pagination
            shown={Math.min(limit, found.length)}
            total={found.length}
            totalIsExact
            noun={found.length === 1 ? "requirement" : "requirements"}
            hasMore={limit < found.length}
            isLoading={false}
            onMore={() => setLimit(limit + requirementsAtOnce)}
          />
        </>
      )}
    </>
  );
}

interface CoverageFiltersProps {
  search: CoverageSearch;
  onChange: (part: Partial<Record<keyof CoverageSearch, string | undefined>>) => void;
  onClear: () => void;
}

function CoverageFilters({ search, onChange, onClear }: CoverageFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkeys({ "/": () => field.current?.focus() });
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <TextFilter
        label="Search the requirements"
        placeholder="Requirement, case, TC-12"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
      />
      <OneFilter
        label="State"
        value={search.state}
        options={coverageStates.map((state) => ({ value: state, label: stateStyles[state].label }))}
        onChoose={(state) => onChange({ state })}
      />
      {(search.text !== undefined || search.state !== undefined) && (
        <Button tone="quiet" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </div>
  );
}

/** Whether the state is the chosen one, and the text is in the requirement or in one of its cases. */
function matches({ requirement, state, cases }: Coverage, search: CoverageSearch): boolean {
  if (search.state !== undefined && search.state !== state) return false;
  const text = search.text?.toLowerCase();
  if (text === undefined) return true;
  const texts = [requirement, ...cases.flatMap((each) => [each.title, caseLabel(each)])];
  return texts.some((each) => each.toLowerCase().includes(text));
}

function NoRequirements() {
  const mayWrite = useMayWrite();
  return (
    <EmptyState
      icon={<Link2 />}
      title="No requirements yet"
      action={
        <Button asChild>
          <Link to="/test-cases">Go to test cases</Link>
        </Button>
      }
    >
      {mayWrite
        ? "Edit a test case and enter its requirements: IDs such as REQ-12, or links, separated by commas. A file that you import can have them in the column “requirements”."
        : "They appear here as soon as someone enters the requirements of a test case."}
    </EmptyState>
  );
}
