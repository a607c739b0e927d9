import { describeFlakeCheck } from "@gantry/contract/flake-checks/describe.ts";
import type { LastFlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import { Repeat } from "lucide-react";
import { Badge } from "../../ui/figures/Badge.tsx";
import { outcomeStyles } from "./outcome-style.ts";

/** The result of a test's last flake check, in a list. */
export function CheckBadge({ check }: { check: LastFlakeCheck }) {
  const { outcome, runs, passed, failed, passedOnRetry, waiting } = check;
  const text =
    outcome === null
      ? `${runs - waiting} of ${runs} checked`
      : failed > 0
        ? `${failed} of ${runs} failed`
        : passedOnRetry > 0
          ? `${passedOnRetry} of ${runs} on a retry`
          : `${passed} of ${runs} passed`;
  return (
    <Badge tone={outcomeStyles[outcome ?? "running"].tone}>
      <span className="inline-flex items-center gap-1" title={`Last flake check: ${describeFlakeCheck(check)}`}>
        <Repeat aria-hidden="true" />
        <span className="sr-only">Last flake check: </span>
        {text}
      </span>
    </Badge>
  );
}
