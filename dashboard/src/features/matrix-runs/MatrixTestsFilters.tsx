import type { RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import { useRef } from "react";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { type MatrixTestsFilter, type ShownKind, shownKinds } from "./matrix-tests-query.ts";

// Not the filters of a run's tests: the run's page, which is near its limit of bytes, would load them from a file of their own.
const labels: Record<ShownKind, string> = { failed: "Failed", flaky: "Flaky", passed: "Passed", skipped: "Skipped" };

interface MatrixTestsFiltersProps {
  filter: MatrixTestsFilter;
  counts: RunTestCounts;
  onChange: (filter: MatrixTestsFilter) => void;
}

export function MatrixTestsFilters({ filter, counts, onChange }: MatrixTestsFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-edge px-4 py-2 sm:px-6">
      <TextFilter
        label="Search the tests"
        placeholder="Test, suite, file or error"
        text={filter.text}
        onText={(text) => onChange({ ...filter, text })}
        field={field}
        className="w-full sm:w-56"
        maxLength={200}
      />
      {shownKinds
        .filter((kind) => counts[kind] > 0 || filter.kind === kind)
        .map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={filter.kind === kind}
            onClick={() => onChange({ ...filter, kind: filter.kind === kind ? undefined : kind })}
            className="inline-flex h-7 items-center gap-1.5 rounded-md border border-edge px-2 text-xs text-ink-soft hover:bg-hover aria-pressed:border-accent/50 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          >
            {labels[kind]} <span className="tabular font-medium">{formatCount(counts[kind])}</span>
          </button>
        ))}
    </div>
  );
}
