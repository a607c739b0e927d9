import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";

/** The first uploaded run, once there is one. */
export function UploadedStep({ run }: { run: Execution | undefined }) {
  if (!run) return <p className="text-sm text-ink-soft">The results appear here as soon as your pipeline has uploaded them.</p>;
  return (
    <Card className="flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span role="status">
        <StatusBadge status={run.status} verdict={run.verdict} error={run.error} className="h-6 px-2 text-xs" />
      </span>
      {run.tests && <TestsBar counts={run.tests} />}
      <span className="flex-1" />
      <Button size="sm" tone="primary" asChild>
        <Link to="/runs/$id" params={{ id: run.id }}>
          Open the run
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}
