import type { ChangeItem, CycleItem, CycleStep, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, Minus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { Textarea } from "../../ui/fields/Input.tsx";
import { Kbd } from "../../ui/text/Kbd.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { itemStyles } from "./cycle-styles.ts";
import { putInCache } from "./queries.ts";

type Verdict = Extract<CycleItem["status"], "PASSED" | "FAILED" | "SKIPPED">;

const verdicts = [
  {
    status: "PASSED",
    label: "Pass",
    key: "1",
    icon: Check,
    look: "data-[on=true]:bg-ok-soft data-[on=true]:text-ok data-[on=true]:border-ok",
  },
  {
    status: "FAILED",
    label: "Fail",
    key: "2",
    icon: X,
    look: "data-[on=true]:bg-bad-soft data-[on=true]:text-bad data-[on=true]:border-bad",
  },
  {
    status: "SKIPPED",
    label: "Skip",
    key: "3",
    icon: Minus,
    look: "data-[on=true]:bg-idle-soft data-[on=true]:text-idle data-[on=true]:border-idle",
  },
] as const;

interface ItemPlayerProps {
  cycle: TestCycle;
  item: CycleItem;
  onNext: () => void;
  /** The case before it was decided here: what had the focus is gone with it. */
  takesFocus: boolean;
}

/** One case of a cycle, carried out step by step: 1 passes it, 2 fails it, 3 skips it, and the next one comes. */
export function ItemPlayer({ cycle, item, onNext, takesFocus }: ItemPlayerProps) {
  const mayWrite = useMayWrite();
  const isOpen = mayWrite && cycle.status !== "COMPLETED" && item.type === "MANUAL";
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const result = useResult(cycle, item, onNext);
  useHotkeys(isOpen ? Object.fromEntries(verdicts.map(({ key, status }) => [key, () => result.decide(status)])) : {});
  return (
    <article
      ref={box}
      tabIndex={-1}
      className="thin-scroll grid min-h-0 content-start gap-4 overflow-y-auto px-4 py-4 outline-none sm:px-6"
      aria-label={visibleText(item.title)}
    >
      <header className="grid gap-1">
        {item.suite && <p className="text-xs text-ink-soft">{visibleText(item.suite)}</p>}
        <h2 className="text-lg font-semibold break-words">{visibleText(item.title)}</h2>
        <ItemFacts item={item} />
      </header>
      <FailureNotice error={result.save.error} />
      {item.steps.length > 0 && (
        <ol className="grid gap-2">
          {item.steps.map((step, index) => (
            <StepRow
              key={index}
              step={step}
              number={index + 1}
              onDecide={isOpen ? (status) => result.decideStep(index, status) : undefined}
            />
          ))}
        </ol>
      )}
      {isOpen ? (
        <ResultForm item={item} result={result} />
      ) : (
        item.comment && <p className="text-sm whitespace-pre-wrap">{visibleText(item.comment)}</p>
      )}
    </article>
  );
}

/** The comment that is being typed, and what stores the result of a case. */
function useResult(cycle: TestCycle, item: CycleItem, onNext: () => void) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const comment = draft ?? item.comment;
  const save = useMutation({
    mutationFn: (body: ChangeItem) => call("PATCH /api/test-cycles/:id/items/:itemId", { params: { id: cycle.id, itemId: item.id }, body }),
    onSuccess: ({ data }, { status, comment: saved }) => {
      // Do this first: after the cycle is updated, another case may be selected and this player unmounted.
      if (status !== undefined) onNext();
      putInCache(client, data);
      setDraft((typed) => (typed === saved ? undefined : typed));
    },
  });
  const changedComment = comment === item.comment ? {} : { comment };
  return {
    comment,
    setComment: setDraft,
    save,
    saveComment: () => comment !== item.comment && save.mutate({ comment }),
    decide: (status: Verdict) => save.mutate({ status, ...changedComment }),
    // Keep the other steps unchanged: someone else may be editing them.
    decideStep: (index: number, status: CycleStep["status"]) =>
      save.mutate({ steps: item.steps.map((_, at) => (at === index ? { status } : {})) }),
  };
}

function ResultForm({ item, result }: { item: CycleItem; result: ReturnType<typeof useResult> }) {
  const { comment, setComment, saveComment, save, decide } = result;
  return (
    <>
      <label className="grid gap-1">
        <span className="text-sm font-medium">Comment</span>
        <Textarea
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          onBlur={saveComment}
          maxLength={10_000}
          placeholder="Actual result"
        />
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {verdicts.map(({ status, label, key, icon: Icon, look }) => (
          <Button
            key={status}
            size="lg"
            data-on={item.status === status}
            aria-pressed={item.status === status}
            className={look}
            busy={save.isPending && save.variables.status === status}
            onClick={() => decide(status)}
          >
            <Icon aria-hidden="true" />
            {label}
            <Kbd>{key}</Kbd>
          </Button>
        ))}
      </div>
    </>
  );
}

function ItemFacts({ item }: { item: CycleItem }) {
  const look = itemStyles[item.status];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
      <span className={cn("font-medium", look.tone)}>{look.label}</span>
      {item.resultBy && (
        <span>
          {item.resultBy.name}, <RelativeTime at={item.updatedAt} />
        </span>
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

interface StepRowProps {
  step: CycleStep;
  number: number;
  /** Left out when nothing may be changed. */
  onDecide: ((status: CycleStep["status"]) => void) | undefined;
}

function StepRow({ step, number, onDecide }: StepRowProps) {
  return (
    <li
      className={cn(
        "grid gap-x-3 gap-y-1.5 rounded-lg border border-edge bg-surface p-3 text-sm sm:grid-cols-[1.25rem_1fr_1fr_auto]",
        step.status === "FAILED" && "border-bad/50",
        step.status === "PASSED" && "border-ok/40",
      )}
    >
      <span className="tabular text-xs font-medium text-ink-soft">{number}</span>
      <p className="break-words whitespace-pre-wrap">{visibleText(step.action)}</p>
      <p className="break-words whitespace-pre-wrap text-ink-soft">{visibleText(step.expectedResult)}</p>
      {onDecide ? (
        <div className="flex gap-1" role="group" aria-label={`Result of step ${number}`}>
          {verdicts.map(({ status, label, icon: Icon, look }) => (
            <Button
              key={status}
              size="sm"
              tone="quiet"
              aria-label={`${label} step ${number}`}
              aria-pressed={step.status === status}
              data-on={step.status === status}
              className={cn("w-7 px-0", look)}
              onClick={() => onDecide(step.status === status ? "PENDING" : status)}
            >
              <Icon aria-hidden="true" />
            </Button>
          ))}
        </div>
      ) : (
        <span className={cn("text-xs font-medium", itemStyles[step.status].tone)}>{itemStyles[step.status].label}</span>
      )}
    </li>
  );
}
