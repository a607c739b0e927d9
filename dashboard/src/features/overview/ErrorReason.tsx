import { wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { SquareTerminal } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { adviceFor } from "./error-advice.ts";

/** Why a run has no verdict, and what to do about it. Of a cancelled run, the verdict says it all. */
export function ErrorReason({ run }: { run: Execution }) {
  if (!run.error || wasCancelled(run)) return null;
  const { title, steps } = adviceFor(run.error.code);
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-sm break-words">{visibleText(run.error.message)}</p>
      </div>
      {steps.length > 0 && (
        <div className="grid gap-1.5 text-sm">
          <h4 className="text-xs font-medium text-ink-soft">What to do</h4>
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {run.trigger !== "ingest" && run.startedAt !== null && (
          <Button size="sm" asChild>
            <Link to="/runs/$id" params={{ id: run.id }} search={{ tab: "terminal" }}>
              <SquareTerminal aria-hidden="true" />
              Read the output
            </Link>
          </Button>
        )}
        <code className="text-2xs text-ink-soft">{visibleText(run.error.code)}</code>
      </div>
    </Card>
  );
}
