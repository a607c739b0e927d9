import type { CycleStep } from "@gantry/contract/test-cycles/schemas.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { cn } from "../../../ui/cn.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { CommentField } from "./CommentField.tsx";
import { itemStyles } from "../cycle-styles.ts";
import { verdicts } from "./verdicts.ts";

interface StepRowProps {
  step: CycleStep;
  number: number;
  /** Left out when no result may be changed. */
  onDecide: ((status: CycleStep["status"]) => void) | undefined;
  /** Left out when no comment may be written. */
  onComment: ((comment: string) => void) | undefined;
  screenshots: ReactNode;
  issues: ReactNode;
}

/** One step of a case with its result and, when it failed, what happened instead. */
export function StepRow({ step, number, onDecide, onComment, screenshots, issues }: StepRowProps) {
  const takesComment = onComment !== undefined && (step.status === "FAILED" || step.comment !== "");
  return (
    <li
      data-step={number - 1}
      className={cn(
        "grid gap-x-4 gap-y-2 rounded-lg border border-edge bg-surface p-3 text-sm xl:grid-cols-[1.25rem_1fr_1fr_auto]",
        step.status === "FAILED" && "border-bad/50",
        step.status === "PASSED" && "border-ok/40",
      )}
    >
      <span className="tabular text-xs font-medium text-ink-soft">
        <span className="xl:sr-only">Step </span>
        {number}
      </span>
      <StepText label="Action" text={step.action} />
      <StepText label="Expected result" text={step.expectedResult} />
      {onDecide ? (
        <div className="flex flex-wrap gap-1 self-start" role="group" aria-label={`Result of step ${number}`}>
          {verdicts.map(({ status, label, icon: Icon, look }) => (
            <Button
              key={status}
              size="sm"
              aria-label={`${label} step ${number}`}
              aria-pressed={step.status === status}
              data-on={step.status === status}
              className={cn("max-md:h-10", look)}
              onClick={() => onDecide(step.status === status ? "PENDING" : status)}
            >
              <Icon aria-hidden="true" />
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <span className={cn("text-xs font-medium", itemStyles[step.status].tone)}>{itemStyles[step.status].label}</span>
      )}
      {takesComment ? (
        <div className="xl:col-span-3 xl:col-start-2">
          <CommentField label={`Comment on step ${number}`} placeholder="What happened instead" saved={step.comment} onSave={onComment} />
        </div>
      ) : (
        step.comment && <p className="whitespace-pre-wrap xl:col-span-3 xl:col-start-2">{visibleText(step.comment)}</p>
      )}
      <div className="empty:hidden xl:col-span-3 xl:col-start-2">{screenshots}</div>
      <div className="empty:hidden xl:col-span-3 xl:col-start-2">{issues}</div>
    </li>
  );
}

function StepText({ label, text }: { label: string; text: string }) {
  if (text === "") return <span aria-hidden="true" className="max-xl:hidden" />;
  return (
    <div className="grid content-start gap-0.5">
      <span className="text-xs text-ink-soft">{label}</span>
      <p className="break-words whitespace-pre-wrap">{visibleText(text)}</p>
    </div>
  );
}
