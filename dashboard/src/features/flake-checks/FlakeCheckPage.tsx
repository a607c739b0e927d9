import { describeCounts } from "@gantry/contract/flake-checks/describe.ts";
import type { FlakeCheck, FlakeCheckTest } from "@gantry/contract/flake-checks/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { CircleStop } from "lucide-react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { StartedTogether } from "../executions/StartedTogether.tsx";
import { useFreshRuns } from "../executions/use-fresh-runs.ts";
import { PageMissing } from "../organizations/PageMissing.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { CheckButton } from "./CheckButton.tsx";
import { outcomeStyles } from "./outcome-style.ts";
import { flakeCheckQuery, invalidateCheck } from "./queries.ts";
import { useProjectOf } from "../projects/use-project-of.ts";

const route = getRouteApi("/app/flake-checks/$id");

export function FlakeCheckPage() {
  const { id } = route.useParams();
  const query = useQuery(flakeCheckQuery(id));
  useProjectOf(query.data);
  const client = useQueryClient();
  useFreshRuns("flakeCheckId", id, () => invalidateCheck(client, id));
  if (query.data) return <LoadedCheck check={query.data} />;
  if (query.isError)
    return <PageMissing query={query} thing="flake check" whyGone="Its project was deleted" list={{ name: "tests", to: "/tests" }} />;
  return <PagePending />;
}

const titleOf = ({ tests }: FlakeCheck) => {
  const [first] = tests;
  return tests.length === 1 && first ? `Flake check of “${visibleText(first.name)}”` : `Flake check of ${tests.length} tests`;
};

function LoadedCheck({ check }: { check: FlakeCheck }) {
  return (
    <StartedTogether
      title={titleOf(check)}
      back={{ to: "/tests", name: "Tests" }}
      actions={<Actions check={check} />}
      facts={
        <p className="text-xs text-ink-soft">
          Started by {visibleText(check.requestedBy.name)}, <RelativeTime inWords at={check.createdAt} />. Repeats{" "}
          <Link to="/runs/$id" params={{ id: check.executionId }} className="text-accent-text underline underline-offset-2">
            this run
          </Link>{" "}
          {check.times} times.
        </p>
      }
    >
      <Progress check={check} />
      <Advice check={check} />
      <Card aria-label="Results">
        <CardHeader title="Results" />
        <ul>
          {check.tests.map((test) => (
            <TestResult key={test.testId} test={test} />
          ))}
        </ul>
        {check.tests.length === 0 && <p className="px-4 py-3 text-sm text-ink-soft sm:px-5">All runs of this check were deleted.</p>}
      </Card>
      <Card aria-label="Runs">
        <CardHeader title="Runs" description="They count as runs of your plan, but not in pass rates and insights." />
        <ul className="flex flex-wrap gap-2 px-4 py-3 sm:px-5">
          {check.runs.map(({ executionId, number, status }) => (
            <li key={executionId}>
              <Link
                to="/runs/$id"
                params={{ id: executionId }}
                className="tabular inline-flex h-8 items-center gap-2 rounded-md border border-edge px-2 text-xs hover:bg-hover"
              >
                #{number}
                <StatusBadge status={status} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </StartedTogether>
  );
}

function Actions({ check }: { check: FlakeCheck }) {
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const cancel = useChange({
    call: () => call("POST /api/flake-checks/:id/cancel", { params: { id: check.id } }),
    onSuccess: ({ data }) => client.setQueryData(flakeCheckQuery(check.id).queryKey, data),
    failureText: "Could not cancel the check.",
  });
  if (!mayWrite || check.tests.length === 0) return null;
  if (check.status === "ended") return <CheckButton testIds={check.tests.map(({ testId }) => testId)}>Check again</CheckButton>;
  return (
    <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      <CircleStop aria-hidden="true" />
      Cancel
    </Button>
  );
}

function Progress({ check }: { check: FlakeCheck }) {
  const total = check.runs.length;
  const waiting = Math.max(0, ...check.tests.map((test) => test.waiting));
  if (check.status === "ended") return null;
  return (
    <div className="grid gap-1.5">
      <p role="status" className="tabular text-sm">
        {total - waiting} of {total} runs ended
      </p>
      <ProgressBar value={total - waiting} max={total} label="Runs that have ended" />
    </div>
  );
}

/** What to do about runs without a result. */
function Advice({ check }: { check: FlakeCheck }) {
  const notRun = check.tests.filter((test) => test.notRun > 0).length;
  const hasErrors = check.tests.some((test) => test.errors > 0);
  return (
    <>
      {notRun > 0 && (
        <Notice tone="warn">
          {notRun === 1 ? "A test did not run" : `${notRun} tests did not run`} in some of the runs. Gantry passes the chosen tests in the
          variables TESTS, TESTS_JSON and TEST_FILES: the suite’s entrypoint must run exactly these. The recipes for re-run failed do it. A
          test that is skipped has no result either.
        </Notice>
      )}
      {hasErrors && (
        <Notice tone="fault">Some runs were cancelled or ended with an error. These are not test results. Open the runs to see why.</Notice>
      )}
    </>
  );
}

function TestResult({ test }: { test: FlakeCheckTest }) {
  const look = outcomeStyles[test.outcome ?? "running"];
  const place = [...test.suite, ...(test.suite.length === 0 && test.filePath ? [test.filePath] : [])].map(visibleText).join(" › ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-edge px-4 py-2.5 text-sm last:border-b-0 sm:px-5">
      <span className="grid min-w-0 flex-1 basis-60">
        <Link
          to="/tests/$id"
          params={{ id: test.testId }}
          className="truncate font-medium text-accent-text underline-offset-2 hover:underline"
        >
          {visibleText(test.name)}
        </Link>
        <span className="truncate text-xs text-ink-soft">
          {place}
          {test.variant && ` · ${visibleText(test.variant)}`}
        </span>
      </span>
      <span className="tabular inline-flex flex-wrap items-center gap-2 text-xs">
        {describeCounts(test)}
        <Badge tone={look.tone}>{look.label}</Badge>
      </span>
    </li>
  );
}
