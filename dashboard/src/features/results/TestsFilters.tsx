import type { RunTestCounts } from "@gantry/contract/executions.ts";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Input } from "../../ui/Input.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import type { TestsFilter } from "./queries.ts";
import { kindWords, offeredKinds, type TestKind } from "./test-kinds.ts";

interface TestsFiltersProps {
  filter: TestsFilter;
  /** Of the tests that match the text, whatever their kind. */
  counts: RunTestCounts;
  onChange: (part: { show?: string | undefined; find?: string | undefined }) => void;
}

const typingPauseMs = 250;

export function TestsFilters({ filter: { kinds, text }, counts, onChange }: TestsFiltersProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onChange({ find: typed.trim() || undefined }), typingPauseMs);
    return () => clearTimeout(timer);
    // Only what is typed starts the pause.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  useHotkeys({ "/": () => field.current?.focus() });
  const toggle = (kind: TestKind) => {
    const next = kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind];
    onChange({ show: next.length > 0 ? next.join(",") : undefined });
  };
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-edge px-4 py-2 sm:px-6">
      <Input
        ref={field}
        type="search"
        icon={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="Test, suite, file or error"
        aria-label="Search the tests"
        className="w-full sm:w-56"
        maxLength={200}
        spellCheck={false}
      />
      {offeredKinds(counts, kinds).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kinds.includes(kind)}
          onClick={() => toggle(kind)}
          className="inline-flex h-7 items-center gap-1.5 rounded-md border border-edge px-2 text-xs text-ink-soft hover:bg-hover aria-pressed:border-accent/50 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        >
          {kindWords[kind]} <span className="tabular font-medium">{counts[kind].toLocaleString("en")}</span>
        </button>
      ))}
    </div>
  );
}
