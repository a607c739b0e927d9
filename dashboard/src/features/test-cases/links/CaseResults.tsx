import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TestStatusBadge } from "../../../ui/figures/StatusBadge.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { plainText } from "../../logs/ansi/plain-text.ts";
import { caseResultsQuery } from "./queries.ts";

/** The latest results that automated tests reported to a case. Draws nothing without any. */
export function CaseResults({ caseId }: { caseId: string }) {
  const results = useQuery(caseResultsQuery(caseId)).data ?? [];
  if (results.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-xs font-medium text-ink-soft">Latest results</h3>
      <ul aria-label="Latest results" className="grid gap-1.5">
        {results.map((result) => (
          <li key={result.executionId} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <TestStatusBadge status={result.status} />
            <Link
              to="/runs/$id"
              params={{ id: result.executionId }}
              search={{ tab: "tests" }}
              className="text-xs underline underline-offset-2 hover:text-accent-text"
            >
              run <RelativeTime at={result.at} />
            </Link>
            {result.message && (
              <span className="min-w-0 flex-1 basis-40 truncate font-mono text-xs text-ink-soft">
                {visibleText(plainText(result.message))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
