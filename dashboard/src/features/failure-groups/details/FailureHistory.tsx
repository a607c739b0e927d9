import type { FailureChange, FailureGroupDetail } from "@gantry/contract/failure-groups/schemas.ts";
import { failureStates } from "@gantry/contract/failure-groups/constants.ts";
import { Link } from "@tanstack/react-router";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { stateStyles } from "../state/state-styles.ts";

/** Who changed state and owner of a failure, and when. */
export function FailureHistory({ failure: { changes, firstSeenAt } }: { failure: FailureGroupDetail }) {
  return (
    <section aria-label="History" className="grid gap-1.5">
      <h4 className="text-xs font-medium text-ink-soft">History</h4>
      <ol className="grid gap-1.5 text-sm">
        {changes.map((change) => (
          <li key={change.id} className="break-words">
            {textOf(change)}
            {change.taskId && (
              <>
                {" by "}
                <Link to="/runs/$id" params={{ id: change.taskId }} className="text-accent-text underline underline-offset-2">
                  this run
                </Link>
              </>
            )}
            <span className="text-xs text-ink-soft">
              {change.by && ` · ${visibleText(change.by.name)}`} · <RelativeTime at={change.at} />
            </span>
          </li>
        ))}
        <li>
          First seen
          <span className="text-xs text-ink-soft">
            {" · "}
            <RelativeTime at={firstSeenAt} />
          </span>
        </li>
      </ol>
    </section>
  );
}

function textOf({ what, from, to }: FailureChange): string {
  if (what === "owner") return to === null ? `Owner ${visibleText(from ?? "")} removed` : `Owner: ${visibleText(to)}`;
  const state = failureStates.find((known) => known === to);
  return state === "new" ? "Reopened" : state ? stateStyles[state].label : (to ?? "");
}
