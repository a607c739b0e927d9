import type { Analysis } from "@gantry/contract/analysis/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { isTerminal } from "@gantry/contract/executions/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lightbulb } from "lucide-react";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { CategoryBadge } from "../analysis/CategoryBadge.tsx";
import { EvidenceRow, evidenceKey } from "../analysis/EvidenceRow.tsx";
import { analysisQuery } from "../analysis/queries.ts";

const evidenceShown = 3;
const suggestionsShown = 2;

/** The cause of a failed run with its evidence, in short. The AI analysis tab has all of it. */
export function Cause({ run }: { run: Execution }) {
  const query = useQuery({ ...analysisQuery(run), enabled: isTerminal(run.status) });
  const analysis = query.data;
  // The verdict, and the failures next to it, do not depend on the analysis: without one there is nothing to show.
  if (query.isError || (analysis && analysis.status !== "READY" && analysis.status !== "PENDING")) return null;
  return (
    <Card aria-label="Why it failed">
      <CardHeader title="Why it failed" actions={analysis && <CategoryBadge of={analysis} />} />
      {analysis?.status === "READY" ? <Findings run={run} analysis={analysis} /> : <Pending />}
    </Card>
  );
}

function Pending() {
  return (
    <div className="grid gap-2 px-4 py-3.5 sm:px-5">
      <Loading label="Looking for the cause" />
      <p className="text-sm text-ink-soft">Looking for the cause. The verdict is final.</p>
      <Skeleton className="w-full" />
      <Skeleton className="w-2/3" />
    </div>
  );
}

function Findings({ run, analysis: { summary, rootCause, confidence, evidence, suggestions } }: { run: Execution; analysis: Analysis }) {
  return (
    <>
      <div className="grid gap-2 px-4 py-3.5 sm:px-5">
        {summary && <p className="text-sm font-medium break-words">{visibleText(summary)}</p>}
        {rootCause && <p className="text-sm break-words whitespace-pre-wrap text-ink-soft">{visibleText(rootCause)}</p>}
        {confidence !== null && <p className="tabular text-xs text-ink-soft">Confidence {Math.round(confidence * 100)} %</p>}
      </div>
      {evidence.length > 0 && (
        <>
          <h3 className="border-t border-edge px-4 pt-2.5 pb-1 text-xs font-medium text-ink-soft sm:px-5">Evidence</h3>
          <ul className="divide-y divide-edge">
            {evidence.slice(0, evidenceShown).map((each) => (
              <EvidenceRow key={evidenceKey(each)} run={run} evidence={each} />
            ))}
          </ul>
        </>
      )}
      {suggestions.length > 0 && (
        <div className="grid gap-2 border-t border-edge px-4 py-3 text-sm sm:px-5">
          <h3 className="text-xs font-medium text-ink-soft">What to try</h3>
          <ul className="grid gap-1.5">
            {suggestions.slice(0, suggestionsShown).map((suggestion) => (
              <li key={suggestion} className="flex items-start gap-2">
                <Lightbulb className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
                <span className="min-w-0 break-words">{visibleText(suggestion)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="border-t border-edge px-4 py-2.5 text-xs sm:px-5">
        <Link to="/runs/$id" params={{ id: run.id }} search={{ tab: "analysis" }} className="text-accent-text underline underline-offset-2">
          Full analysis
        </Link>
      </p>
    </>
  );
}
