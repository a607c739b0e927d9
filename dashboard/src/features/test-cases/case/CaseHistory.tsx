import type { CaseChange, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../api/api-error.ts";
import { Card, CardHeader } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { caseHistoryQuery } from "../queries.ts";

const fieldLabels: ReadonlyMap<string, string> = new Map([
  ["testData", "test data"],
  ["tests", "automated tests"],
  ["dataTable", "data table"],
]);

/** Who changed what in a case, and when. */
export function CaseHistory({ testCase }: { testCase: TestCase }) {
  const query = useQuery(caseHistoryQuery(testCase.id));
  return (
    <Card>
      <CardHeader title="History" />
      <ol className="grid gap-3 px-4 py-3 text-sm sm:px-5">
        {query.isPending && <Skeleton className="h-4 w-2/3" />}
        {query.isError && <li className="text-bad">{errorText(query.error)}</li>}
        {query.data?.map((change) => (
          <li key={change.id} className="grid gap-1">
            <p className="text-xs text-ink-soft">
              {visibleText(change.by.name)}, <RelativeTime at={change.at} />
            </p>
            {change.changes.map((each) => (
              <FieldChange key={each.field} change={each} />
            ))}
          </li>
        ))}
        <li className="text-xs text-ink-soft">
          Created <RelativeTime at={testCase.createdAt} />
        </li>
      </ol>
    </Card>
  );
}

/** Short values in one line; long ones in a collapsed part. */
function FieldChange({ change: { field, before, after } }: { change: CaseChange["changes"][number] }) {
  const label = fieldLabels.get(field) ?? visibleText(field);
  if (before.length + after.length <= 80 && !`${before}${after}`.includes("\n"))
    return (
      <p className="break-words">
        Changed {label} {before && <del className="text-ink-soft">{visibleText(before)}</del>} {after && <ins>{visibleText(after)}</ins>}
      </p>
    );
  return (
    <details>
      <summary className="cursor-default rounded-sm">Changed {label}</summary>
      <div className="mt-1 grid gap-1 rounded-md bg-sunken p-2 text-xs break-words whitespace-pre-wrap">
        {before && <del className="text-ink-soft">{visibleText(before)}</del>}
        {after && <ins className="no-underline">{visibleText(after)}</ins>}
      </div>
    </details>
  );
}
