import type { ExecutionTest } from "@gantry/contract/executions/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

/** The two values that a failed assertion compared. */
export function Compared({ expected, received }: NonNullable<ExecutionTest["compared"]>) {
  return (
    <dl className="grid overflow-hidden rounded-lg border border-edge font-mono text-xs">
      <Value name="Expected" sign="−" className="bg-ok-soft text-ok" value={expected} />
      <Value name="Received" sign="+" className="bg-bad-soft text-bad" value={received} />
    </dl>
  );
}

function Value({ name, sign, value, className }: { name: string; sign: string; value: string; className: string }) {
  return (
    <div className={cn("grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 px-3 py-1.5", className)}>
      <dt className="font-sans font-medium">
        <span aria-hidden="true" className="mr-1.5 font-mono">
          {sign}
        </span>
        {name}
      </dt>
      <dd className="break-words whitespace-pre-wrap">{visibleText(value)}</dd>
    </div>
  );
}
