import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import type { RunSearch } from "../executions/run-search.ts";
import { FailureCard } from "./FailureCard.tsx";
import { formatCount } from "../../ui/text/format.ts";

interface FailuresProps {
  run: Execution;
  failures: readonly ListedTest[];
  chosenId: string | undefined;
  onChange: (part: Pick<RunSearch, "tab" | "test">) => void;
}

/** The failed tests with their errors. `j` and `k` go from one to the next. */
export function Failures({ run, failures, chosenId, onChange }: FailuresProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = failures.findIndex(({ id }) => id === chosenId);
  const focus = (index: number) => {
    const card = list.current?.children[index];
    card?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  };
  const go = (step: 1 | -1) => {
    const next = chosen < 0 ? 0 : Math.min(failures.length - 1, Math.max(0, chosen + step));
    const test = failures[next];
    if (test) onChange({ tab: "overview", test: test.id });
    focus(next);
  };
  useHotkeys({ j: () => go(1), k: () => go(-1) });
  useEffect(() => {
    if (chosen >= 0) focus(chosen);
    // A link names a test; later the keys move.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const total = run.tests?.failed ?? failures.length;
  return (
    <section aria-labelledby="failed-tests" className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="failed-tests" className="text-sm font-semibold">
          Failed tests <span className="tabular font-normal text-ink-soft">{formatCount(total)}</span>
        </h3>
        <Link
          to="/runs/$id"
          params={{ id: run.id }}
          search={{ tab: "tests", show: "failed" }}
          className="shrink-0 text-xs text-accent-text underline underline-offset-2"
        >
          {total > failures.length ? `Show all ${formatCount(total)}` : "Show in Tests"}
        </Link>
      </div>
      <ul ref={list} className="grid gap-2.5">
        {failures.map((test, index) => (
          <FailureCard key={test.id} run={run} test={test} isChosen={index === chosen} />
        ))}
      </ul>
    </section>
  );
}
