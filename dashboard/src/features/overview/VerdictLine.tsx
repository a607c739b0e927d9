import { wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { Execution, ListedTest, RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import { Bug } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { RunStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { failsForNewReason } from "../executions/FailureAge.tsx";
import { durationSentence, verdictSentence } from "./verdict.ts";

const CreateIssueDialog = lazy(async () => ({
  default: (await loadFile(() => import("../issues/CreateIssueDialog.tsx"))).CreateIssueDialog,
}));

interface VerdictLineProps {
  run: Execution;
  counts: Pick<RunTestCounts, "new" | "known"> | undefined;
  failures: readonly ListedTest[];
}

/** How the run ended, in one sentence, and what can be done with that. */
export function VerdictLine({ run, counts, failures }: VerdictLineProps) {
  const sentence = verdictSentence(run, counts && run.number > 1 ? { ...counts, ...newReasons(counts, failures) } : undefined);
  const duration = durationSentence(run);
  const markdown = async () => {
    const { summaryMarkdown } = await loadFile(() => import("./summary-markdown.ts"));
    return summaryMarkdown(run, sentence, failures, `${location.origin}${location.pathname}`);
  };
  const hasFailed = (run.verdict ?? run.status) !== "PASSED";
  return (
    <section aria-label="Result" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
        <RunStatusIcon run={run} className="mt-0.5 [&_svg]:size-5" />
        <div className="grid min-w-0 gap-0.5">
          {/* While it is not known which failures are new, the sentence may go on. */}
          <h2 className="text-lg font-semibold text-pretty">{run.tests?.failed && !counts ? sentence.slice(0, -1) : sentence}</h2>
          {duration && <p className="tabular text-sm text-ink-soft">{duration}</p>}
        </div>
      </div>
      {hasFailed && (
        <div className="flex flex-wrap gap-2">
          {!wasCancelled(run) && <CreateIssue run={run} />}
          <CopyButton size="sm" text={markdown} what="the summary" label="Copy as Markdown" />
        </div>
      )}
    </section>
  );
}

/** The page may have the first failures only. */
function newReasons(counts: Pick<RunTestCounts, "new" | "known">, failures: readonly ListedTest[]) {
  const counted = failures.filter(({ quarantined }) => !quarantined);
  return counted.length < counts.new + counts.known ? {} : { newReason: counted.filter(failsForNewReason).length };
}

function CreateIssue({ run }: { run: Execution }) {
  const mayWrite = useMayWrite();
  const [isAsking, setIsAsking] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <Bug aria-hidden="true" />
        Create an issue
      </Button>
      <Suspense>{isAsking && <CreateIssueDialog executionId={run.id} onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  );
}
