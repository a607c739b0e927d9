import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useEffect, useId, useRef } from "react";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { Button } from "../../../ui/Button.tsx";
import { cn } from "../../../ui/cn.ts";
import { Textarea } from "../../../ui/fields/Input.tsx";
import { Kbd } from "../../../ui/text/Kbd.tsx";
import { ValueList } from "../../../ui/text/ValueList.tsx";
import { usePastedFiles } from "../../../ui/use-pasted-files.ts";
import { useHotkeys } from "../../../ui/use-hotkeys.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { caseLabel } from "../../test-cases/case-styles.ts";
import { AttachmentsOfItem } from "../../test-cases/attachments/AttachmentsOfItem.tsx";
import { useMayWrite } from "../../auth/queries.ts";
import { CaseTexts } from "./CaseTexts.tsx";
import { ItemFacts } from "./ItemFacts.tsx";
import { IssueFromFailure } from "./IssueFromFailure.tsx";
import { ItemIssues } from "./ItemIssues.tsx";
import { Screenshots } from "./Screenshots.tsx";
import { useAddScreenshots } from "./attach-screenshots.ts";
import { StepRow } from "./StepRow.tsx";
import { type ItemResult, useItemResult } from "./use-item-result.ts";
import { verdicts } from "./verdicts.ts";

interface ItemPlayerProps {
  cycle: TestCycle;
  item: CycleItem;
  onNext: () => void;
  /** The case before it was decided here: what had the focus is gone with it. */
  takesFocus: boolean;
}

/** One case of a cycle, executed step by step. The key 1 passes it, 2 fails it, 3 skips it, and the next case follows. */
export function ItemPlayer({ cycle, item, onNext, takesFocus }: ItemPlayerProps) {
  const mayWrite = useMayWrite();
  const isOpen = mayWrite && cycle.status !== "COMPLETED" && item.type === "MANUAL";
  // The failure that completes a cycle still needs its comment.
  const mayComment = mayWrite && (item.type === "MANUAL" || item.status === "FAILED");
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    // On a phone the page is still where the case before it ended.
    box.current?.scrollIntoView({ block: "start" });
  }, [takesFocus]);
  const result = useItemResult(cycle, item, onNext);
  const { addAll } = useAddScreenshots({ cycleId: cycle.id, itemId: item.id });
  const onAdd = mayComment ? addAll : undefined;
  usePastedFiles(mayComment, addAll);
  useHotkeys(isOpen ? Object.fromEntries(verdicts.map(({ key, status }) => [key, () => result.decide(status)])) : {});
  return (
    <article
      ref={box}
      tabIndex={-1}
      className="thin-scroll grid content-start gap-4 px-4 py-4 outline-none max-md:min-w-0 sm:px-6 md:min-h-0 md:overflow-y-auto"
      aria-label={visibleText(item.title)}
    >
      <header className="grid gap-1">
        <p className="text-xs text-ink-soft">
          {[item.testCaseNumber === null ? "" : caseLabel({ number: item.testCaseNumber }), visibleText(item.suite)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <h2 className="text-lg font-semibold break-words">{visibleText(item.title)}</h2>
        <ItemFacts item={item} />
      </header>
      <FailureNotice error={result.save.error} />
      <ValueList values={item.customFields} />
      <CaseTexts texts={item} />
      {item.testCaseId && <AttachmentsOfItem caseId={item.testCaseId} />}
      {item.steps.length > 0 && (
        <ol className="grid gap-2 [&_*]:scroll-mb-20" aria-label="Steps">
          {item.steps.map((step, index) => (
            <StepRow
              key={index}
              step={step}
              number={index + 1}
              onDecide={isOpen ? (status) => result.changeStep(index, { status }) : undefined}
              onComment={mayComment ? (comment) => result.changeStep(index, { comment }) : undefined}
              screenshots={<Screenshots cycle={cycle} item={item} step={index} onAdd={step.status === "FAILED" ? onAdd : undefined} />}
              issues={<ItemIssues cycle={cycle} item={item} step={index} />}
            />
          ))}
        </ol>
      )}
      {mayComment ? (
        <CaseComment result={result} />
      ) : (
        item.comment && <p className="text-sm whitespace-pre-wrap">{visibleText(item.comment)}</p>
      )}
      <Screenshots cycle={cycle} item={item} step={undefined} onAdd={onAdd} />
      {item.status === "FAILED" ? (
        <IssueFromFailure cycle={cycle} item={item} />
      ) : (
        <ItemIssues cycle={cycle} item={item} step={undefined} />
      )}
      {isOpen && <ResultButtons item={item} result={result} />}
    </article>
  );
}

function CaseComment({ result: { comment, setComment, saveComment } }: { result: ItemResult }) {
  const id = useId();
  return (
    <div className="grid max-w-3xl gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        Comment
      </label>
      <Textarea
        id={id}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        onBlur={saveComment}
        maxLength={10_000}
        placeholder="Actual result"
      />
    </div>
  );
}

/** The result of the whole case, in reach while its steps scroll. */
function ResultButtons({ item, result: { save, decide } }: { item: CycleItem; result: ItemResult }) {
  return (
    <div
      role="group"
      aria-label="Result of the case"
      className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-2 border-t border-edge bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 md:-bottom-4"
    >
      {verdicts.map(({ status, label, key, icon: Icon, look }) => (
        <Button
          key={status}
          size="lg"
          data-on={item.status === status}
          aria-pressed={item.status === status}
          className={cn("max-md:flex-1", look)}
          busy={save.isPending && save.variables.status === status}
          onClick={() => decide(status)}
        >
          <Icon aria-hidden="true" />
          {label}
          <Kbd className="max-md:hidden">{key}</Kbd>
        </Button>
      ))}
    </div>
  );
}
