import type { GeneratedTestCase, UnsureTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { ProposedCase } from "./ProposedCase.tsx";

interface ProposedCasesProps {
  label: string;
  /** A sentence below the label. */
  hint?: string;
  cases: readonly (GeneratedTestCase | UnsureTestCase)[];
  /** The cases that are not selected. */
  left: ReadonlySet<GeneratedTestCase>;
  isLocked: boolean;
  onKeep: (cases: readonly GeneratedTestCase[], isKept: boolean) => void;
}

/** A group of proposed cases with a check box for all of them. */
export function ProposedCases({ label, hint, cases, left, isLocked, onKeep }: ProposedCasesProps) {
  const chosen = cases.filter((each) => !left.has(each)).length;
  return (
    <section aria-label={label} className="overflow-hidden rounded-xl border border-edge bg-surface">
      <div className="grid gap-1 border-b border-edge bg-sunken px-4 py-2">
        <label className="flex items-center gap-3 text-sm font-medium">
          <Checkbox
            checked={chosen === 0 ? false : chosen === cases.length ? true : "indeterminate"}
            onCheckedChange={() => onKeep(cases, chosen < cases.length)}
            disabled={isLocked}
          />
          <span className={hint ? "min-w-0 flex-1" : "min-w-0 flex-1 truncate"}>{label}</span>
          <span className="tabular text-xs font-normal text-ink-soft">
            {chosen} of {cases.length}
          </span>
        </label>
        {hint && <p className="pl-7 text-xs text-ink-soft">{hint}</p>}
      </div>
      <ul className="divide-y divide-edge">
        {cases.map((each, index) => (
          <ProposedCase
            key={`${each.title} ${index}`}
            proposal={each}
            isKept={!left.has(each)}
            isLocked={isLocked}
            onKeep={(isKept) => onKeep([each], isKept)}
          />
        ))}
      </ul>
    </section>
  );
}
