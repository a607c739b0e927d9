import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { Bug } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../../load-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { useMayWrite } from "../../auth/queries.ts";
import { IssueLink } from "../../issues/IssueLink.tsx";

const ItemIssueDialog = lazy(async () => ({ default: (await loadFile(() => import("./ItemIssueDialog.tsx"))).ItemIssueDialog }));

interface ItemIssuesProps {
  cycle: TestCycle;
  item: CycleItem;
  /** From 0; `undefined` for the case as a whole. */
  step: number | undefined;
  /** Other ways to report the failure. */
  children?: ReactNode;
}

/** The issues of a case or one of its steps, and for a failed one the way to make one. Draws nothing for a step without any. */
export function ItemIssues({ cycle, item, step, children }: ItemIssuesProps) {
  const mayWrite = useMayWrite();
  const [isAsking, setIsAsking] = useState(false);
  const issues = item.issues.filter((issue) => issue.step === (step ?? null));
  const hasFailed = (step === undefined ? item.status : item.steps[step]?.status) === "FAILED";
  const mayCreate = mayWrite && hasFailed;
  if (issues.length === 0 && !mayCreate && !children) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {issues.map((issue) => (
        <IssueLink key={issue.provider} issue={issue} />
      ))}
      {mayCreate && (
        <Button
          size="sm"
          aria-label={step === undefined ? "Create an issue for the case" : `Create an issue for step ${step + 1}`}
          onClick={() => setIsAsking(true)}
        >
          <Bug aria-hidden="true" />
          Create an issue
        </Button>
      )}
      {children}
      <Suspense>{isAsking && <ItemIssueDialog cycleId={cycle.id} item={item} step={step} onClose={() => setIsAsking(false)} />}</Suspense>
    </p>
  );
}
