import type { CycleItem } from "@gantry/contract/test-cycles/schemas.ts";
import { Link } from "@tanstack/react-router";
import { cn } from "../../../ui/cn.ts";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { itemStyles } from "../cycle-styles.ts";

/** The result of an item, and the links to its case and its runs. */
export function ItemFacts({ item }: { item: CycleItem }) {
  const look = itemStyles[item.status];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
      <span className={cn("font-medium", look.tone)}>{look.label}</span>
      {item.resultBy && (
        <span>
          {item.resultBy.name}, <RelativeTime at={item.updatedAt} />
        </span>
      )}
      {item.testCaseId && (
        <Link to="/test-cases/$id" params={{ id: item.testCaseId }} className="text-accent-text underline underline-offset-2">
          Open the case
        </Link>
      )}
      {item.executionId && (
        <Link to="/runs/$id" params={{ id: item.executionId }} className="text-accent-text underline underline-offset-2">
          Open its run
        </Link>
      )}
      {item.earlierExecutionIds.map((id, index) => (
        <Link key={id} to="/runs/$id" params={{ id }} className="underline underline-offset-2">
          attempt {index + 1}
        </Link>
      ))}
    </p>
  );
}
