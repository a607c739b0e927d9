import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { loadFile } from "../../../load-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card, CardHeader } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { caseLabel } from "../case-styles.ts";
import { LinkRow } from "./LinkRow.tsx";
import { casesOfTestQuery } from "./queries.ts";
import { useLink } from "./use-link.ts";

const LinkCaseDialog = lazy(async () => ({ default: (await loadFile(() => import("./LinkCaseDialog.tsx"))).LinkCaseDialog }));

/** The test cases that get the results of a test, and the way to link others. */
export function CasesOfTest({ test }: { test: Pick<TestDetail, "id" | "projectId"> }) {
  const mayWrite = useMayWrite();
  const query = useQuery(casesOfTestQuery(test.id));
  const [isLinking, setIsLinking] = useState(false);
  const { unlink } = useLink();
  const cases = query.data ?? [];
  return (
    <Card>
      <CardHeader
        title="Test cases"
        actions={
          mayWrite && (
            <Button size="sm" onClick={() => setIsLinking(true)}>
              <Link2 aria-hidden="true" />
              Link cases
            </Button>
          )
        }
      />
      <div className="grid gap-3 px-4 py-3 text-sm sm:px-5">
        {query.isPending && <Skeleton className="h-4 w-2/3" />}
        {query.isError && <p className="text-bad">{errorText(query.error)}</p>}
        {query.data?.length === 0 && <p className="text-ink-soft">This test reports to no test case.</p>}
        {cases.length > 0 && (
          <ul aria-label="Test cases of this test" className="grid gap-2">
            {cases.map((testCase) => (
              <LinkRow
                key={testCase.id}
                why={testCase.link ? undefined : "Found by its name"}
                unlinkLabel={`Unlink ${caseLabel(testCase)}`}
                busy={unlink.isPending && unlink.variables.caseId === testCase.id}
                onUnlink={mayWrite && testCase.link ? () => unlink.mutate({ caseId: testCase.id, testId: test.id }) : undefined}
              >
                <Link
                  to="/test-cases/$id"
                  params={{ id: testCase.id }}
                  className="min-w-0 wrap-anywhere underline underline-offset-2 hover:text-accent-text"
                >
                  {caseLabel(testCase)} {visibleText(testCase.title)}
                </Link>
              </LinkRow>
            ))}
          </ul>
        )}
      </div>
      <Suspense>
        {isLinking && (
          <LinkCaseDialog
            testId={test.id}
            projectId={test.projectId}
            linked={new Set(cases.filter((testCase) => testCase.link).map((testCase) => testCase.id))}
            onClose={() => setIsLinking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
