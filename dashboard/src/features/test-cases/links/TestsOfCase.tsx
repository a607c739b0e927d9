import type { LinkedTest, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { loadFile } from "../../../load-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card, CardHeader } from "../../../ui/Card.tsx";
import { TestStatusIcon } from "../../../ui/figures/StatusBadge.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { caseLabel } from "../case-styles.ts";
import { CaseResults } from "./CaseResults.tsx";
import { LinkRow } from "./LinkRow.tsx";
import { linkedTestsQuery } from "./queries.ts";
import { useLink } from "./use-link.ts";

const LinkTestDialog = lazy(async () => ({ default: (await loadFile(() => import("./LinkTestDialog.tsx"))).LinkTestDialog }));

/** The automated tests that report to a case, what they reported, and the way to link others. */
export function TestsOfCase({ testCase }: { testCase: TestCase }) {
  const mayWrite = useMayWrite();
  const query = useQuery(linkedTestsQuery(testCase.id));
  const [isLinking, setIsLinking] = useState(false);
  const { unlink } = useLink();
  const tests = query.data ?? [];
  return (
    <Card>
      <CardHeader
        title="Automated tests"
        actions={
          mayWrite && (
            <Button size="sm" onClick={() => setIsLinking(true)}>
              <Link2 aria-hidden="true" />
              Link tests
            </Button>
          )
        }
      />
      <div className="grid gap-3 px-4 py-3 text-sm sm:px-5">
        {query.isPending && <Skeleton className="h-4 w-2/3" />}
        {query.isError && <p className="text-bad">{errorText(query.error)}</p>}
        {query.data?.length === 0 && (
          <p className="text-ink-soft">
            No test reports to this case yet. Link one, or write {caseLabel(testCase)} into the name of a test.
          </p>
        )}
        {tests.length > 0 && (
          <ul aria-label="Automated tests of this case" className="grid gap-2">
            {tests.map((test) => (
              <LinkRow
                key={test.testId}
                why={test.link ? undefined : "Found by its name"}
                unlinkLabel={`Unlink ${visibleText(test.name)}`}
                busy={unlink.isPending && unlink.variables.testId === test.testId}
                onUnlink={mayWrite && test.link ? () => unlink.mutate({ caseId: testCase.id, testId: test.testId }) : undefined}
              >
                <TestName test={test} />
              </LinkRow>
            ))}
          </ul>
        )}
        <CaseResults caseId={testCase.id} />
      </div>
      <Suspense>
        {isLinking && (
          <LinkTestDialog
            caseId={testCase.id}
            projectId={testCase.projectId}
            linked={new Set(tests.filter((test) => test.link).map((test) => test.testId))}
            onClose={() => setIsLinking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function TestName({ test: { testId, name, suite, variant, lastStatus } }: { test: LinkedTest }) {
  return (
    <p className="flex min-w-0 items-start gap-2">
      <TestStatusIcon status={lastStatus ?? "pending"} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <Link to="/tests/$id" params={{ id: testId }} className="underline underline-offset-2 hover:text-accent-text">
          {[...suite, name].map(visibleText).join(" › ")}
        </Link>
        {variant && <span className="text-ink-soft"> {visibleText(variant)}</span>}
      </span>
    </p>
  );
}
