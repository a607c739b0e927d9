import type { RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import { useRef } from "react";
import { cn } from "../../ui/cn.ts";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import type { TestsFilter } from "./queries.ts";
import { kindLabels, offeredKinds, partOf, type TestKind } from "./test-kinds.ts";
import { formatCount } from "../../ui/text/format.ts";

interface TestsFiltersProps {
  filter: TestsFilter;
  /** Of the tests of every kind that match the text. */
  counts: RunTestCounts;
  onChange: (part: { show?: string | undefined; find?: string | undefined }) => void;
}

export function TestsFilters({ filter: { kinds, text }, counts, onChange }: TestsFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkeys({ "/": () => field.current?.focus() });
  const toggle = (kind: TestKind) => {
    const next = kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind];
    onChange({ show: next.length > 0 ? next.join(",") : undefined });
  };
  const offered = offeredKinds(counts, kinds);
  const isPart = (kind: TestKind) => offered.some((other) => other === partOf[kind]);
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-edge px-4 py-2 sm:px-6">
      <TextFilter
        label="Search the tests"
        placeholder="Test, suite, file or error"
        text={text}
        onText={(find) => onChange({ find: find || undefined })}
        field={field}
        className="w-full sm:w-56"
        maxLength={200}
      />
      {offered
        .filter((kind) => !isPart(kind))
        .map((kind) => (
          <span key={kind} className="inline-flex max-w-full flex-wrap gap-y-1.5">
            {[kind, ...offered.filter((other) => partOf[other] === kind)].map((each) => (
              <KindButton
                key={each}
                kind={each}
                count={counts[each]}
                isPart={each !== kind}
                isPressed={kinds.includes(each)}
                onClick={() => toggle(each)}
              />
            ))}
          </span>
        ))}
    </div>
  );
}

interface KindButtonProps {
  kind: TestKind;
  count: number;
  /** The button is attached to that of the kind it belongs to. */
  isPart: boolean;
  isPressed: boolean;
  onClick: () => void;
}

function KindButton({ kind, count, isPart, isPressed, onClick }: KindButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className={cn(
        "-ml-px inline-flex h-7 items-center gap-1.5 border border-edge px-2 text-xs text-ink-soft first:ml-0 first:rounded-l-md last:rounded-r-md hover:bg-hover aria-pressed:border-accent/50 aria-pressed:bg-accent-soft aria-pressed:text-accent-text",
        isPart && "border-dashed",
      )}
    >
      {kindLabels[kind]} <span className="tabular font-medium">{formatCount(count)}</span>
    </button>
  );
}
