import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { cn } from "../../../ui/cn.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { progressParts } from "../progress-parts.ts";
import { cycleGroupQuery } from "../queries.ts";

/** The same cases on other configurations: a link to each cycle, with its progress. */
export function CycleGroup({ cycle, groupId }: { cycle: TestCycle; groupId: string }) {
  const cycles = useQuery(cycleGroupQuery(groupId)).data ?? [];
  if (cycles.length < 2) return null;
  const inOrder = cycles.toSorted((a, b) => a.configuration.localeCompare(b.configuration, "en", { numeric: true }));
  return (
    <nav aria-label="Configurations" className="thin-scroll flex gap-1.5 overflow-x-auto py-0.5 print:hidden">
      {inOrder.map(({ id, configuration, summary }) => {
        const isThis = id === cycle.id;
        return (
          <Link
            key={id}
            to="/test-cycles/$id"
            params={{ id }}
            search={{}}
            aria-current={isThis ? "page" : undefined}
            className={cn(
              "flex max-w-72 shrink-0 items-center gap-2 rounded-md border px-2.5 py-1 text-xs hover:bg-hover",
              isThis ? "border-accent/50 bg-accent-soft text-accent-text" : "border-edge",
            )}
          >
            <span className="truncate font-medium">{visibleText(isThis ? cycle.configuration : configuration) || "No configuration"}</span>
            {progressParts(isThis ? cycle.summary : summary).map(({ text, isFailed }) => (
              <span key={text} className={cn("tabular shrink-0", isFailed && "text-bad")}>
                {text}
              </span>
            ))}
          </Link>
        );
      })}
    </nav>
  );
}
