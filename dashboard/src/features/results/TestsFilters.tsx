import type { RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import { useRef } from "react";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import type { TestsFilter } from "./queries.ts";
import { kindLabels, offeredKinds, type TestKind } from "./test-kinds.ts";

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
      {offeredKinds(counts, kinds).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kinds.includes(kind)}
          onClick={() => toggle(kind)}
          className="inline-flex h-7 items-center gap-1.5 rounded-md border border-edge px-2 text-xs text-ink-soft hover:bg-hover aria-pressed:border-accent/50 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        >
          {kindLabels[kind]} <span className="tabular font-medium">{counts[kind].toLocaleString("en")}</span>
        </button>
      ))}
    </div>
  );
}
