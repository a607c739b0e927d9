import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { ChevronDown, ChevronUp, FlaskConicalOff } from "lucide-react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Kbd } from "../../ui/text/Kbd.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { TestDetail } from "./TestDetail.tsx";
import type { ChosenTestOfRun } from "./use-test-of-run.ts";
import { formatCount } from "../../ui/text/format.ts";

interface ChosenTestProps {
  run: Execution;
  isWide: boolean;
  /** By the reader, not by the page. */
  isChosen: boolean;
  chosen: ChosenTestOfRun;
  onClose: () => void;
}

/** The selected test next to the list; on a narrow page over it. */
export function ChosenTest({ run, isWide, isChosen, chosen, onClose }: ChosenTestProps) {
  const { data } = chosen;
  const content = (
    <>
      {data && <FailureSteps chosen={chosen} />}
      {data ? (
        <TestDetail key={data.test.id} run={run} test={data.test} />
      ) : chosen.error instanceof ApiError && (chosen.error.status === 404 || chosen.error.status === 400) ? (
        <EmptyState icon={<FlaskConicalOff />} title="This run has no such test">
          The link may belong to another run, or the results were replaced.
        </EmptyState>
      ) : chosen.error ? (
        <ErrorState title="The test could not be loaded" onRetry={chosen.refetch}>
          {errorText(chosen.error)}
        </ErrorState>
      ) : (
        chosen.id && (
          <div className="grid gap-3 p-5">
            <Loading label="Loading the test" />
            <Skeleton className="w-64 max-w-full" />
            <Skeleton className="h-32 w-full" />
          </div>
        )
      )}
    </>
  );
  if (!isWide)
    return (
      <Sheet open={isChosen} onOpenChange={(open) => !open && onClose()} title="Test">
        {isChosen && content}
      </Sheet>
    );
  return (
    <div className="thin-scroll min-h-0 flex-1 basis-0 overflow-y-auto" role="region" aria-label="The chosen test" tabIndex={0}>
      {content}
    </div>
  );
}

function FailureSteps({ chosen: { data, next, previous } }: { chosen: ChosenTestOfRun }) {
  if (!data || data.failures.total === 0) return null;
  const { position, total } = data.failures;
  const place = position === null ? `${formatCount(total)} failed` : `Failed test ${formatCount(position)} of ${formatCount(total)}`;
  return (
    <div className="flex items-center gap-1 border-b border-edge px-4 py-1.5 text-xs text-ink-soft sm:px-5">
      <p role="status" className="tabular min-w-0 flex-1 truncate">
        {place}
        <span className="sr-only">{position === null ? "" : `: ${visibleText(data.test.name)}`}</span>
      </p>
      <IconButton label="Previous failed test" hint={<Kbd>k</Kbd>} size="sm" disabled={!previous} onClick={() => previous?.()}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Next failed test" hint={<Kbd>j</Kbd>} size="sm" disabled={!next} onClick={() => next?.()}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </div>
  );
}
