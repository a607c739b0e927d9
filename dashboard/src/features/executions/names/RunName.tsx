import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { cn } from "../../../ui/cn.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { partText } from "./axis-labels.ts";
import { ImageName } from "./ImageName.tsx";
import { runTitle } from "./run-title.ts";

interface RunNameProps {
  run: Execution;
  /** For a matrix run or split suite: the numbers of its runs. */
  numbers?: string | undefined;
  part?: string;
  className?: string;
}

/**
 * What people call a run: its number, and the commit's message or the branch. A run that no pipeline describes has its image's name. A run of a matrix has
 * its values too, and one of a split suite its shard.
 */
export function RunName({ run, numbers = `#${run.number}`, part = partText(run), className }: RunNameProps) {
  const title = runTitle(run);
  return (
    <span className={cn("flex min-w-0 items-baseline gap-1.5 text-sm", className)}>
      <span className="tabular shrink-0 text-ink-soft">{numbers}</span>
      {title ? (
        <span className="min-w-0 truncate font-medium">{visibleText(title)}</span>
      ) : (
        <ImageName image={run.image} className="text-[length:inherit]" />
      )}
      {part !== "" && <span className="max-w-1/2 min-w-0 shrink-0 truncate text-ink-soft">({part})</span>}
    </span>
  );
}
