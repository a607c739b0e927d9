import type { GeneratedTestCase, UnsureTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { cn } from "../../ui/cn.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { priorityStyles } from "../test-cases/case-styles.ts";

interface ProposedCaseProps {
  proposal: GeneratedTestCase | UnsureTestCase;
  isKept: boolean;
  isLocked: boolean;
  onKeep: (isKept: boolean) => void;
}

/** One proposed case: a check box, and on a click its steps and the sentence it comes from. An unsure one also shows its place and the doubt. */
export function ProposedCase({ proposal, isKept, isLocked, onKeep }: ProposedCaseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { priority, source } = proposal;
  const reason = "reason" in proposal ? proposal.reason : undefined;
  const isRemoved = !isKept && reason === undefined;
  return (
    <li className="grid gap-2 px-4 py-2 text-sm">
      <div className="flex items-center gap-3">
        <Checkbox
          aria-label={`Keep ${proposal.title}`}
          checked={isKept}
          onCheckedChange={(checked) => onKeep(checked === true)}
          disabled={isLocked}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={cn("flex min-w-0 flex-1 items-center gap-2 rounded-sm text-left", isRemoved && "text-ink-soft line-through")}
        >
          <span className="min-w-0 flex-1">{visibleText(proposal.title)}</span>
          <Badge tone={priorityStyles[priority].tone}>{priorityStyles[priority].label}</Badge>
          <ChevronRight aria-hidden="true" className={cn("size-4 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-90")} />
        </button>
      </div>
      {reason !== undefined && (
        <p className="pl-7 text-xs text-ink-soft">
          {source.heading ? `${visibleText(source.heading)}, ` : ""}paragraph {source.paragraph}: {visibleText(reason)}
        </p>
      )}
      {isOpen && (
        <div className="grid gap-2 pb-1 pl-7">
          {proposal.preconditions && <p className="text-xs text-ink-soft">{visibleText(proposal.preconditions)}</p>}
          <ol className="grid list-decimal gap-1 pl-4">
            {proposal.steps.map((step, index) => (
              <li key={index} className="whitespace-pre-line">
                {visibleText(step.action)} <span className="text-ink-soft">→ {visibleText(step.expectedResult)}</span>
              </li>
            ))}
          </ol>
          <blockquote className="border-l-2 border-edge-strong/50 pl-2.5 text-xs text-ink-soft">
            {source.heading && <b className="font-medium">{visibleText(source.heading)}: </b>}
            {visibleText(source.quote)}
          </blockquote>
        </div>
      )}
    </li>
  );
}
