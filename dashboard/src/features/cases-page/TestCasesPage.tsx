import { Link, getRouteApi } from "@tanstack/react-router";
import { FilePlus2, ListChecks, Sparkles } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { NeedsProject } from "../projects/NeedsProject.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { CaseFiles } from "./CaseFiles.tsx";
import { CaseSheet } from "../test-cases/case/CaseSheet.tsx";
import { CasesList } from "./CasesList.tsx";
import { type ChangeCases, readCasesSearch } from "../test-cases/cases-search.ts";
import { SuiteList } from "./SuiteList.tsx";

const route = getRouteApi("/app/test-cases");

export function TestCasesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const hasProject = useCurrentProject().projectId !== undefined;
  const mayWrite = useMayWrite() && hasProject;
  const change: ChangeCases = (part) =>
    void navigate({ search: (before) => readCasesSearch({ ...before, ...part }), replace: !("case" in part) });
  return (
    <>
      <PageHeader
        title="Test cases"
        description="What to test, manually or automatically. Run test cases in a test cycle."
        actions={
          <>
            <CaseFiles search={search} />
            <Button asChild>
              <Link to="/test-cases/coverage">
                <ListChecks aria-hidden="true" />
                Coverage
              </Link>
            </Button>
            {mayWrite && (
              <>
                <Button asChild className="max-sm:hidden">
                  <Link to="/test-cases/from-spec">
                    <Sparkles aria-hidden="true" />
                    Spec to tests
                  </Link>
                </Button>
                <Button tone="primary" onClick={() => change({ case: "new" })}>
                  <FilePlus2 aria-hidden="true" />
                  New case
                </Button>
              </>
            )}
          </>
        }
      />
      <NeedsProject noun="Test cases">
        {(projectId) => (
          <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-none">
            <SuiteList projectId={projectId} chosen={search.suite} onChoose={(suite) => change({ suite })} />
            <div className="min-w-0">
              <CasesList key={projectId} projectId={projectId} search={search} onChange={change} />
            </div>
            {search.case && (
              <CaseSheet
                key={search.case}
                id={search.case}
                projectId={projectId}
                suite={search.suite}
                onClose={() => change({ case: undefined })}
              />
            )}
          </div>
        )}
      </NeedsProject>
    </>
  );
}
