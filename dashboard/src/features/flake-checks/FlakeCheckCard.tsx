import { describeCounts } from "@gantry/contract/flake-checks/describe.ts";
import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { runQuery } from "../executions/queries.ts";
import { CheckButton } from "./CheckButton.tsx";
import { outcomeStyles } from "./outcome-style.ts";

/** The last flake check of a test, and the way to start another. */
export function FlakeCheckCard({ test }: { test: TestDetail }) {
  const mayWrite = useMayWrite();
  const check = test.lastFlakeCheck;
  if (!check && !mayWrite) return null;
  const look = outcomeStyles[check?.outcome ?? "running"];
  return (
    <Card aria-label="Flake check">
      <CardHeader title="Flake check" description="Runs the test several times on the same image." />
      <div className="grid justify-items-start gap-3 px-4 py-3 text-sm sm:px-5">
        {check && (
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={look.tone}>{look.label}</Badge>
              <span>{describeCounts(check)}</span>
            </p>
            <p className="text-xs text-ink-soft">
              <RelativeTime at={check.at} />
              {" · "}
              <Link to="/flake-checks/$id" params={{ id: check.id }} className="text-accent-text underline underline-offset-2">
                Open the check
              </Link>
            </p>
          </div>
        )}
        {mayWrite && check?.outcome !== null && <StartCheck test={test} />}
      </div>
    </Card>
  );
}

function StartCheck({ test }: { test: TestDetail }) {
  const { lastExecutionId } = test;
  const latest = useQuery({ ...runQuery(lastExecutionId ?? ""), enabled: lastExecutionId !== null });
  const isUploaded = latest.data?.trigger === "ingest";
  return (
    <CheckButton
      testIds={[test.id]}
      whyNot={
        isUploaded ? "The latest run of this test was uploaded. It cannot be checked, because Gantry did not run its suite." : undefined
      }
    >
      {test.lastFlakeCheck ? "Check again" : "Check for flakiness"}
    </CheckButton>
  );
}
