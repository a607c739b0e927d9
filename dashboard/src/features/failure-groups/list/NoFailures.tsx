import { CircleCheck, FilterX } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/messages/EmptyState.tsx";
import { daysOf, type FailuresSearch, type FailureView, isNarrowed } from "../failures-search.ts";

interface NoFailuresProps {
  search: FailuresSearch;
  onClear: () => void;
  onShow: (view: FailureView) => void;
}

const texts: Record<FailureView, readonly [title: string, text: string]> = {
  unresolved: ["No unresolved failures", "When a run fails, its failures appear here, grouped by cause."],
  new: ["No new failures", "Failures that no one has looked at appear here."],
  regressed: ["No regressions", "A resolved failure that occurs again appears here, and its owner gets an email."],
  acknowledged: ["No acknowledged failures", "Acknowledge a failure to show others that someone is working on it: press a in the list."],
  resolved: [
    "No resolved failures",
    "Resolve a failure when its cause is fixed: press r in the list. If it occurs again, it becomes a regression.",
  ],
  ignored: ["No ignored failures", "Ignore a failure that needs no work: press i in the list."],
};

export function NoFailures({ search, onClear, onShow }: NoFailuresProps) {
  if (isNarrowed(search)) {
    return (
      <EmptyState icon={<FilterX />} title="No failure matches these filters" action={<Button onClick={onClear}>Clear the filters</Button>}>
        Remove a filter, change the search text or choose a longer period.
      </EmptyState>
    );
  }
  const view = search.state ?? "unresolved";
  const [title, text] = texts[view];
  const days = daysOf(search);
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={`${title} in the last ${days === 1 ? "24 hours" : `${days} days`}`}
      action={view === "unresolved" ? undefined : <Button onClick={() => onShow("unresolved")}>Show unresolved failures</Button>}
    >
      {text}
    </EmptyState>
  );
}
